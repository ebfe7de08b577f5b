import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours are grouped by week for everyone together. */
export class Figures1771310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index timesheet_of_week on timesheet (week_start_date, employee_id)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
