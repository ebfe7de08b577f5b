import { createStore } from '../../ui/store';

/** The sent share of the running upload, from 0 to 1; null without one. */
export const uploadShare = createStore<number | null>(null);

/** Fetch of an upload which tells how much was sent; only XMLHttpRequest knows that. */
export async function uploadWithProgress(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
): Promise<Response> {
  const request = new XMLHttpRequest();
  const answered = new Promise<Response>((resolve, reject) => {
    request.open(method, address);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => uploadShare.set(total > 0 ? loaded / total : 0);
    request.onload = () =>
      resolve(
        new Response(request.responseText || null, {
          status: request.status,
          statusText: request.statusText,
          headers: headersOf(request.getAllResponseHeaders()),
        }),
      );
    // As fetch tells it.
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
    uploadShare.set(0);
    request.send(body as FormData);
  });
  try {
    return await answered;
  } finally {
    uploadShare.set(null);
  }
}

const headersOf = (lines: string): Headers =>
  new Headers(
    lines
      .trim()
      .split(/[\r\n]+/)
      .map((line): [string, string] => {
        const [name = '', ...rest] = line.split(': ');
        return [name, rest.join(': ')];
      })
      .filter(([name]) => name !== ''),
  );
