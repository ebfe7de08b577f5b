import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `alter table learning_path_item
     alter column course_id drop not null,
     add column certification_id integer references certification (id) on delete cascade,
     add constraint learning_path_item_one_thing check (num_nonnulls(course_id, certification_id) = 1),
     add constraint learning_path_item_certified_once unique (path_id, certification_id)`,
  `create index learning_path_item_of_certification on learning_path_item (certification_id)
     where certification_id is not null`,
];

/** A step of a path is a course or a certification. */
export class PathSteps1770900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
