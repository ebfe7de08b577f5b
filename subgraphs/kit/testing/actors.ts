import type { Viewer } from '../request/viewer.js';
import type { Document } from './document.js';
import { describeRefusals, described } from './refusal.js';
import type { Answer } from './refusal.js';
import { viewer } from './viewers.js';

interface More {
  idempotencyKey?: string;
  /** Address that the call comes from. */
  ip?: string;
}
/** Variables can be omitted if the document needs none. */
type Given<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, more?: More]
    : [variables: Variables, more?: More];

/** Someone who asks the subgraph. */
export interface Asker {
  /** Runs the document, which must succeed. @returns its data */
  ask<Data, Variables>(document: Document<Data, Variables>, ...given: Given<Variables>): Promise<Data>;
  /** Runs the document, which may be refused. */
  try<Data, Variables>(
    document: Document<Data, Variables>,
    ...given: Given<Variables>
  ): Promise<Answer<Data>>;
}

export type Actor = Viewer & Asker;

/** The people of a test: these few, or any other by `as(viewer(['HR'], { fullName: 'Hana Berg' }))`. */
export interface As {
  (person: Viewer): Actor;
  /** Whose manager `manager` is. */
  employee: Actor;
  /** An employee of another team. */
  colleague: Actor;
  manager: Actor;
  it: Actor;
  hr: Actor;
  admin: Actor;
  analyst: Actor;
  /** Not signed in. */
  nobody: Asker;
}

export type Run = <Data>(
  person: Viewer | null,
  document: string,
  variables?: Record<string, unknown>,
  more?: More,
) => Promise<Answer<Data>>;

/** Gives a test its people. @param run runs a document as a person */
export function createActors(run: Run): As {
  const asker = (person: Viewer | null): Asker => {
    const attempt = async <Data, Variables>(
      document: Document<Data, Variables>,
      ...[variables, more]: Given<Variables>
    ) =>
      described(
        await run<Data>(person, document, variables as Record<string, unknown> | undefined, more),
        document,
        person,
      );
    return {
      try: attempt,
      ask: async (document, ...given) => {
        const answer = await attempt(document, ...given);
        if (answer.errors.length > 0) throw new Error(describeRefusals(answer));
        return answer.data;
      },
    };
  };
  const as = (person: Viewer): Actor => ({ ...person, ...asker(person) });
  const employee = viewer([], { fullName: 'Maya Okafor' });
  return Object.assign(as, {
    employee: as(employee),
    colleague: as(viewer([], { fullName: 'Sam Lind' })),
    manager: as(viewer(['Manager'], { fullName: 'Daniel Cho', reportUserIds: [employee.userId] })),
    it: as(viewer(['IT Staff'], { fullName: 'Diego Fuentes' })),
    hr: as(viewer(['HR'], { fullName: 'Priya Raman' })),
    admin: as(viewer(['Administrator'], { fullName: 'Ingrid Solheim' })),
    analyst: as(viewer(['Analyst'], { fullName: 'Noor Haddad' })),
    nobody: asker(null),
  });
}
