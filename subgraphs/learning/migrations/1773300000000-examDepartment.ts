import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exams and certificates are counted by department; earlier ones have none. */
export class ExamDepartment1773300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table exam_attempt add column department_name text`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
