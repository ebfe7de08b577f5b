import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What leave needs of the database: no two requests of one person over the same days, a document, and a
 * history of every status.
 */
export class LeaveRules1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists btree_gist with schema public`);
    // Whatever happens at the same time, and also when a request is reopened (L1).
    await runner.query(`alter table ticket add constraint ticket_leave_overlap
      exclude using gist (created_by_id with =, daterange(start_date, end_date, '[]') with &&)
      where (kind = 'leave-request' and deleted_at is null and status in ('open', 'in_progress', 'waiting_response', 'resolved'))`);

    await runner.query(
      `alter table ticket add column document jsonb constraint ticket_document check (document is null or kind = 'leave-request')`,
    );

    await runner.query(`create table ticket_status_change (
      id integer generated always as identity primary key,
      ticket_id integer not null references ticket (id),
      from_status ticket_status not null,
      to_status ticket_status not null,
      changed_by_id integer not null,
      changed_by_name text not null,
      changed_at timestamptz not null default now())`);
    await runner.query(`create index ticket_status_change_of on ticket_status_change (ticket_id, id)`);

    // Orders and search that only the list of leave requests has.
    for (const column of ['start_date', 'end_date', 'leave_type']) {
      await runner.query(
        `create index leave_by_${column} on ticket (${column}, id) where kind = 'leave-request' and deleted_at is null`,
      );
    }
    await runner.query(
      `create index leave_by_created_at on ticket (created_at, id) where kind = 'leave-request' and deleted_at is null`,
    );
    await runner.query(`create index leave_reason_search on ticket using gin ((details->>'reason') gin_trgm_ops) with (gin_pending_list_limit = 256)
      where kind = 'leave-request' and deleted_at is null`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
