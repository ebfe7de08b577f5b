/**
 * The change that brought each of the tickets $1 to its status, by its approver, its assignee or the last
 * commenter; none if nobody is known.
 */
export const INSERT_HISTORY = `insert into ticket_status_change (ticket_id, from_status, to_status, changed_by_id, changed_by_name, changed_at)
  select t.id, 'open', t.status, coalesce(t.approved_by_id, t.assigned_to_id, c.created_by_id), coalesce(t.approved_by_name, t.assigned_to_name, c.created_by_name), t.updated_at
  from ticket t left join lateral (select created_by_id, created_by_name from ticket_comment where ticket_id = t.id order by position desc limit 1) c on true
  where t.id = any($1::int[]) and t.status <> 'open' and coalesce(t.approved_by_id, t.assigned_to_id, c.created_by_id) is not null`;
