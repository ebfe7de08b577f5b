import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Of many postings few are switched off, and after years few take applications: both lists have their index,
 * and so has the order by deadline, none being the last. Searched texts keep more statistics, or a rare word
 * may be taken for a common one and looked for row by row.
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
