import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A position in a video that comes late does not replace a newer one. */
export class PositionAt1772800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table enrollment add column position_at timestamptz`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
