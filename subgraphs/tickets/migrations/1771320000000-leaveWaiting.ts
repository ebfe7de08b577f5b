import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Leave that is not decided yet, the oldest first: few rows, however much leave there has been. */
export class LeaveWaiting1771320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index leave_waiting on ticket (created_at, id)
      where kind = 'leave-request' and deleted_at is null and status in ('open', 'in_progress', 'waiting_response')`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
