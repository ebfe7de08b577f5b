import Fastify from 'fastify';
import pg from 'pg';
import { portableTypes } from '../subgraphs/kit/portableTypes.js';

/**
 * The floor: the framework and the driver we use ourselves, one prepared statement, JSON straight out; no sign-in, no rules, no
 * graph. Nothing on Node that reads the same rows is much faster, so our figures are shares of this one.
 */
const [port, url] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 8, options: '-c search_path=tickets,public', types: portableTypes });

const LIST = {
  name: 'list',
  text: `select t.id, t.kind, t.title, t.status, t.priority, t.created_at as "createdAt", t.updated_at as "updatedAt",
    t.created_by_name as "createdByName", t.created_by_department as "createdByDepartment", t.assigned_to_name as "assignedToName"
    from ticket t where t.deleted_at is null and ($1::text is null or t.title ilike $1 or t.description ilike $1 or t.created_by_name ilike $1)
    order by t.created_at desc, t.id desc limit 50 offset $2`,
};

const app = Fastify();
app.get<{ Querystring: { offset?: string; search?: string } }>('/list', async ({ query }) => {
  const { rows } = await pool.query<Record<string, unknown>>({ ...LIST, values: [query.search ? `%${query.search}%` : null, Number(query.offset ?? 0)] });
  return { results: rows };
});
await app.listen({ port: Number(port), host: '127.0.0.1' });
process.stdout.write('ready\n');
