import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Assets are ordered by the number in their tag: LAP-999 stands before LAP-1000. */
export class TagOrder1770400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table asset add column tag_order text not null
      generated always as (regexp_replace(tag, '\\d+$', '') || lpad(substring(tag from '\\d+$'), 10, '0')) stored`);
    await runner.query('create index asset_tag_order on asset (tag_order, id)');
    await runner.query('analyze asset');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
