import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import type { Config } from '../../../subgraphs/kit/config/config.js';
import type { UploadReference } from '../../../subgraphs/kit/graphql/scalars.js';
import { receiveFile } from './uploads.js';

/** A moment that comes once. */
interface Answered {
  promise: Promise<void>;
  now: () => void;
}

/**
 * Owner of every file that comes with a request: it stays in the store until the request's answer is ready,
 * whatever that answer is. By then each record that took the file has its own copy, so one file may go
 * to several records.
 */
export class RequestFiles {
  private readonly requests = new WeakMap<object, Answered>();

  constructor(
    private readonly store: Disk,
    private readonly config: Config,
  ) {}

  private answered(request: object): Answered {
    const known = this.requests.get(request);
    if (known) return known;
    let now: () => void = () => undefined;
    const promise = new Promise<void>((resolve) => {
      now = resolve;
    });
    this.requests.set(request, { promise, now });
    return { promise, now };
  }

  /**
   * Takes in one file of the request. One that arrives after the answer goes immediately. @throws BAD_USER_INPUT
   * when it stops arriving
   */
  receive(request: object, stream: Readable, name: string, limit?: number): Promise<UploadReference> {
    const arriving = receiveFile(this.store, this.config, stream, name, limit);
    // Nobody waits for this; files that the store cannot delete now are found by the sweep.
    void arriving
      .then(async ({ key }) => this.answered(request).promise.then(() => this.store.delete(key)))
      .catch(() => undefined);
    return arriving;
  }

  /** The answer is ready: the files of the request are not needed any more. */
  release(request: object): void {
    this.answered(request).now();
  }
}
