/** Whether this visitor may explore the graph, and if not, why. */
export type ExplorerAccess = 'allowed' | 'signedOut' | 'notAllowed' | 'unreachable';

const query = 'query ExplorerAccess { me { roles { role { permissions { codename } } } } }';

interface Answer {
  data?: { me?: { roles: { role: { permissions: { codename: string }[] } }[] | null } | null } | null;
  errors?: { extensions?: { code?: string } }[];
}

/**
 * Asks the portal; the portal refuses the schema to everyone else anyway (S-61), this only chooses the
 * words.
 */
export async function findExplorerAccess(url: string, token: string | null): Promise<ExplorerAccess> {
  if (token === null) return 'signedOut';
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Token ${token}` },
      body: JSON.stringify({ query }),
    });
    const { data, errors } = (await response.json()) as Answer;
    if (errors?.some((error) => error.extensions?.code === 'UNAUTHENTICATED')) return 'signedOut';
    const permissions = data?.me?.roles?.flatMap(({ role }) =>
      role.permissions.map((permission) => permission.codename),
    );
    if (permissions?.includes('graph.explore')) return 'allowed';
    return response.status >= 500 ? 'unreachable' : 'notAllowed';
  } catch {
    return 'unreachable';
  }
}
