import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../kit/postgres/queryable.js';

interface GivenApplication {
  /** Id of the posting. */
  jobPostingId: string;
  /** User id. */
  applicantId: number;
  applicantName?: string;
  /** Number in the fixed list application_status. */
  statusId?: number;
  coverLetter?: string;
  currentPosition?: string;
  yearsExperience?: number | null;
  rating?: number | null;
  reviewNotes?: string | null;
  interviewDate?: string | null;
  createdAt?: string | null;
}

/**
 * An application with the row of its resume, whose bytes nobody has put into the store; a new one unless told
 * otherwise. @returns its id
 */
export async function addApplication(database: Queryable, given: GivenApplication): Promise<string> {
  const row = await database.one<{ id: string }>(
    `with kept as (
       insert into file (key, owner, name, content_type, size, sha256)
       values ($1, 'application:' || $2::int, 'Resume.pdf', 'application/pdf', 60000, repeat('0', 64)) returning key)
     insert into job_application (posting_id, applicant_id, applicant_name, status_id, cover_letter, current_position, years_experience, rating, review_notes,
       interview_date, resume_key, created_at, updated_at, told_at)
     select $3, $2, $4, $5, $6, $7, $8, $9, $10, $11, key, coalesce($12::timestamptz, now()), coalesce($12::timestamptz, now()), coalesce($12::timestamptz, now()) from kept returning id`,
    [
      `people/${randomUUID()}.pdf`,
      given.applicantId,
      given.jobPostingId,
      given.applicantName ?? `Person ${given.applicantId}`,
      given.statusId ?? 1,
      given.coverLetter ?? 'I would like to work on this with you.',
      given.currentPosition ?? 'Engineer',
      given.yearsExperience ?? null,
      given.rating ?? null,
      given.reviewNotes ?? null,
      given.interviewDate ?? null,
      given.createdAt ?? null,
    ],
  );
  if (!row) throw new Error('The application was not inserted.');
  return row.id;
}
