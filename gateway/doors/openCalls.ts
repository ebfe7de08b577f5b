import type { RequestContext } from '../../subgraphs/kit/request/context.js';
import type { Envelope } from '../../subgraphs/kit/request/credentials/envelope.js';
import type { SubgraphName } from '../../subgraphs/kit/graphql/link.js';

/** Questions a subgraph may ask back while it works on one call; far more than any of them needs. */
const MOST_QUESTIONS = 100;

interface OpenCall {
  subgraph: SubgraphName;
  context: RequestContext;
  /** Numbers of the questions that came already. */
  asked: Set<number>;
}

/**
 * The calls that this process is waiting for. While one is open, its subgraph may ask back, each question
 * once.
 */
export class OpenCalls {
  private readonly open = new Map<number, OpenCall>();
  private last = 0;

  /** Opens a call; it is for the caller to close it as soon as it is answered. */
  begin(subgraph: SubgraphName, context: RequestContext): number {
    this.last += 1;
    this.open.set(this.last, { subgraph, context, asked: new Set() });
    return this.last;
  }

  end(call: number): void {
    this.open.delete(call);
  }

  /** The request that a query belongs to; null if this process has no such open call, or had the query before. */
  admit({ call, requestId }: Envelope, subgraph: SubgraphName, question: unknown): RequestContext | null {
    const found = this.open.get(call);
    if (found?.subgraph !== subgraph || found.context.requestId !== requestId) return null;
    if (!Number.isInteger(question) || found.asked.has(question as number)) return null;
    if (found.asked.size >= MOST_QUESTIONS) return null;
    found.asked.add(question as number);
    return found.context;
  }
}
