import { enumOf } from '../../kit/graphql/enumOf.js';
import { conflict } from '../../kit/request/errors.js';

/** The status of a version of a policy, stored word by its name in the graph. */
export const POLICY_VERSION_STATUS = enumOf('draft', 'scheduled', 'in_force', 'superseded', 'withdrawn');
export type PolicyVersionStatus = (typeof POLICY_VERSION_STATUS)[keyof typeof POLICY_VERSION_STATUS];

/** The status of a policy: what its versions say together. */
export const POLICY_STATUS = enumOf('draft', 'published', 'withdrawn');
export type PolicyStatus = (typeof POLICY_STATUS)[keyof typeof POLICY_STATUS];

type Action =
  'change' | 'discard' | 'schedule' | 'takeEffect' | 'supersede' | 'withdraw' | 'confirm' | 'remind';

interface Step {
  from: readonly PolicyVersionStatus[];
  /** The next status; null if the version is deleted, or stays as it is. */
  to: PolicyVersionStatus | null;
  /** The message in another status. */
  refusal: string;
}

const NO_DRAFT = 'There is no draft. Begin a new version first.';

/** All that can happen to a version of a policy. */
const STEPS: Readonly<Record<Action, Step>> = {
  change: { from: ['draft'], to: null, refusal: NO_DRAFT },
  discard: { from: ['draft'], to: null, refusal: NO_DRAFT },
  schedule: { from: ['draft'], to: 'scheduled', refusal: NO_DRAFT },
  takeEffect: { from: ['draft', 'scheduled'], to: 'in_force', refusal: NO_DRAFT },
  supersede: { from: ['in_force'], to: 'superseded', refusal: 'This version is not in force.' },
  withdraw: {
    from: ['scheduled', 'in_force'],
    to: 'withdrawn',
    refusal: 'Only a published version can be withdrawn.',
  },
  confirm: {
    from: ['scheduled', 'in_force'],
    to: null,
    refusal: 'This version cannot be confirmed any more.',
  },
  remind: {
    from: ['scheduled', 'in_force'],
    to: null,
    refusal: 'People are reminded only of a version that is scheduled or in force.',
  },
};

/** Versions that people are asked to confirm, as SQL. */
export const OPEN = `('scheduled', 'in_force')`;

/** Whether it can happen in this status. */
export const isPossible = (action: Action, status: PolicyVersionStatus): boolean =>
  STEPS[action].from.includes(status);

/** The refusal of an impossible transition. @param status of the version; omitted if there is none */
export const impossible = (action: Action, status?: PolicyVersionStatus) =>
  conflict(STEPS[action].refusal, status);

/** The status after a transition. @throws CONFLICT in a status that does not allow it */
export function statusAfter(action: Action, status: PolicyVersionStatus): PolicyVersionStatus {
  if (!isPossible(action, status)) throw impossible(action, status);
  return STEPS[action].to ?? status;
}
