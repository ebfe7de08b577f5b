import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names and address of a sign-in as every search compares them, for all that there are. */
export class FoldedSearch1769000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists pg_trgm with schema public');
    await runner.query(`alter table user_account add column search_text text not null
      generated always as (fold_text(btrim(first_name || ' ' || last_name) || chr(10) || email)) stored`);
    // A person who has one name stands by it among the last names.
    await runner.query('drop index user_account_name');
    await runner.query(
      `create index user_account_name on user_account (coalesce(nullif(last_name, ''), first_name), first_name, id)`,
    );
    await runner.query(
      'create index user_account_search on user_account using gin (search_text gin_trgm_ops)',
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
