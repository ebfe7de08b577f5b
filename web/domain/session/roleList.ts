import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../generated/gql';
import type { Role } from './roles';

/** Roles as the server defines them, kept for five minutes for display and the route guard. */
export interface RoleList {
  /** @throws without a token: 'Authentication required to fetch roles' */
  load: (token: string | null, options?: { fresh?: boolean }) => Promise<readonly Role[]>;
  forget: () => void;
}

const lifeMs = 5 * 60 * 1000;
const storageKey = 'portal.roles';

/** The copy lies in local storage, so that a reload within its life starts with one call less. */
export function createRoleList(client: ApolloClient): RoleList {
  return {
    load: async (token, { fresh = false } = {}) => {
      if (!token) throw new Error('Authentication required to fetch roles');
      const kept = fresh ? null : readKept();
      if (kept) return kept;
      const { data } = await client.query({ query: RolesDocument, fetchPolicy: 'no-cache' });
      const roles = (data?.roles.results ?? []).map((role) => ({
        id: role.id,
        name: role.name,
        displayName: role.displayName,
        hierarchyLevel: role.hierarchyLevel,
        permissions: role.permissions.map((permission) => permission.codename || permission.name),
      }));
      keep(roles);
      return roles;
    },
    forget,
  };
}

function readKept(): readonly Role[] | null {
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? 'null') as {
      at: number;
      roles: Role[];
    } | null;
    const age = kept ? Date.now() - kept.at : Infinity;
    // A clock that was set back must not keep a copy alive for ever.
    return kept && age >= 0 && age < lifeMs && Array.isArray(kept.roles) ? kept.roles : null;
  } catch {
    return null;
  }
}

function keep(roles: readonly Role[]): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify({ at: Date.now(), roles }));
  } catch {
    // Without storage they are fetched at every start.
  }
}

function forget(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept either.
  }
}

const RolesDocument = graphql(`
  query Roles {
    roles(pageSize: 200) {
      results {
        id
        name
        displayName
        hierarchyLevel
        permissions {
          codename
          name
        }
      }
    }
  }
`);
