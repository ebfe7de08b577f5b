import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Comments on tickets. Rows are only ever added. */
export class TicketComments1763800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Like the ids of tickets: random from the upper half on feedback, so that no id reveals when, or after which
    // other comment, its author wrote.
    await runner.query(`create sequence ticket_comment_id as integer maxvalue 999999999`);
    await runner.query(`create table ticket_comment (
      id integer primary key default nextval('ticket_comment_id'),
      ticket_id integer not null references ticket (id),
      position integer not null check (position >= 1),
      body text not null constraint ticket_comment_body check (char_length(body) between 1 and 5000),
      is_internal boolean not null default false,
      created_by_id integer,
      created_by_name text,
      created_at timestamptz not null default clock_timestamp(),
      constraint ticket_comment_position unique (ticket_id, position),
      constraint ticket_comment_id_half check ((ticket_id >= 1000000000) = (id >= 1000000000)),
      constraint ticket_comment_author check ((created_by_id is null) = (created_by_name is null) and (created_by_id is not null or ticket_id >= 1000000000)))`);
    await runner.query(`alter sequence ticket_comment_id owned by ticket_comment.id`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
