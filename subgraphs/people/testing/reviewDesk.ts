import { viewer } from '../../kit/testing/viewers.js';
import type { Actor, As } from '../../kit/testing/actors.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { addEmployee } from '../employee/employee.factory.js';
import { graphql } from './graphql.js';

export const Review = graphql(`
  query OneReview($id: Int!) {
    performanceReview(id: $id) {
      id
      cycle {
        id
        name
        questions
        progress {
          total
        }
      }
      employeeId
      employeeName
      departmentName
      managerName
      state
      isLate
      selfAnswers
      rating
      strengths
      improvements
      reviewedByName
      sharedByName
      comment
      version
      calibrations {
        ratingBefore
        ratingAfter
        reason
        byName
      }
      goals {
        id
        title
      }
      viewerCan {
        writeSelf
        writeManager
        finishManager
        calibrate
        share
        acknowledge
      }
    }
  }
`);
export const Reviews = graphql(`
  query Reviews(
    $cycleId: [Int!]
    $state: [ReviewState!]
    $employeeId: [Int!]
    $departmentId: [Int!]
    $scope: ReviewScope
    $isLate: Boolean
    $search: String
  ) {
    performanceReviews(
      cycleId: $cycleId
      state: $state
      employeeId: $employeeId
      departmentId: $departmentId
      scope: $scope
      isLate: $isLate
      search: $search
    ) {
      count
      results {
        id
        employeeName
        state
        isLate
      }
    }
  }
`);
export const WriteSelf = graphql(`
  mutation WriteSelf($id: Int!, $input: SelfReviewInput!, $version: Int) {
    writeSelfReview(id: $id, input: $input, version: $version) {
      id
      state
      selfAnswers
      version
    }
  }
`);
export const WriteManager = graphql(`
  mutation WriteManager($id: Int!, $input: ManagerReviewInput!, $version: Int) {
    writeManagerReview(id: $id, input: $input, version: $version) {
      id
      state
      rating
      strengths
      improvements
      reviewedByName
      version
    }
  }
`);
export const Calibrate = graphql(`
  mutation Calibrate($id: Int!, $input: CalibrationInput!, $version: Int) {
    calibrateReview(id: $id, input: $input, version: $version) {
      id
      state
      rating
      version
    }
  }
`);
export const Share = graphql(`
  mutation Share($id: Int!, $version: Int) {
    shareReview(id: $id, version: $version) {
      id
      state
      sharedByName
    }
  }
`);
export const Acknowledge = graphql(`
  mutation Acknowledge($id: Int!, $input: AcknowledgementInput!, $version: Int) {
    acknowledgeReview(id: $id, input: $input, version: $version) {
      id
      state
      comment
    }
  }
`);

/** The reviewed person, and the people around them. */
export interface ReviewCast {
  own: { id: number; userId: number };
  me: Actor;
  boss: Actor;
  /** Without a report. */
  strangers: [who: string, person: Actor][];
  /** HR with their own employment record, under the same manager. */
  hr: Actor & { recordId: number };
  admin: Actor;
}

/** Adds them to the emptied table. */
export async function addReviewCast(database: Queryable, as: As): Promise<ReviewCast> {
  const boss = await addEmployee(database, { firstName: 'Boss', lastName: 'Marsh' });
  const team = { managerId: boss.id };
  const own = await addEmployee(database, { firstName: 'Olive', lastName: 'Winter', ...team });
  const other = await addEmployee(database, { firstName: 'Other', lastName: 'Reed', ...team });
  const hr = await addEmployee(database, { firstName: 'Priya', lastName: 'Raman', ...team });
  const record = ({ id, userId }: { id: number; userId: number }) => ({ employeeId: id, userId });
  return {
    own,
    me: as(viewer([], { ...record(own), fullName: 'Olive Winter' })),
    boss: as(
      viewer(['Manager'], {
        ...record(boss),
        fullName: 'Boss Marsh',
        reportUserIds: [own.userId, other.userId, hr.userId],
      }),
    ),
    hr: { ...as(viewer(['HR'], { ...record(hr), fullName: 'Priya Raman' })), recordId: hr.id },
    admin: as(viewer(['Administrator'])),
    strangers: [
      ['a colleague of the same manager', as(viewer([], record(other)))],
      ['a manager of others', as(viewer(['Manager'], { reportUserIds: [other.userId] }))],
      ['the manager’s manager', as(viewer(['Manager'], { reportUserIds: [boss.userId] }))],
      ['IT staff', as(viewer(['IT Staff']))],
      ['an analyst', as(viewer(['Analyst']))],
    ],
  };
}
