import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the lists of general and IT support tickets order, filter and search by. */
export class SupportTickets1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Ids of feedback stand above all others, so within a status or a priority of all kinds the rows of one
    // kind stand in a row: a list of another kind would walk past every piece of feedback first.
    for (const column of ['status', 'priority']) {
      await runner.query(
        `create index ticket_of_kind_by_${column} on ticket (kind, ${column}, id) where deleted_at is null`,
      );
    }
    await runner.query(
      `create index support_by_category on ticket (kind, category_id, id) where kind in ('it-support', 'general') and deleted_at is null`,
    );
    await runner.query(
      `create index feedback_by_anonymity on ticket (is_anonymous, created_at, id) where kind = 'feedback' and deleted_at is null`,
    );

    // Order, filter and search that only the list of IT support tickets has.
    await runner.query(
      `create index it_by_impact_level on ticket (impact_level, id) where kind = 'it-support' and deleted_at is null`,
    );
    await runner.query(
      `create index it_by_issue_type on ticket (lower(details->>'issueType'), id) where kind = 'it-support' and deleted_at is null`,
    );
    await runner.query(`create index it_search on ticket using gin ((details->>'affectedSystem') gin_trgm_ops, (details->>'assetTag') gin_trgm_ops)
      with (gin_pending_list_limit = 256) where kind = 'it-support' and deleted_at is null`);

    // The leave of one's reports stands by itself in every list of a manager.
    await runner.query(
      `create index leave_by_person on ticket (created_by_id, created_at, id) where kind = 'leave-request' and deleted_at is null`,
    );

    // What the planner knows of an expression it takes from here, never from an index over a part of the
    // rows.
    await runner.query(
      `create statistics ticket_details on (lower(details->>'issueType')), (details->>'feedbackType') from ticket`,
    );
    // Who handles tickets handles some kinds only.
    await runner.query(`create statistics ticket_kind_assignee (mcv) on kind, assigned_to_id from ticket`);
    await runner.query('analyze ticket');
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only.');
  }
}
