import { createHash, randomUUID } from 'node:crypto';
import type { Disk } from 'flydrive';
import type { Queryable } from '../kit/postgres/queryable.js';
import { demoApplications } from './demo/recruitment/applications.js';
import type { DemoApplication } from './demo/recruitment/applications.js';
import { demoPostings } from './demo/recruitment/postings.js';
import type { DemoPosting, PostingPerson } from './demo/recruitment/postings.js';
import { resumePdf } from './demo/recruitment/resumePdf.js';

export interface RecruitmentPlan {
  people: readonly PostingPerson[];
  /** YYYY-MM-DD. */
  today: string;
  /** The organisation's, in which days begin. */
  timeZone: string;
  /** Where the applicants' resumes go. */
  store: Disk;
}

/** @returns the ids in the order of the postings */
async function seedPostings(
  tx: Queryable,
  postings: readonly DemoPosting[],
  timeZone: string,
): Promise<string[]> {
  const given = postings.map(({ pay, range, ...posting }) => ({
    id: randomUUID(),
    ...posting,
    least: pay?.[0],
    most: pay?.[1],
    range,
  }));
  await tx.query(
    `insert into job_posting (id, title, department_id, department_name, location, job_type, experience_level, salary_range, salary_min, salary_max, description, requirements,
       responsibilities, benefits, hiring_manager_id, remote_allowed, positions_available, application_deadline, priority_id, status_id, is_active, posted_date, created_at, updated_at)
     select g.id, g.title, d.id, d.name, g.location, g.type, g.level, g.range, g.least, g.most, g.description, g.requirements, g.responsibilities, g.benefits, e.id, g.remote,
       g.positions, g."applicationDeadline", g."priorityId", g."statusId", g."isActive", g."postedDate", made.at, made.at
     from jsonb_to_recordset($1) as g (id uuid, title text, department text, location text, type text, level text, range text, least numeric, most numeric, description text,
       requirements text[], responsibilities text[], benefits text, "hiringManagerUserId" int, remote boolean, positions int, "applicationDeadline" date, "priorityId" int,
       "statusId" int, "isActive" boolean, "postedDate" date)
     join department d on d.name = g.department left join employee e on e.user_id = g."hiringManagerUserId"
     cross join lateral (select least(now(), (g."postedDate" + time '09:00') at time zone $2) as at) made`,
    [JSON.stringify(given), timeZone],
  );
  return given.map(({ id }) => id);
}

async function seedApplications(
  tx: Queryable,
  applications: readonly DemoApplication[],
  ids: readonly string[],
  { store, timeZone }: RecruitmentPlan,
): Promise<void> {
  const given = applications.map(({ changes, ...application }) => ({
    ...application,
    id: randomUUID(),
    postingId: ids[application.posting],
    key: `people/${randomUUID()}.pdf`,
    changedAt: changes.at(-1)?.at ?? application.createdAt,
  }));
  const files = await Promise.all(
    given.map(async ({ key, userId, resumeName, resume }) => {
      const pdf = resumePdf(resume);
      await store.put(key, pdf);
      return {
        key,
        owner: `application:${userId}`,
        name: resumeName,
        size: pdf.length,
        sha256: createHash('sha256').update(pdf).digest('hex'),
      };
    }),
  );
  await tx.query(
    `insert into file (key, owner, name, content_type, size, sha256)
     select g.key, g.owner, g.name, 'application/pdf', g.size, g.sha256 from jsonb_to_recordset($1) as g (key text, owner text, name text, size int, sha256 text)`,
    [JSON.stringify(files)],
  );
  await tx.query(
    `insert into job_application (id, posting_id, applicant_id, applicant_name, status_id, cover_letter, current_position, years_experience, expected_salary, availability_date, resume_key,
       rating, review_notes, interview_date, created_at, updated_at)
     select g.id, g."postingId", g."userId", g."applicantName", g."statusId", g."coverLetter", g."currentPosition", g."yearsExperience", g."expectedSalary", g."availabilityDate", g.key,
       g.rating, g."reviewNotes", g."interviewDate" at time zone $2, made.at, least(now(), g."changedAt" at time zone $2)
     from jsonb_to_recordset($1) as g (id uuid, "postingId" uuid, "userId" int, "applicantName" text, "statusId" int, "coverLetter" text, "currentPosition" text, "yearsExperience" int,
       "expectedSalary" numeric, "availabilityDate" date, key text, rating numeric, "reviewNotes" text, "interviewDate" timestamp, "createdAt" timestamp, "changedAt" timestamp)
     cross join lateral (select least(now(), g."createdAt" at time zone $2) as at) made order by made.at`,
    [JSON.stringify(given), timeZone],
  );
  const changes = applications.flatMap(({ changes: steps }, place) =>
    steps.map((step) => ({ ...step, application: given[place]?.id })),
  );
  await tx.query(
    `insert into history (object_type, object_id, field, before, after, changed_at, changed_by_id)
     select 'jobApplication', g.application, g.field, g.before,
       case when g.field = 'interview_date' then to_char(g.after::timestamp at time zone $2 at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') else g.after end,
       least(now(), g.at at time zone $2), g.by
     from rows from (jsonb_to_recordset($1) as (application text, field text, before text, after text, at timestamp, by int)) with ordinality as g (application, field, before, after, at, by, place) order by g.place`,
    [JSON.stringify(changes), timeZone],
  );
}

/**
 * Fills the empty tables with the demo organisation's job postings and applications; its employment records
 * are in. The resumes are written first: a load that breaks off leaves only bytes, which the sweep of files
 * removes. @returns how many of each
 */
export async function seedRecruitment(
  tx: Queryable,
  plan: RecruitmentPlan,
): Promise<{ postings: number; applications: number }> {
  const postings = demoPostings(plan.people, plan.today);
  const ids = await seedPostings(tx, postings, plan.timeZone);
  const applications = demoApplications(plan.people, postings, plan.today);
  await seedApplications(tx, applications, ids, plan);
  return { postings: ids.length, applications: applications.length };
}
