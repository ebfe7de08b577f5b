import { HttpResponse } from 'msw';

/** A refusal because of the status of the exam. */
export const conflict = (message: string, currentStatus: string): Response =>
  HttpResponse.json({ data: null, errors: [{ message, extensions: { code: 'CONFLICT', currentStatus } }] });
