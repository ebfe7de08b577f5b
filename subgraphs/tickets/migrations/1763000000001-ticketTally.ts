import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps counts of tickets beside the tickets, because an exact count over a million rows takes a scan.
 * Changes are only ever appended, so that writers never wait for each other on a counter; a sweep folds them.
 */
export class TicketTally1763000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table ticket_tally (
      kind ticket_kind not null, status ticket_status not null, priority ticket_priority not null, is_it boolean not null, count bigint not null)`);
    const group = `kind, status, priority, category_id is not distinct from 1`;
    const append = (name: string, events: string, body: string) => [
      `create function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      `create trigger ${name} after ${events} for each statement execute function ${name}()`,
    ];
    const statements = [
      ...append(
        'ticket_tally_insert',
        'insert on ticket referencing new table as added',
        `insert into tickets.ticket_tally select ${group}, count(*) from added where deleted_at is null group by 1, 2, 3, 4;`,
      ),
      ...append(
        'ticket_tally_delete',
        'delete on ticket referencing old table as gone',
        `insert into tickets.ticket_tally select ${group}, -count(*) from gone where deleted_at is null group by 1, 2, 3, 4;`,
      ),
      ...append(
        'ticket_tally_update',
        'update on ticket referencing old table as gone new table as added',
        `insert into tickets.ticket_tally select ${group}, sum(n) from
           (select *, -1 as n from gone where deleted_at is null union all select *, 1 from added where deleted_at is null) changed
         group by 1, 2, 3, 4 having sum(n) <> 0;`,
      ),
    ];
    for (const statement of statements) await runner.query(statement);
    await runner.query(
      `insert into ticket_tally select ${group}, count(*) from ticket where deleted_at is null group by 1, 2, 3, 4`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
