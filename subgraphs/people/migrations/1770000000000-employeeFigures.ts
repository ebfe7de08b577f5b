import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Badge numbers by the time, figures from one narrow index, and anyone who can be named as a manager. */
export class EmployeeFigures1770000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Prefix and time (B5.8), such as EMP1764104046123007: milliseconds, and a sequence number for people hired in
    // the same one.
    await runner.query(`create or replace function next_badge() returns text language sql volatile as $$
      select 'EMP' || floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text
        || lpad((nextval('people.employee_badge') % 1000)::text, 3, '0') $$`);
    await runner.query(
      'create index employee_figures on employee (employment_status, department_id, employment_type, hire_date)',
    );
    await runner.query(`create index employee_leading on employee (first_name, last_name, id)
      where employment_status = 'active' and job_title ~* 'manager|director|lead|head|senior'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
