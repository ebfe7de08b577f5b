import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request brings a form that may have files; a media type has no capitals of its own. */
export const isForm = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  /^multipart\/form-data(?:;|$)/i.test(headers['content-type'] ?? '');
