import { GraphQLError } from 'graphql';

/** The closed list of `extensions.code` that any answer of the portal may carry (S-07). */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'CONFLICT'
  | 'RATE_LIMITED'
  | 'SERVICE_UNAVAILABLE'
  | 'INSUFFICIENT_STORAGE'
  | 'PASSWORD_CHANGE_REQUIRED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'GRAPHQL_PARSE_FAILED'
  | 'INTERNAL_SERVER_ERROR';

/** Field name (camelCase, or `nonFieldErrors`) to the texts shown under it, most important first. */
export type FieldErrors = Record<string, string[]>;

export interface ErrorDetails {
  fields?: FieldErrors;
  /** The status the record has now, when a state refused the action. */
  currentStatus?: string;
  /** Seconds until another try makes sense. */
  retryAfter?: number;
}

/** An error whose message may be shown to the caller word for word. */
export class PortalError extends GraphQLError {
  constructor(message: string, code: ErrorCode, details: ErrorDetails = {}) {
    super(message, { extensions: { code, ...details } });
    this.name = 'PortalError';
  }
}

export const unauthenticated = (message = 'Authentication credentials were not provided.') =>
  new PortalError(message, 'UNAUTHENTICATED');

export const forbidden = (message = 'You do not have permission to perform this action.') =>
  new PortalError(message, 'FORBIDDEN');

/** Also the answer for a row that exists but that the caller may not see (V1). */
export const notFound = (message = 'Not found.') => new PortalError(message, 'NOT_FOUND');

/** Bad input; the message is the first text, so that a reader of `message` alone sees the specified words. */
export const badInput = (fields: FieldErrors) =>
  new PortalError(Object.values(fields)[0]?.[0] ?? 'Invalid input.', 'BAD_USER_INPUT', { fields });

/** The record's state forbids the action, or someone changed it first. */
export const conflict = (message: string, currentStatus?: string) =>
  new PortalError(message, 'CONFLICT', currentStatus === undefined ? {} : { currentStatus });

export const rateLimited = (retryAfter: number, message = 'Too many attempts. Please try again later.') =>
  new PortalError(message, 'RATE_LIMITED', { retryAfter });

export const unavailable = (message = 'The service is temporarily unavailable. Please try again.') =>
  new PortalError(message, 'SERVICE_UNAVAILABLE', { retryAfter: 2 });

/** The disk, or the share of it that we may use, is full. */
export const noSpace = (message = 'There is no space left to store this. Please tell IT support.') =>
  new PortalError(message, 'INSUFFICIENT_STORAGE');

/** Collects field errors while input is read, then throws them all at the same time. */
export class Problems {
  private readonly fields: FieldErrors = {};

  add(field: string, text: string): void {
    (this.fields[field] ??= []).push(text);
  }

  /** True when the field has no problem yet; use to avoid a second text for the same cause. */
  isClean(field: string): boolean {
    return this.fields[field] === undefined;
  }

  /** Every field that has a problem, with its texts. */
  get found(): Readonly<FieldErrors> {
    return this.fields;
  }

  /** @throws PortalError BAD_USER_INPUT naming every field, when any was added. */
  throwIfAny(): void {
    if (Object.keys(this.fields).length > 0) throw badInput(this.fields);
  }
}
