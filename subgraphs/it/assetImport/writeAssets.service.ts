import { refuseChanged } from '../../kit/import/importDoor.js';
import type { Recheck } from '../../kit/import/importDoor.js';
import { endImport, ROWS_AT_ONCE, showWritten } from '../../kit/import/importJob.js';
import type { ImportJob } from '../../kit/import/importJob.js';
import { tableColumnsOf } from '../../kit/postgres/entityColumns.js';
import type { Queryable } from '../../kit/postgres/queryable.js';
import { Asset } from '../asset/asset.entity.js';
import { tellAssets } from '../asset/tellAssets.service.js';
import { headOf } from './assetImport.kinds.js';

// Statements about rows `r` of import $1, whose `data` says what the columns of an asset shall be.

/** An asset with the serial number, or the tag, came into the register after the file was read. */
const KNOWN_NOW = `update import_row r set data = r.data || '{"known": true}'
  where r.job_id = $1 and (exists (select from asset a where a.tag = r.data ->> 'tag')
    or lower(r.data ->> 'serial_number') in (select lower(a.serial_number) from asset a))`;
const NEW = `r.job_id = $1 and not r.data ? 'known'`;

/** Locks the counters of all prefixes in the file, in one order, until the transaction ends. */
const HOLD_COUNTERS = `insert into asset_tag_counter (prefix, last_number)
  select distinct r.data ->> 'prefix', 0 from import_row r where ${NEW} order by 1
  on conflict (prefix) do update set last_number = asset_tag_counter.last_number`;

/** What may have become wrong since the file was read, with the column that gets the words. */
const RECHECKED: readonly Recheck[] = [
  {
    column: headOf('category'),
    reason: 'This category was removed or its prefix changed.',
    // Locked until the transaction ends.
    rows: `with locked as (select c.id, c.prefix from asset_category c where c.id in (select (r.data ->> 'category_id')::int from import_row r where ${NEW}) for share)
      select r.row_number from import_row r where ${NEW}
        and not exists (select from locked where locked.id = (r.data ->> 'category_id')::int and locked.prefix = r.data ->> 'prefix')`,
  },
  {
    column: headOf('tag'),
    reason: 'This tag was given meanwhile.',
    rows: `select r.row_number from import_row r join asset_tag_counter t on t.prefix = r.data ->> 'prefix'
      where ${NEW} and (r.data ->> 'number')::int <= t.last_number`,
  },
];

/** Given tags advance the counter; generated ones follow, in the order of the file, without a gap. */
const RAISE_COUNTERS = `update asset_tag_counter t set last_number = greatest(t.last_number, g.number)
  from (select r.data ->> 'prefix' as prefix, max((r.data ->> 'number')::int) as number from import_row r where ${NEW} group by 1) g
  where g.prefix = t.prefix and g.number is not null`;
const GIVE_TAGS = `with numbered as (
    select r.place, r.data ->> 'prefix' as prefix, t.last_number + row_number() over (partition by t.prefix order by r.place) as number
    from import_row r join asset_tag_counter t on t.prefix = r.data ->> 'prefix' where ${NEW} and not r.data ? 'tag'),
  raised as (
    update asset_tag_counter t set last_number = n.number from (select prefix, max(number) as number from numbered group by 1) n
    where n.prefix = t.prefix)
  update import_row r set data = r.data || jsonb_build_object('tag', n.prefix || '-' || lpad(n.number::text, greatest(3, length(n.number::text)), '0'))
  from numbered n where r.job_id = $1 and r.place = n.place`;
const GIVE_NUMBERS = `update import_row r set data = r.data || jsonb_build_object('id', nextval(pg_get_serial_sequence('asset', 'id'))) where ${NEW}`;

