import type {
  GoalDetailsQuery,
  OwnReviewsQuery,
  ReviewDetailsQuery,
  ReviewCyclesQuery,
} from '../../generated/graphql';
import type { DataOf } from '../graph';

type Review = NonNullable<DataOf<ReviewDetailsQuery>['performanceReview']>;
type Goal = NonNullable<DataOf<GoalDetailsQuery>['goal']>;
type Cycle = DataOf<ReviewCyclesQuery>['reviewCycles']['results'][number];

/** A profile without reviews and goals. */
export const noReviews: DataOf<OwnReviewsQuery> = {
  own: { results: [] },
  team: { results: [] },
  ownGoals: { results: [] },
  teamGoals: { results: [] },
};

const nothing = {
  writeSelf: false,
  writeManager: false,
  finishManager: false,
  calibrate: false,
  share: false,
  acknowledge: false,
};

/** Maya's review in the annual cycle, a draft where nothing else is given. */
export const review = (
  given: Partial<Omit<Review, 'viewerCan'>> = {},
  can: Partial<typeof nothing> = {},
): Review => ({
  id: 7,
  version: 1,
  state: 'DRAFT',
  isLate: false,
  rating: null,
  employeeId: 3,
  employeeName: 'Maya Okafor',
  departmentName: 'Engineering',
  managerName: 'Daniel Cho',
  cycle: {
    id: 2,
    name: 'Annual review 2026',
    periodStart: '2026-01-01',
    periodEnd: '2026-12-31',
    dueDate: '2099-01-31',
    questions: ['What went well?', 'What comes next?'],
    isOpen: true,
  },
  selfAnswers: [],
  selfReviewedAt: null,
  strengths: null,
  improvements: null,
  reviewedByName: null,
  managerReviewedAt: null,
  calibrations: [],
  goals: [],
  sharedByName: null,
  sharedAt: null,
  acknowledgedAt: null,
  comment: '',
  viewerCan: { ...nothing, ...can },
  ...given,
});

/** A goal of Maya's. */
export const goal = (given: Partial<Goal> = {}): Goal => ({
  id: 4,
  title: 'Learn Dutch',
  description: 'B1 by summer.',
  state: 'IN_PROGRESS',
  dueDate: '2027-06-30',
  version: 1,
  employeeName: 'Maya Okafor',
  createdByName: 'Daniel Cho',
  createdAt: '2026-03-02T10:00:00Z',
  notes: [{ id: 1, text: 'First lesson.', byName: 'Maya Okafor', createdAt: '2026-04-02T10:00:00Z' }],
  viewerCan: { update: true },
  ...given,
});

/** The annual cycle as HR sees it. */
export const cycle = (given: Partial<Cycle> = {}): Cycle => ({
  id: 2,
  version: 1,
  name: 'Annual review 2026',
  dueDate: '2026-11-20',
  departments: [],
  isOpen: true,
  progress: { total: 80, draft: 30, selfReviewDone: 20, readyToShare: 3, acknowledged: 12 },
  viewerCan: { close: true, share: true },
  ...given,
});
