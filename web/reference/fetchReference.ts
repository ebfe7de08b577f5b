/** The OpenAPI document, or why it could not be loaded. */
export type Reference = Record<string, unknown> | 'signedOut' | 'unreachable';

/** Reads what the calls are, as the person who is signed in. */
export async function fetchReference(apiHost: string, token: string | null): Promise<Reference> {
  if (token === null) return 'signedOut';
  try {
    const response = await fetch(`${apiHost}/api/schema/`, { headers: { Authorization: `Token ${token}` } });
    if (response.status === 401) return 'signedOut';
    return response.ok ? ((await response.json()) as Record<string, unknown>) : 'unreachable';
  } catch {
    return 'unreachable';
  }
}