/** As `keepHolder` writes down one. */
const KEEP_HOLDERS = `insert into holder (user_id, full_name, department_id, department_name, works_here)
  select distinct on (1) (r.data ->> 'holder_id')::int, r.data #>> '{holder,fullName}', (r.data #>> '{holder,department,id}')::int,
    r.data #>> '{holder,department,name}', true
  from import_row r where ${NEW} and r.data ? 'holder' order by 1
  on conflict (user_id) do update set full_name = excluded.full_name, department_id = excluded.department_id,
    department_name = excluded.department_name`;

/** Columns whose value the table makes. */
const MADE = new Set(['version', 'created_at', 'updated_at']);
const WRITTEN = tableColumnsOf(Asset)
  .map(({ column }) => column)
  .filter((column) => !MADE.has(column));

/** The assets with who has them, the work on them, their timelines and their entries in the audit trail, as for one. */
const INSERT = `with wanted as materialized (
    select (r.data ->> 'id')::int as id, j.started_by_id, r.data ->> 'started_by_name' as started_by_name, (r.data ->> 'assigned_date')::date as assigned_date
    from import_row r join import_job j on j.id = r.job_id where r.job_id = $1 and r.place between $2 and $3),
  made as (
    insert into asset (${WRITTEN.join(', ')})
    select ${WRITTEN.map((column) => `a.${column}`).join(', ')}
    from import_row r cross join lateral jsonb_populate_record(null::asset, r.data) a
    where ${NEW} and r.place between $2 and $3 order by r.place
    returning *),
  written as (
    select m.*, w.started_by_id, w.started_by_name, w.assigned_date from made m join wanted w on w.id = m.id),
  given as (
    insert into asset_assignment (asset_id, user_id, assigned_by_id, assigned_by_name, assigned_date, condition_on_assignment)
    select id, holder_id, started_by_id, started_by_name, assigned_date, condition from written where holder_id is not null),
  repaired as (
    insert into asset_maintenance (asset_id, created_by_id, created_by_name)
    select id, started_by_id, started_by_name from written where status = 'maintenance'),
  timeline as (
    insert into history (object_type, object_id, changed_by_id, field, before, after)
    select 'asset', w.id::text, w.started_by_id, c.* from written w left join holder h on h.user_id = w.holder_id
      cross join lateral (values ('holder', null, h.full_name), ('status', 'available', w.status::text)) c(field, before, after)
    where case c.field when 'status' then w.status in ('assigned', 'maintenance') else h.user_id is not null end),
  noted as (
    insert into audit (actor_user_id, action, object_type, object_id, after)
    select started_by_id, 'asset.create', 'asset', id::text, jsonb_build_object('tag', tag, 'name', name, 'status', status,
      'purchaseCost', purchase_cost, 'assignedTo', holder_id, 'import', $1::int)
    from written)
  select count(*)::int as made from made`;

/**
 * Writes all assets of an import in the transaction of the caller. The counters are locked first, so that a colleague
 * who adds an asset meanwhile gets a number after these. @throws ImportRefusal when something has changed
 */
export async function writeAssets(tx: Queryable, { id, total }: ImportJob): Promise<void> {
  await tx.query(HOLD_COUNTERS, [id]);
  await tx.query(KNOWN_NOW, [id]);
  await refuseChanged(tx, id, RECHECKED);
  for (const step of [RAISE_COUNTERS, GIVE_TAGS, GIVE_NUMBERS, KEEP_HOLDERS]) await tx.query(step, [id]);
  let all = 0;
  // In batches, so that no statement comes near its timeout.
  for (let place = 0; place < total; place += ROWS_AT_ONCE) {
    const inserted = await tx.one<{ made: number }>(INSERT, [id, place, place + ROWS_AT_ONCE - 1]);
    all += inserted?.made ?? 0;
    await showWritten(tx, Math.min(total, place + ROWS_AT_ONCE));
  }
  await tellAssets(tx, `a.id in (select (r.data ->> 'id')::int from import_row r where ${NEW})`, id);
  await tx.query('update import_job set made = $2, known = known + total - $2 where id = $1', [id, all]);
  await endImport(tx, id, 'done');
}
