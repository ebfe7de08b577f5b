import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Few postings are inactive, and after years few accept applications: both lists have an index, and so has the
 * order by deadline with null last. Searched texts have more statistics, because otherwise a rare word may be
 * estimated as common and searched by a scan.
 */
export class PostingLists1764900000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index job_posting_off on job_posting (created_at, id) where not is_active');
    await runner.query('drop index job_posting_by_deadline');
    await runner.query(
      `create index job_posting_by_deadline on job_posting ((coalesce(application_deadline, 'infinity')), id)`,
    );
    await runner.query(
      `create index job_posting_until on job_posting ((coalesce(application_deadline, 'infinity')), id) where status_id = 1 and is_active`,
    );
    await runner.query('alter table job_posting alter column search_text set statistics 1000');
    await runner.query('alter table job_application alter column search_text set statistics 1000');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
