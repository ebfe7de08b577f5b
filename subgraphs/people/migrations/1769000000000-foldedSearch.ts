import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts that lists are searched by, of each table; anyone who has one name has no blank behind it. */
const SEARCHED: Readonly<Record<string, readonly string[]>> = {
  employee: [
    "btrim(first_name || ' ' || last_name)",
    'email',
    'employee_number',
    'job_title',
    "coalesce(department_name, '')",
  ],
  job_posting: ['title', 'department_name', 'location'],
  job_application: ['applicant_name', 'job_title'],
};

/**
 * One folding for every search; the texts of before, too, because columns and indexes are made for every row
 * that there is.
 */
export class FoldedSearch1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, texts] of Object.entries(SEARCHED)) {
      await runner.query(`alter table ${table} drop column search_text`);
      await runner.query(`alter table ${table} add column search_text text not null
        generated always as (fold_text(${texts.join(' || chr(10) || ')})) stored`);
      // More is known of it than of other columns, lest a rare word pass for a common one.
      await runner.query(`alter table ${table} alter column search_text set statistics 1000`);
      await runner.query(`create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`);
      await runner.query(`analyze ${table}`);
    }
    // A person who has one name stands by it among the last names.
    await runner.query('drop index employee_by_last_name');
    await runner.query(
      `create index employee_by_last_name on employee (coalesce(nullif(last_name, ''), first_name), id)`,
    );
    await runner.query('drop index time_entry_search');
    await runner.query(`create index time_entry_search on time_entry
      using gin (fold_text(project || chr(10) || task_description || chr(10) || coalesce(notes, '')) gin_trgm_ops)`);
    await runner.query('alter index time_entry_search alter column 1 set statistics 1000');
    await runner.query('analyze time_entry');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
