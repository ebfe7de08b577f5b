import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places from which people signed in, as hashes: failures of others do not shut them out there. */
export class Places1766000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table known_place (
      user_id integer not null references user_account (id) on delete cascade,
      kind varchar(10) not null, place_hash char(64) not null,
      last_used_at timestamptz not null default now(),
      primary key (user_id, place_hash),
      constraint known_place_kind check (kind in ('device', 'network')))`);
    await runner.query('create index known_place_last_used on known_place (last_used_at)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
