import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request is a form that may have files; media types ignore case. */
export const isForm = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  /^multipart\/form-data(?:;|$)/i.test(headers['content-type'] ?? '');
