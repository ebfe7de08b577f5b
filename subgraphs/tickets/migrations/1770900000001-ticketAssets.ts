import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tickets by the tag of the asset that they name, however it is spelled, in the order in which they were made. */
export class TicketAssets1770900000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index ticket_asset on ticket (fold_text(details->>'assetTag'), created_at, id)
      where details->>'assetTag' is not null and deleted_at is null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
