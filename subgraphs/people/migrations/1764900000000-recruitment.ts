import type { MigrationInterface, QueryRunner } from 'typeorm';

const LOOKUPS: Readonly<Record<string, readonly (readonly [code: string, label: string])[]>> = {
  posting_status: [
    ['active', 'Active'],
    ['draft', 'Draft'],
    ['closed', 'Closed'],
    ['on_hold', 'On Hold'],
  ],
  posting_priority: [
    ['urgent', 'Urgent'],
    ['high', 'High'],
    ['medium', 'Medium'],
    ['low', 'Low'],
  ],
  employment_status: [
    ['active', 'Active'],
    ['inactive', 'Inactive'],
    ['on_leave', 'On Leave'],
    ['terminated', 'Terminated'],
    ['probation', 'Probation'],
  ],
  application_status: [
    ['submitted', 'Submitted'],
    ['under_review', 'Under Review'],
    ['interview_scheduled', 'Interview Scheduled'],
    ['interviewed', 'Interviewed'],
    ['offer_extended', 'Offer Extended'],
    ['accepted', 'Accepted'],
    ['rejected', 'Rejected'],
    ['withdrawn', 'Withdrawn'],
  ],
};

/**
 * Fixed lists (their numbers are a contract, decision H1), job postings, applications and recommendations,
 * with an index for every filter and order of their lists.
 */
export class Recruitment1764900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create table lookup (kind text not null, id integer not null, code text not null, label text not null, primary key (kind, id), constraint lookup_code unique (kind, code))',
    );
    for (const [kind, entries] of Object.entries(LOOKUPS)) {
      for (const [place, [code, label]] of entries.entries())
        await runner.query('insert into lookup values ($1, $2, $3, $4)', [kind, place + 1, code, label]);
    }
    await postings(runner);
    await applications(runner);
    await recommendations(runner);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}

async function postings(runner: QueryRunner): Promise<void> {
  // The department's name is copied as on employee, and for the same reason. `applications_count` is counted
  // again, under the posting's lock, by every change of applications (R2).
  await runner.query(`create table job_posting (
    id uuid primary key default gen_random_uuid(),
    title text collate "und-x-icu" not null,
    department_id integer not null,
    department_name text collate "und-x-icu" not null,
    location text collate "und-x-icu" not null,
    job_type text not null default 'full_time' check (job_type in ('full_time', 'part_time', 'contract', 'temporary', 'intern')),
    experience_level text not null default 'entry' check (experience_level in ('entry', 'mid', 'senior', 'lead', 'manager', 'executive')),
    salary_range text,
    salary_min numeric(12, 2) check (salary_min >= 0),
    salary_max numeric(12, 2) check (salary_max >= 0),
    description text not null default '',
    requirements text[] not null default '{}',
    responsibilities text[] not null default '{}',
    benefits text,
    hiring_manager_id integer constraint job_posting_hiring_manager references employee (id),
    remote_allowed boolean not null default false,
    positions_available integer not null default 1 check (positions_available >= 1),
    application_deadline date,
    priority_id integer not null default 3 check (priority_id between 1 and 4),
    status_id integer not null default 1 check (status_id between 1 and 4),
    is_active boolean not null default true,
    applications_count integer not null default 0,
    posted_date date not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    search_text text not null generated always as (lower((title || chr(10) || department_name || chr(10) || location) collate "und-x-icu")) stored,
    constraint job_posting_salary check (salary_max >= salary_min),
    constraint job_posting_department foreign key (department_id, department_name) references department (id, name) on update cascade)`);
  await runner.query('create index job_posting_search on job_posting using gin (search_text gin_trgm_ops)');
  for (const [name, columns] of [
    ['by_created', 'created_at, id'],
    ['by_posted', 'posted_date, id'],
    ['by_title', 'title, id'],
    ['by_deadline', 'application_deadline, id'],
    ['by_applications', 'applications_count, id'],
    ['of_status', 'status_id, created_at, id'],
    ['of_priority', 'priority_id, created_at, id'],
    ['of_department', 'department_id, created_at, id'],
    ['of_type', 'job_type, created_at, id'],
    ['of_level', 'experience_level, created_at, id'],
    ['of_manager', 'hiring_manager_id'],
  ] as const) {
    await runner.query(`create index job_posting_${name} on job_posting (${columns})`);
  }
  await runner.query(
    'create index job_posting_open on job_posting (created_at, id) where status_id = 1 and is_active',
  );
}

async function applications(runner: QueryRunner): Promise<void> {
  await runner.query(`create table job_application (
    id uuid primary key default gen_random_uuid(),
    posting_id uuid not null references job_posting (id) on delete cascade,
    applicant_id integer not null,
    applicant_name text collate "und-x-icu" not null,
    status_id integer not null default 1 check (status_id between 1 and 8),
    cover_letter text not null default '',
    current_position text not null default '',
    additional_info text not null default '',
    years_experience integer check (years_experience between 0 and 60),
    expected_salary numeric(12, 2) check (expected_salary >= 0),
    availability_date date,
    resume_key text not null references file (key),
    rating numeric(2, 1) check (rating between 0 and 5),
    review_notes text,
    interview_date timestamptz,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now())`);
  await runner.query(
    'create unique index job_application_once on job_application (applicant_id, posting_id)',
  );
  await runner.query(
    'create index job_application_search on job_application using gin (lower(applicant_name collate "und-x-icu") gin_trgm_ops)',
  );
  for (const [name, columns] of [
    ['own', 'applicant_id, created_at, id'],
    ['of_posting', 'posting_id, created_at, id'],
    ['by_created', 'created_at, id'],
    ['by_rating', 'rating, id'],
    ['by_status', 'status_id, id'],
    ['of_status', 'status_id, created_at, id'],
    ['resume', 'resume_key'],
  ] as const) {
    await runner.query(`create index job_application_${name} on job_application (${columns})`);
  }
  await runner.query(`create function count_applications() returns trigger language plpgsql as $$
    declare changed uuid;
    begin
      changed := case when tg_op = 'DELETE' then old.posting_id else new.posting_id end;
      perform 1 from people.job_posting where id = changed for update;
      update people.job_posting set applications_count = (select count(*) from people.job_application where posting_id = changed) where id = changed;
      return null;
    end $$`);
  await runner.query(
    'create trigger job_application_count after insert or delete on job_application for each row execute function count_applications()',
  );
}

async function recommendations(runner: QueryRunner): Promise<void> {
  await runner.query(`create table recommendation_run (
    id integer generated always as identity primary key,
    user_id integer not null,
    requested_by integer not null,
    started_at timestamptz not null default now(),
    resume_sha256 text,
    method text check (method in ('ai_search', 'keyword_match')),
    jobs_processed integer not null default 0,
    jobs_searched integer not null default 0,
    finished_at timestamptz)`);
  await runner.query(
    'create index recommendation_run_of on recommendation_run (user_id, resume_sha256, finished_at)',
  );
  await runner.query('create index recommendation_run_by on recommendation_run (requested_by, started_at)');
  await runner.query('create index recommendation_run_age on recommendation_run (started_at)');
  await runner.query(`create table recommendation (
    id integer generated always as identity primary key,
    run_id integer not null references recommendation_run (id) on delete cascade,
    posting_id uuid not null references job_posting (id) on delete cascade,
    place integer not null,
    match_percentage integer not null check (match_percentage between 0 and 100),
    matches jsonb not null,
    constraint recommendation_place unique (run_id, place))`);
  await runner.query('create index recommendation_of_posting on recommendation (posting_id)');
}
