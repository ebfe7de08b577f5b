import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Grouped figures over many tickets are read from narrow indexes, without the tickets themselves. */
export class TicketFigures1771310000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index ticket_figures on ticket (created_at) include (kind, status, priority, category_id, created_by_department)
         where deleted_at is null and kind <> 'feedback'`,
    );
    await runner.query(
      `create index ticket_figures_done on ticket ((coalesce(resolved_at, updated_at)))
         include (resolved_at, updated_at, created_at, kind, status, priority, category_id, created_by_department)
         where deleted_at is null and kind <> 'feedback' and status in ('resolved', 'closed')`,
    );
    await runner.query(
      `create index ticket_figures_open on ticket (status) include (created_at, kind, priority, category_id, created_by_department)
         where deleted_at is null and kind <> 'feedback' and status in ('open', 'in_progress', 'waiting_response')`,
    );
    await runner.query(
      `create index ticket_figures_leave on ticket (end_date, start_date) include (leave_type, created_by_id, created_by_department)
         where deleted_at is null and kind = 'leave-request' and status = 'resolved'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
