import { uploadFetch } from '../../domain/files/uploadFetch';

/**
 * Fetch that gives up after `limit` milliseconds with a TimeoutError. Uploads are exempt: a large file on a
 * slow line is no failure, and the portal itself ends one that stalls. Where a screen shows how far an
 * upload is, it gets the progress.
 */
export function fetchWithin(limit: number): typeof fetch {
  return (input, init) => {
    if (init?.body instanceof FormData) {
      const { watched } = uploadFetch;
      return watched && typeof input === 'string' ? watched(input, init) : fetch(input, init);
    }
    const clock = AbortSignal.timeout(limit);
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, clock]) : clock });
  };
}
