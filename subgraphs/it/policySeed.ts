import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Article } from './article/article.entity.js';
import { keepVersion } from './article/keepVersion.service.js';
import { policyCategory } from './articleCategory/policyCategory.service.js';
import { POLICIES } from './demo/policies.js';
import type { Person } from './person/person.entity.js';
import { keepPeople } from './person/person.service.js';
import { Policy } from './policy/policy.entity.js';
import { NEW_FOR_DAYS } from './policy/policy.kinds.js';
import type { PolicyVersionStatus } from './policy/policy.status.js';
import { CONCERNS } from './policy/policyAsk.service.js';
import { PolicyVersion } from './policy/policyVersion.entity.js';

interface PolicySeedInput {
  /** Everyone with an employee record. */
  people: readonly Person[];
  /** Who publishes them and owns them: people of HR. */
  owners: readonly { userId: number; fullName: string }[];
  /** YYYY-MM-DD. */
  today: string;
}

type Tx = Queryable & { manager: EntityManager };
type Demo = (typeof POLICIES)[number];

const dayFrom = (today: string, days: number) =>
  new Date(Date.parse(`${today}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The article of a policy, which says what the first version says, then what the second does if it is in force. */
async function seedArticle(
  tx: Tx,
  { title, first, second }: Demo,
  { today, owner, isSecond }: { today: string; owner: PolicySeedInput['owners'][number]; isSecond: boolean },
): Promise<number> {
  const at = `${dayFrom(today, -first.effectiveAgo)}T08:00:00Z`;
  const { identifiers } = await tx.manager.insert(Article, {
    ...{ title, content: first.content, questions: [], isPolicy: true, categoryId: await policyCategory(tx) },
    ...{ authorId: owner.userId, authorName: owner.fullName, createdAt: at, updatedAt: at },
  });
  const { id } = identifiers[0] as { id: number };
  await keepVersion(tx, [id], {});
  if (isSecond) {
    await tx.query('update article set content = $2, version = 2, updated_at = $3 where id = $1', [
      id,
      second.content,
      `${dayFrom(today, -second.effectiveAgo)}T08:00:00Z`,
    ]);
    await keepVersion(tx, [id], { editor: owner, changed: ['content'] });
  }
  return id;
}

/** Asks the audience of a version; this many of a hundred have confirmed it, not always the same people. */
async function seedAsks(tx: Queryable, versionId: number, share: number): Promise<void> {
  await tx.query(
    `insert into policy_ask (version_id, user_id, due_on, asked_at)
     select v.id, p.user_id, v.confirm_by, v.published_at from policy_version v join person p on p.works_here and ${CONCERNS}
     where v.id = $1 order by p.user_id`,
    [versionId],
  );
  await tx.query(
    `insert into policy_confirmation (version_id, user_id, confirmed_at)
     select q.version_id, q.user_id, least(q.asked_at + make_interval(hours => 2 + (q.user_id * 7) % 90), now())
     from policy_ask q where q.version_id = $1 and (q.user_id * 37 + q.version_id * 11) % 100 < $2`,
    [versionId, share],
  );
}

const ALL_BUT_FEW = 98;

/** Loads the policies of the demo organisation; the same for the same input. */
export async function seedPolicies(tx: Tx, { people, owners, today }: PolicySeedInput): Promise<void> {
  await keepPeople(tx, people);
  for (const [at, demo] of POLICIES.entries()) {
    const owner = owners[at % Math.max(1, owners.length)] ?? { userId: 0, fullName: 'HR' };
    const status: PolicyVersionStatus =
      demo.confirmed === null ? 'draft' : demo.second.effectiveAgo < 0 ? 'scheduled' : 'in_force';
    const isSecond = status === 'in_force';
    const articleId = await seedArticle(tx, demo, { today, owner, isSecond });
    const { identifiers } = await tx.manager.insert(Policy, {
      articleId,
      ownerId: owner.userId,
      ownerName: owner.fullName,
      nextReview: dayFrom(today, demo.nextReview),
      createdAt: `${dayFrom(today, -demo.first.publishedAgo)}T08:00:00Z`,
    });
    const { id: policyId } = identifiers[0] as { id: number };
    const departments = [
      ...new Map(
        people.flatMap(({ departmentId, departmentName }) =>
          departmentId !== null && demo.departments?.includes(departmentName ?? '')
            ? [[departmentId, departmentName ?? ''] as const]
            : [],
        ),
      ),
    ].sort(([one], [other]) => one - other);
    for (const [place, version] of [demo.first, demo.second].entries()) {
      const isDraft = place === 1 && status === 'draft';
      const isOwn = place === 1 && !isSecond;
      const made = await tx.manager.insert(PolicyVersion, {
        ...{ policyId, number: place + 1, title: demo.title, audience: demo.audience },
        status: place === 1 ? status : isSecond ? 'superseded' : 'in_force',
        departmentIds: departments.map(([id]) => id),
        departmentNames: departments.map(([, name]) => name),
        ...(isOwn ? { content: version.content } : { articleId, articleVersion: place + 1 }),
        effectiveOn: dayFrom(today, -version.effectiveAgo),
        confirmBy: dayFrom(today, version.daysToConfirm - version.publishedAgo),
        ...(!isDraft && {
          newSince: dayFrom(today, -version.publishedAgo - NEW_FOR_DAYS),
          publishedAt: `${dayFrom(today, -version.publishedAgo)}T08:00:00Z`,
          publishedById: owner.userId,
          publishedByName: owner.fullName,
        }),
      });
      const { id } = made.identifiers[0] as { id: number };
      if (!isDraft) await seedAsks(tx, id, place === 0 ? ALL_BUT_FEW : (demo.confirmed ?? 0));
    }
  }
}
