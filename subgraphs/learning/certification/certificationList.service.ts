import type { RequestContext } from '../../kit/request/context.js';
import { listRows, Where } from '../../kit/request/list.js';
import type { ListArgs, Page } from '../../kit/request/list.js';
import { requireViewer } from '../../kit/request/viewer.js';
import { finishOverdue } from '../attempt/overdue.service.js';
import { narrowToValid, today } from '../certificate/certificate.loader.js';
import { database } from '../database.js';
import type { QueryCertificationsArgs } from '../generated/schema.js';
import { narrowToOffered } from './certification.access.js';
import type { Certification } from './certification.entity.js';
import { CERTIFICATION_COLUMNS } from './certification.loader.js';

/** There are a few dozen at most: they are read whole. */
const listWhere = (where: Where, args: ListArgs): Promise<Page<Certification>> =>
  listRows<Certification & Record<string, unknown>>(
    database,
    {
      select: CERTIFICATION_COLUMNS,
      from: 'certification c',
      where: where.search(args.search, 'fold_text(c.name)', 'fold_text(c.description)'),
      order: { name: 'c.name', createdAt: 'c.created_at' },
      defaultOrder: 'name',
      tie: 'c.id',
    },
    args,
  );

/** One page of the certifications, by name. @throws BAD_USER_INPUT, NOT_FOUND past the end */
export async function listCertifications(
  context: RequestContext,
  args: QueryCertificationsArgs,
): Promise<Page<Certification>> {
  const where = narrowToOffered(new Where(), requireViewer(context));
  return listWhere(args.isActive == null ? where : where.and('c.is_active = ?', args.isActive), args);
}

/** One page of the certifications whose exam the viewer may take. @throws as listCertifications */
export async function listAvailable(context: RequestContext, args: ListArgs): Promise<Page<Certification>> {
  const viewer = requireViewer(context);
  await finishOverdue(context, viewer.userId);
  const where = narrowToOffered(new Where().and('c.is_active'), viewer);
  const own = new Where();
  own.params.push(...where.params);
  narrowToValid(own.and('t.certification_id = c.id').and('t.user_id = ?', viewer.userId), today(context));
  const available = new Where().and(
    `${where.sql} and not exists (select from certificate t where ${own.sql})`,
  );
  available.params.push(...own.params);
  return listWhere(available, args);
}
