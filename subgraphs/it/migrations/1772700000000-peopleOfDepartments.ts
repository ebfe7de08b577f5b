import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People are looked up by their department also after they have left: in the list of who has confirmed a policy. */
export class PeopleOfDepartments1772700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index person_of_department');
    await runner.query('create index person_of_department on person (department_id, user_id)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
