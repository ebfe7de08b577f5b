import type { Viewer } from '../../subgraphs/kit/request/viewer.js';
import type { SubgraphLink } from '../../subgraphs/kit/graphql/link.js';
import { rateLimited, unavailable } from '../../subgraphs/kit/request/errors.js';

/** How often a process with open streams asks for news; its own changes do not wait for it. */
const ROUND_MS = 400;
/** A line without meaning, so that neither the browser nor anything between takes the connection for dead. */
const BEAT_MS = 15_000;
/** A browser needs one, whatever number of tabs; a person has some devices. */
const MOST_OF_A_PERSON = 8;
const WAIT_SECONDS = 30;

/** Where the events of a stream go. */
export interface Outlet {
  write(text: string): void;
  end(): void;
}

interface OpenStream {
  userId: number;
  token: string;
  outlet: Outlet;
  /** What happened up to here the browser knows. */
  from: number;
}

interface News {
  position: number;
  messages: { position: number; userIds: number[] }[];
}

interface Missed {
  isWhole: boolean;
  positions: number[];
}

interface Needs {
  identity: Pick<SubgraphLink, 'internal'>;
  /** Whether a token still opens a session, without counting as a use of it. */
  isSignedIn(token: string): Promise<boolean>;
  onFault(error: unknown): void;
}

const event = (name: string, position: number): string => `id: ${position}\nevent: ${name}\ndata: {}\n\n`;

/**
 * The open streams of one gateway process. What happened in any process is read from identity by its position:
 * each process reads on by itself, and a browser that comes back says how far it got, so nothing is lost or
 * sent twice. A stream whose session has ended gets nothing more and is closed.
 */
export class StreamHub {
  private readonly streams = new Map<number, Set<OpenStream>>();
  private position: number | null = null;
  private turn: Promise<unknown> = Promise.resolve();
  private isWaiting = false;
  private timers: NodeJS.Timeout[] = [];
  private isClosed = false;

  constructor(private readonly needs: Needs) {}

  /** How many streams are open. */
  get size(): number {
    return this.all().length;
  }

  /**
   * Opens a stream, with the messages missed since a position.
   * @returns a function that closes it
   * @throws RATE_LIMITED for too many streams of one person, SERVICE_UNAVAILABLE
   */
  async open(
    viewer: Pick<Viewer, 'userId'>,
    { token, since, outlet }: { token: string; since: number | null; outlet: Outlet },
  ): Promise<() => void> {
    const stream: OpenStream = { userId: viewer.userId, token, outlet, from: 0 };
    await this.inTurn(async () => {
      if (this.isClosed) throw unavailable();
      const ofPerson = this.streams.get(viewer.userId) ?? new Set();
      if (ofPerson.size >= MOST_OF_A_PERSON)
        throw rateLimited(WAIT_SECONDS, 'Too many open connections. Close some, or try again later.');
      const position = await this.welcome(stream, since);
      this.streams.set(viewer.userId, ofPerson.add(stream));
      this.position ??= position; // the last of the others may have gone meanwhile
      if (this.timers.length === 0) this.start();
    });
    return () => this.forget(stream);
  }

  /** Looks for news soon: something was sent in this process. */
  kick(): void {
    if (this.isWaiting || this.streams.size === 0) return;
    this.isWaiting = true;
    void this.inTurn(async () => {
      this.isWaiting = false;
      await this.round();
    }).catch(this.needs.onFault);
  }

  /** Closes streams of people whose session has ended. */
  async recheck(users: Iterable<number | 'all'>): Promise<void> {
    const wanted = new Set(users);
    const some = this.all().filter(({ userId }) => wanted.has('all') || wanted.has(userId));
    for (const stream of some) if (!(await this.needs.isSignedIn(stream.token))) this.end(stream);
  }

  /** Ends all streams; browsers come back to another process. */
  close(): void {
    this.isClosed = true;
    for (const { outlet } of this.all()) outlet.end();
    this.streams.clear();
    this.stop();
  }

  private start(): void {
    this.timers = [
      setInterval(() => this.kick(), ROUND_MS),
      setInterval(() => void this.beat().catch(this.needs.onFault), BEAT_MS),
    ];
    for (const timer of this.timers) timer.unref();
  }

  private stop(): void {
    this.timers.forEach(clearInterval);
    this.timers = [];
    this.position = null; // without listeners: the next one sends its last position
  }

  /** One task after the other, so that no round comes between the missed messages of a browser and the new ones. */
  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const next = this.turn.then(work);
    this.turn = next.catch(() => undefined);
    return next;
  }

  private async ask<Answer>(call: string, input: Record<string, unknown>): Promise<Answer> {
    return (await this.needs.identity.internal(call, input)) as Answer;
  }

  private async welcome(stream: OpenStream, since: number | null): Promise<number> {
    const position = this.position ?? (await this.ask<News>('stream', {})).position;
    const { outlet, userId } = stream;
    stream.from = position;
    if (since === null || since === position) {
      outlet.write(event('ready', position));
      return position;
    }
    const { isWhole, positions } = await this.ask<Missed>('missed', {
      userId,
      after: since,
      until: position,
    });
    if (!isWhole) {
      outlet.write(event('reset', position));
      return position;
    }
    stream.from = Math.max(since, position); // the process that it comes from may be ahead of this one
    outlet.write(`${positions.map((at) => event('inbox', at)).join('')}${event('ready', stream.from)}`);
    return position;
  }

  private async round(): Promise<void> {
    if (this.position === null || this.streams.size === 0) return;
    const news = await this.ask<News>('stream', { after: this.position });
    const lines = new Map<OpenStream, string[]>();
    for (const { position, userIds } of news.messages) {
      for (const stream of userIds.flatMap((userId) => [...(this.streams.get(userId) ?? [])]))
        if (position > stream.from)
          lines.set(stream, [...(lines.get(stream) ?? []), event('inbox', position)]);
    }
    this.position = news.position;
    for (const [stream, texts] of lines) {
      if (await this.needs.isSignedIn(stream.token)) stream.outlet.write(texts.join(''));
      else this.end(stream);
    }
  }

  private async beat(): Promise<void> {
    for (const { outlet } of this.all()) outlet.write(':\n\n');
    await this.recheck(['all']);
  }

  private all(): OpenStream[] {
    return [...this.streams.values()].flatMap((streams) => [...streams]);
  }

  /** The session has ended: the browser gets a message, so that it does not reconnect with the same token. */
  private end(stream: OpenStream): void {
    this.forget(stream);
    stream.outlet.write(event('ended', stream.from));
    stream.outlet.end();
  }

  private forget(stream: OpenStream): void {
    const ofPerson = this.streams.get(stream.userId);
    ofPerson?.delete(stream);
    if (ofPerson?.size === 0) this.streams.delete(stream.userId);
    if (this.streams.size === 0 && !this.isClosed) this.stop();
  }
}
