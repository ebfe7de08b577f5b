import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enrollments, attempts and certificates are counted by when they came about. */
export class Figures1771310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index enrollment_by_enrolled on enrollment (enrolled_at)`);
    await runner.query(
      `create index enrollment_by_completed on enrollment (completed_at) where status = 'completed'`,
    );
    await runner.query(`create index exam_attempt_by_start on exam_attempt (started_at)`);
    await runner.query(`create index exam_attempt_by_end on exam_attempt (completed_at)`);
    await runner.query(`create index certificate_by_issue on certificate (issued_date)`);
    await runner.query(`create index certificate_by_expiry on certificate (expiry_date)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
