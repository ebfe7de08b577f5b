import { inDays } from '../../kit/testing/time/days.js';
import type { Database } from '../../kit/postgres/database.js';
import type { Actor } from '../../kit/testing/actors.js';
import type { VariablesOf } from '../../kit/testing/document.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { policyEvents } from '../policy/policyAsk.service.js';
import { answerOfOthers } from './assets.js';
import { graphql } from './graphql.js';

const FIELDS = graphql(`
  fragment PolicyFields on Policy {
    id
    title
    status
    current {
      number
      status
    }
    draft {
      number
      title
      content
      effectiveOn
      confirmBy
      audience
      departments {
        id
        name
      }
    }
    ownerId
    ownerName
    nextReview
    articleId
    version
    viewerCan {
      update
      begin
      publish
    }
  }
`);

export const CreatePolicy = graphql(
  `
    mutation CreatePolicy($input: PolicyInput!) {
      createPolicy(input: $input) {
        ...PolicyFields
      }
    }
  `,
  FIELDS,
);
export const UpdatePolicy = graphql(
  `
    mutation UpdatePolicy($id: Int!, $input: PolicyChanges!, $version: Int) {
      updatePolicy(id: $id, input: $input, version: $version) {
        ...PolicyFields
      }
    }
  `,
  FIELDS,
);
export const BeginVersion = graphql(
  `
    mutation BeginPolicyVersion($id: Int!) {
      beginPolicyVersion(id: $id) {
        ...PolicyFields
      }
    }
  `,
  FIELDS,
);
export const DiscardDraft = graphql(`
  mutation DiscardPolicyDraft($id: Int!) {
    discardPolicyDraft(id: $id)
  }
`);
export const PublishPolicy = graphql(
  `
    mutation PublishPolicy($id: Int!, $version: Int) {
      publishPolicy(id: $id, version: $version) {
        ...PolicyFields
      }
    }
  `,
  FIELDS,
);
export const WithdrawVersion = graphql(
  `
    mutation WithdrawPolicyVersion($id: Int!, $number: Int!) {
      withdrawPolicyVersion(id: $id, number: $number) {
        ...PolicyFields
      }
    }
  `,
  FIELDS,
);
export const ReadPolicy = graphql(
  `
    query ReadPolicy($id: Int!) {
      policy(id: $id) {
        ...PolicyFields
      }
    }
  `,
  FIELDS,
);
export const ListPolicies = graphql(`
  query ListPolicies($status: [PolicyStatus!], $search: String, $reviewBy: Date) {
    policies(status: $status, search: $search, reviewBy: $reviewBy) {
      count
      results {
        id
        title
        status
      }
    }
  }
`);
export const ReadVersion = graphql(`
  query ReadPolicyVersion($policyId: Int!, $number: Int!) {
    policyVersion(policyId: $policyId, number: $number) {
      number
      status
      title
      content
      effectiveOn
      publishedByName
      asked
      confirmed
      previous {
        number
        content
      }
      viewerAsked {
        dueOn
        confirmedAt
      }
      viewerCan {
        confirm
        withdraw
        readReaders
      }
    }
  }
`);
export const ListVersions = graphql(`
  query ListPolicyVersions($policyId: Int!) {
    policyVersions(policyId: $policyId) {
      count
      results {
        number
        status
      }
    }
  }
`);
export const ConfirmPolicy = graphql(`
  mutation ConfirmPolicy($id: Int!, $number: Int!) {
    confirmPolicy(id: $id, number: $number) {
      dueOn
      confirmedAt
      policyVersion {
        number
      }
    }
  }
`);
export const MyPolicies = graphql(`
  query MyPolicies($isConfirmed: Boolean) {
    myPolicies(isConfirmed: $isConfirmed) {
      count
      results {
        dueOn
        isLate
        confirmedAt
        policyVersion {
          policyId
          number
          title
        }
      }
    }
  }
`);
/** The required fields to publish a new policy. */
export const TRAVEL = () => ({
  title: 'Travel and expenses',
  content: '# Travel\nBook trains first.',
  nextReview: inDays(300),
  confirmBy: inDays(14),
});

/** Tells the subgraph, as `people` does, who works where since when. */
export async function tellOf(
  database: Database,
  ...people: {
    who: Pick<Viewer, 'userId' | 'fullName'>;
    department?: 1 | 2;
    since?: string;
    worksHere?: boolean;
  }[]
): Promise<void> {
  await database.system((tx) =>
    policyEvents['employees.state'](tx, {
      people: people.map(({ who, department = 1, since = '2020-01-06', worksHere = true }) => ({
        userId: who.userId,
        fullName: who.fullName,
        departmentId: department,
        departmentName: department === 1 ? 'Engineering' : 'Design',
        hireDate: since,
        worksHere,
      })),
    }),
  );
}

/** The steps of a policy's life, as one person takes them; each must succeed. */
export const policyStepsOf = (who: Actor) => ({
  create: async (given: Partial<VariablesOf<typeof CreatePolicy>['input']> = {}) =>
    (await who.ask(CreatePolicy, { input: { ...TRAVEL(), ...given } })).createPolicy,
  change: async (id: number, input: VariablesOf<typeof UpdatePolicy>['input']) =>
    (await who.ask(UpdatePolicy, { id, input })).updatePolicy,
  begin: async (id: number) => (await who.ask(BeginVersion, { id })).beginPolicyVersion,
  publish: async (id: number) => (await who.ask(PublishPolicy, { id })).publishPolicy,
  withdraw: async (id: number, number: number) =>
    (await who.ask(WithdrawVersion, { id, number })).withdrawPolicyVersion,
});

/** For `describeSubgraph`: the subgraph without policies, articles and people. */
export const noPolicies = {
  graph: answerOfOthers,
  emptied: ['policy', 'article', 'person'],
};
