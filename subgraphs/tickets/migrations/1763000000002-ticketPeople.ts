import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The present address of everyone, kept fresh by events, so that a list of tickets need not ask identity for
 * it.
 */
export class TicketPeople1763000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table person (user_id integer primary key, email text not null)');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
