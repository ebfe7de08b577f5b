import { idOf } from '../../lookup/lookup.fixed.js';
import type { Code } from '../../lookup/lookup.fixed.js';
import { acceptsApplications, DRAFT } from '../../posting/posting.status.js';
import { addDays } from '../../timesheet/week.js';
import { applicationTexts } from './applicationTexts.js';
import type { DemoPosting, PostingPerson } from './postings.js';
import { seededRandom } from '../random.js';
import type { Random } from '../random.js';
import { reviewChanges } from '../reviewChanges.js';
import type { DemoChange } from '../reviewChanges.js';
import { resumeOf } from './resumes.js';
import type { Resume } from './resumes.js';

export type ApplicationStatus = Code<'application_status'>;

/** One application to insert. Instants are wall-clock in the organisation's zone, `YYYY-MM-DD HH:MM:SS`. */
export interface DemoApplication {
  /** Place of the posting in the list of postings. */
  posting: number;
  userId: number;
  applicantName: string;
  statusId: number;
  coverLetter: string;
  currentPosition: string;
  yearsExperience: number;
  expectedSalary: string | null;
  /** YYYY-MM-DD. */
  availabilityDate: string;
  rating: number | null;
  reviewNotes: string | null;
  interviewDate: string | null;
  createdAt: string;
  resumeName: string;
  resume: Resume;
  /** The history of its status, oldest first. */
  changes: DemoChange[];
}

const SEED = 20_270_118;
const MOST_APPLICANTS = 5;

const UNDER_WAY: readonly ApplicationStatus[] = [
  'submitted',
  'under_review',
  'interview_scheduled',
  'interviewed',
  'offer_extended',
  'rejected',
  'submitted',
  'under_review',
];
const { letters: LETTERS, notes: NOTES, own: OWN } = applicationTexts;

function reviewed(
  status: ApplicationStatus,
  today: string,
): Pick<DemoApplication, 'rating' | 'reviewNotes' | 'interviewDate'> {
  const { rating = null, notes: reviewNotes = null } = NOTES[status] ?? {};
  const day = { interview_scheduled: 3, interviewed: -4, offer_extended: -9 }[status as string];
  return { rating, reviewNotes, interviewDate: day === undefined ? null : `${addDays(today, day)} 10:30:00` };
}

interface Given {
  place: number;
  posting: DemoPosting;
  person: PostingPerson;
  status: ApplicationStatus;
  today: string;
  reviewers: readonly number[];
}

function application(
  random: Random,
  { place, posting, person, status, today, reviewers }: Given,
): DemoApplication {
  const last =
    posting.applicationDeadline !== null && posting.applicationDeadline < today
      ? posting.applicationDeadline
      : addDays(today, -1);
  const days = Math.max(0, (Date.parse(last) - Date.parse(posting.postedDate)) / 86_400_000);
  const years = Math.max(
    1,
    Math.floor((Date.parse(today) - Date.parse(person.hireDate)) / 31_557_600_000) + random.below(6),
  );
  const review = reviewed(status, today);
  const createdAt = `${addDays(posting.postedDate, random.below(days + 1))} ${String(11 + random.below(6)).padStart(2, '0')}:${String(random.below(60)).padStart(2, '0')}:00`;
  return {
    posting: place,
    userId: person.userId,
    applicantName: person.fullName,
    statusId: idOf('application_status', status),
    coverLetter: random.pick(LETTERS),
    currentPosition: `${person.jobTitle}, ${person.departmentName}`,
    yearsExperience: years,
    expectedSalary: posting.pay && random.chance(0.6) ? posting.pay[1].toFixed(2) : null,
    availabilityDate: addDays(today, 14 + random.below(60)),
    ...review,
    createdAt,
    resumeName: `Resume ${person.fullName}.pdf`,
    resume: resumeOf(person, years),
    changes: reviewChanges({ status, ...review, createdAt, today, applicant: person.userId, reviewers }),
  };
}

/**
 * Applications for all postings but drafts, the same for the same arguments: those of OWN, and up to five others
 * each, of which a closed position has one accepted. A person does not apply twice, to themselves as hiring
 * manager, or before they worked here. @param today YYYY-MM-DD
 */
export function demoApplications(
  people: readonly PostingPerson[],
  postings: readonly DemoPosting[],
  today: string,
): DemoApplication[] {
  const reviewers = people
    .filter(({ isActive, roles }) => isActive && roles.includes('HR'))
    .map(({ userId }) => userId);
  const accounts = new Set(OWN.map(({ email }) => email));
  const staff = people.filter(
    ({ email, isActive, roles }) => isActive && roles.length === 0 && !accounts.has(email),
  );
  return postings.flatMap((posting, place) => {
    if (posting.statusId === DRAFT) return [];
    const random = seededRandom(SEED + place * 7919);
    const own = OWN.filter(({ title }) => title === posting.title).flatMap(({ email, status }) =>
      people.filter((person) => person.email === email).map((person) => ({ person, status })),
    );
    const fit = staff.filter(
      ({ userId, hireDate }) => userId !== posting.hiringManagerUserId && hireDate < posting.postedDate,
    );
    const count = Math.min(
      fit.length,
      acceptsApplications(posting, today) ? random.below(MOST_APPLICANTS + 1) : MOST_APPLICANTS,
    );
    const others = new Set(Array.from({ length: count }, () => random.pick(fit)));
    const isFilled = posting.statusId === idOf('posting_status', 'closed');
    const applicants = [
      ...own,
      ...[...others].map(
        (person, turn) =>
          ({
            person,
            status: isFilled ? (turn === 0 ? 'accepted' : 'rejected') : random.pick(UNDER_WAY),
          }) as const,
      ),
    ];
    return applicants.map(({ person, status }) =>
      application(random, { place, posting, person, status, today, reviewers }),
    );
  });
}
