import type { TestSubgraph } from '../../kit/testing/subgraph.js';
import type { Viewer } from '../../kit/request/viewer.js';
import { addApplication } from '../application/application.factory.js';
import { CHANGE, READ, storedApplications } from './applications.js';
import type { Answer, Application } from './applications.js';

export const LISTS = ['jobApplications', 'myJobApplications'] as const;

interface Listed {
  list: { count: number; results: { id: string; rating: number | null; statusId: number }[] };
}

/** Applications for the posting of a test, `me`'s own unless said otherwise: added, read, changed and listed. */
export function applicationDesk(test_: () => TestSubgraph, me: Viewer, posting: () => string) {
  const change = (
    who: Viewer | null,
    id: string,
    input: Record<string, unknown>,
    version?: number,
    more: { idempotencyKey?: string } = {},
  ): Answer => test_().run<{ it: Application }>(who, CHANGE, { id, input, version }, more);
  const list = (who: Viewer | null, args = '', name: (typeof LISTS)[number] = 'jobApplications') =>
    test_().run<Listed>(
      who,
      `{ list: ${name}${args && `(${args})`} { count results { id rating statusId } } }`,
    );
  const idsOf = async (...asked: Parameters<typeof list>) => {
    const { data, errors } = await list(...asked);
    expect([errors, data.list.count]).toEqual([[], data.list.results.length]);
    return data.list.results.map(({ id }) => id);
  };
  return {
    change,
    list,
    idsOf,
    add: (given: Partial<Parameters<typeof addApplication>[1]> = {}) =>
      addApplication(test_().database, {
        jobPostingId: posting(),
        applicantId: me.userId,
        applicantName: 'Olive Winter',
        ...given,
      }),
    read: (who: Viewer | null, id: string) => test_().run<{ it: Application | null }>(who, READ, { id }),
    /** The application as a permitted reader sees it. */
    shown: async (who: Viewer, id: string) =>
      (await test_().run<{ it: Application }>(who, READ, { id })).data.it,
    /** The refusal of a change after which everything is as it was. */
    refused: async (who: Viewer | null, id: string, input: Record<string, unknown>, version?: number) => {
      const before = await storedApplications(test_());
      const { errors } = await change(who, id, input, version);
      expect([await storedApplications(test_()), errors.length]).toEqual([before, 1]);
      return errors[0];
    },
    lastAudit: () =>
      test_().database.one(
        'select actor_user_id as "by", action, object_id as "id", before, after from audit order by audit.id desc limit 1',
      ),
  };
}
