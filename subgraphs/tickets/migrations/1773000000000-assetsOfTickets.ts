import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What the tags that tickets name mean, kept fresh by events, so that tickets are counted by model and age.
 * Requests for leave are counted from a narrow index, too.
 */
export class AssetsOfTickets1773000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table asset (tag text primary key, model text, purchase_date date)');
    await runner.query(
      `create index ticket_figures_asset on ticket (created_at)
         where details->>'assetTag' is not null and deleted_at is null and kind <> 'feedback'`,
    );
    await runner.query(
      `create index ticket_figures_asked on ticket (created_at) include (leave_type, status, created_by_id, created_by_department)
         where deleted_at is null and kind = 'leave-request'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
