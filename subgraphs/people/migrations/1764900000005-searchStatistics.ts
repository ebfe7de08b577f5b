import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * As of postings and applications, more is known of what people and time entries are searched by, lest a rare
 * word pass for a common one.
 */
export class SearchStatistics1764900000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table employee alter column search_text set statistics 1000');
    await runner.query('alter index time_entry_search alter column 1 set statistics 1000');
    await runner.query('analyze employee, time_entry');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
