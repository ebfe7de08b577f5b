import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { insertRow } from '../../kit/postgres/insertRow.js';
import { JobApplication } from './application.entity.js';

type Given = Pick<JobApplication, 'jobPostingId' | 'applicantId'> & Partial<JobApplication>;

/**
 * An application with the row of its resume, without a file in the store; status new by default. @returns its id
 */
export async function addApplication(database: Queryable, given: Given): Promise<string> {
  const resumeKey = `people/${randomUUID()}.pdf`;
  await database.query(
    `insert into file (key, owner, name, content_type, size, sha256) values ($1, $2, 'Resume.pdf', 'application/pdf', 60000, repeat('0', 64))`,
    [resumeKey, `application:${given.applicantId}`],
  );
  return insertRow(database, JobApplication, {
    applicantName: `Person ${given.applicantId}`,
    coverLetter: 'I would like to work on this with you.',
    currentPosition: 'Engineer',
    resumeKey,
    updatedAt: given.createdAt,
    toldAt: given.createdAt,
    ...given,
  });
}
