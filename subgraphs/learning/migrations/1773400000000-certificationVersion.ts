import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of two people who change a certification the second is refused. */
export class CertificationVersion1773400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table certification add column version integer not null default 1');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
