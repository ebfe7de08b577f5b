import { certain } from '../../kit/graphql/loader.js';
import { dayIn } from '../../kit/config/calendar.js';
import type { RequestContext } from '../../kit/request/context.js';
import { requireViewer } from '../../kit/request/viewer.js';
import type { ResolverFn, Resolvers } from '../generated/resolvers.js';
import { askByVersion, confirmPolicy, listMyPolicies } from './confirm.service.js';
import { mayManage } from './policy.access.js';
import { POLICY_AUDIENCE } from './policy.kinds.js';
import {
  findPolicy,
  findVersion,
  policyById,
  previousOf,
  textByVersion,
  versionByArticle,
  versionById,
} from './policy.loader.js';
import type { PolicyRow, PolicyVersionRow } from './policy.loader.js';
import { beginVersion, createPolicy, discardDraft, updatePolicy } from './policy.service.js';
import { isPossible, POLICY_STATUS, POLICY_VERSION_STATUS } from './policy.status.js';
import { listPolicies, listVersions } from './policyList.service.js';
import { countsByVersion, exportReaders, listReaders, remindReaders } from './policyReaders.service.js';
import { publishPolicy, withdrawVersion } from './publish.service.js';

const manages = (context: RequestContext): boolean => mayManage(requireViewer(context));

const isLate = (
  { dueOn, confirmedAt }: { dueOn: string; confirmedAt: string | null },
  { config }: RequestContext,
): boolean => confirmedAt === null && dueOn < dayIn(config.organisation.timeZone);

const onPolicy =
  (test: (row: PolicyRow) => boolean): ResolverFn<boolean, PolicyRow, RequestContext, object> =>
  (row, _args, context) =>
    manages(context) && test(row);

const onVersion =
  (test: (row: PolicyVersionRow) => boolean): ResolverFn<boolean, PolicyVersionRow, RequestContext, object> =>
  (row, _args, context) =>
    manages(context) && test(row);

const countOf = async (id: number, context: RequestContext) =>
  (await countsByVersion(context).load(id)) ?? { asked: 0, confirmed: 0 };

export const policyResolvers = {
  PolicyStatus: POLICY_STATUS,
  PolicyVersionStatus: POLICY_VERSION_STATUS,
  PolicyAudience: POLICY_AUDIENCE,
  Query: {
    policies: (_root, args, context) => listPolicies(context, args),
    policy: (_root, { id }, context) => findPolicy(context, id),
    policyVersions: (_root, args, context) => listVersions(context, args),
    policyVersion: (_root, { policyId, number }, context) => findVersion(context, policyId, number),
    myPolicies: (_root, args, context) => listMyPolicies(context, args),
    policyReaders: (_root, args, context) => listReaders(context, args),
  },
  Mutation: {
    createPolicy: (_root, { input }, context) => createPolicy(context, input),
    updatePolicy: (_root, args, context) => updatePolicy(context, args),
    beginPolicyVersion: (_root, { id }, context) => beginVersion(context, id),
    discardPolicyDraft: (_root, { id }, context) => discardDraft(context, id),
    publishPolicy: (_root, args, context) => publishPolicy(context, args),
    withdrawPolicyVersion: (_root, args, context) => withdrawVersion(context, args),
    confirmPolicy: (_root, args, context) => confirmPolicy(context, args),
    remindPolicyReaders: (_root, args, context) => remindReaders(context, args),
    exportPolicyReaders: (_root, args, context) => exportReaders(context, args),
  },
  KbArticle: {
    policy: ({ id, isPolicy }, _args, context) => (isPolicy ? versionByArticle(context).load(id) : null),
  },
  Policy: {
    __resolveReference: ({ id }, context) => policyById(context).load(Number(id)),
    current: ({ currentId }, _args, context) => certain(versionById(context).load(currentId)),
    scheduled: ({ scheduledId }, _args, context) =>
      scheduledId === null ? null : versionById(context).load(scheduledId),
    draft: ({ draftId }, _args, context) => (draftId === null ? null : versionById(context).load(draftId)),
    owner: ({ ownerId }) => ({ id: ownerId }),
    viewerCan: (row) => row,
  },
  PolicyActions: {
    update: onPolicy(() => true),
    begin: onPolicy(({ draftId }) => draftId === null),
    publish: onPolicy(({ draftId }) => draftId !== null),
  },
  PolicyVersion: {
    content: async ({ id }, _args, context) => (await textByVersion(context).load(id))?.content ?? '',
    previous: ({ id }, _args, context) => previousOf(context).load(id),
    departments: ({ departmentIds, departmentNames }) =>
      departmentIds.map((id, at) => ({ id, name: departmentNames[at] ?? '' })),
    asked: async ({ id }, _args, context) => (manages(context) ? (await countOf(id, context)).asked : null),
    confirmed: async ({ id }, _args, context) =>
      manages(context) ? (await countOf(id, context)).confirmed : null,
    viewerAsked: ({ id }, _args, context) => askByVersion(context).load(id),
    viewerCan: (row) => row,
  },
  PolicyVersionActions: {
    confirm: async ({ id, status }, _args, context) => {
      const asked = await askByVersion(context).load(id);
      return asked?.confirmedAt === null && isPossible('confirm', status);
    },
    withdraw: onVersion(({ status }) => isPossible('withdraw', status)),
    readReaders: onVersion(({ status }) => status !== 'draft'),
  },
  PolicyAsk: {
    policyVersion: ({ versionId }, _args, context) => certain(versionById(context).load(versionId)),
    isLate: (row, _args, context) => isLate(row, context),
  },
  PolicyReader: {
    isLate: (row, _args, context) => isLate(row, context),
  },
} satisfies Resolvers;
