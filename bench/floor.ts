import Fastify from 'fastify';
import pg from 'pg';
import { portableTypes } from '../subgraphs/kit/postgres/portableTypes.js';

/**
 * The floor: the framework and the driver we use ourselves, one prepared statement, JSON straight out; no
 * sign-in, no rules, no graph. Nothing on Node that reads the same rows is much faster, so our figures are
 * shares of this one.
 */
const [port, url] = process.argv.slice(2);
const pool = new pg.Pool({
  connectionString: url,
  max: 8,
  options: '-c search_path=tickets,public',
  types: portableTypes,
});

const LIST = {
  name: 'list',
  text: `select t.id, t.kind, t.title, t.status, t.priority, t.created_at as "createdAt", t.updated_at as "updatedAt",
    t.created_by_name as "createdByName", t.created_by_department as "createdByDepartment", t.assigned_to_name as "assignedToName"
    from ticket t where t.deleted_at is null and ($1::text is null or fold_text(t.title || chr(10) || t.description) like $1 or fold_text(t.created_by_name) like $1)
    order by t.created_at desc, t.id desc limit 50 offset $2`,
};

const TICKET = {
  name: 'ticket',
  text: 'select id, title, description, status, created_by_name as "createdByName" from ticket where id = $1',
};
const COMMENTS = {
  name: 'comments',
  text: 'select id, body as comment, created_by_name as "createdByName", created_at as "createdAt" from ticket_comment where ticket_id = $1 order by position',
};
const PEOPLE = {
  name: 'people',
  text: `select id, user_id as "userId", first_name || ' ' || last_name as "fullName", job_title as position, department_name as "departmentName", email,
    manager_id as "managerId" from people.employee where is_employed order by first_name, last_name, id`,
};
const CREATE = {
  name: 'create',
  text: `insert into ticket (kind, title, description, leave_type, start_date, end_date, details, created_by_id, created_by_name)
    values ('leave-request', $1, $2, 'sick', $3, $3, jsonb_build_object('reason', $2::text), 1, 'Floor') returning id, title, status`,
};
const PROGRESS = {
  name: 'progress',
  text: `update learning.enrollment set progress = greatest(progress, $3), position_seconds = $4, last_accessed_at = now(), status = 'in_progress'
    where course_id = $1 and user_id = $2 returning id, status, progress`,
};

const app = Fastify();
app.get<{ Querystring: { offset?: string; search?: string } }>('/list', async ({ query }) => {
  const { rows } = await pool.query<Record<string, unknown>>({
    ...LIST,
    values: [query.search ? `%${query.search}%` : null, Number(query.offset ?? 0)],
  });
  return { results: rows };
});
app.get<{ Querystring: { id?: string } }>('/ticket', async ({ query }) => {
  const [ticket, comments] = await Promise.all(
    [TICKET, COMMENTS].map((statement) =>
      pool.query<Record<string, unknown>>({ ...statement, values: [query.id] }),
    ),
  );
  return { ...ticket?.rows[0], comments: comments?.rows };
});
app.get('/people', async () => ({ people: (await pool.query<Record<string, unknown>>(PEOPLE)).rows }));
app.post<{ Body: { title: string; day: string } }>('/leave', async ({ body }) => {
  const { rows } = await pool.query<Record<string, unknown>>({
    ...CREATE,
    values: [body.title, body.title, body.day],
  });
  return rows[0];
});
app.post<{ Body: { course: number; user: number; percent: number; second: number } }>(
  '/progress',
  async ({ body: { course, user, percent, second } }) => {
    const values = [course, user, percent, second];
    return (await pool.query<Record<string, unknown>>({ ...PROGRESS, values })).rows[0];
  },
);
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
