import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the holder got the notice that a certificate ends soon. */
export class EndingCertificates1771000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table certificate add column ending_told_at timestamptz');
    await runner.query(
      `create index certificate_ending on certificate (expiry_date, id) where ending_told_at is null and status = 'active'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
