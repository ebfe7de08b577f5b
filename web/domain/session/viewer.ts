import type { ApolloClient } from '@apollo/client';

import { graphql } from '../../generated/gql';
import { readFailure } from '../failure/failure';
import type { RoleList } from './roleList';
import { permissionsOf, type Role } from './roles';

/** The signed-in person as the screens know them. */
export interface Viewer {
  id: number;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  profilePicture: string | null;
  /** Has an employee record; without one there is nothing to track or to ask leave from. */
  isEmployee: boolean;
  /** Null for someone without an employee record. */
  departmentName: string | null;
  mustChangePassword: boolean;
  roles: readonly Role[];
  permissions: readonly string[];
}

export interface FoundViewer {
  viewer: Viewer;
  /** Their roles could not be had for a reason that passes. */
  lacksRoles: boolean;
}

/**
 * Roles first, then the profile and the person's own roles at the same time.
 * @throws when the profile cannot be had; missing roles only leave the person without any.
 */
export async function loadViewer(
  client: ApolloClient,
  roleList: RoleList,
  token: string,
): Promise<FoundViewer> {
  let lacksRoles = false;
  const without = (failure: unknown): [] => {
    const { passing, code } = readFailure(failure);
    lacksRoles ||= passing || code === null;
    return [];
  };
  const defined = await roleList.load(token).catch(without);
  const [profile, own] = await Promise.all([loadProfile(client), loadOwnRoles(client).catch(without)]);
  const roles = await define(own, defined, () => roleList.load(token, { fresh: true }));
  return { viewer: { ...profile, roles, permissions: permissionsOf(roles) }, lacksRoles };
}

type OwnRole = Pick<Role, 'id' | 'name'>;

/**
 * A role made since the list was kept is looked up once more; one that stays unknown counts by its name
 * alone.
 */
async function define(
  own: readonly OwnRole[],
  defined: readonly Role[],
  reload: () => Promise<readonly Role[]>,
): Promise<readonly Role[]> {
  const isKnown = (role: OwnRole) => defined.some((one) => one.id === role.id);
  const all = own.every(isKnown) ? defined : await reload().catch(() => defined);
  return own.map(
    ({ id, name }) =>
      all.find((one) => one.id === id) ?? { id, name, displayName: name, hierarchyLevel: 0, permissions: [] },
  );
}

async function loadProfile(client: ApolloClient): Promise<Omit<Viewer, 'roles' | 'permissions'>> {
  // The department comes from another service; without it the person is still signed in.
  const { data, error } = await client.query({
    query: ProfileDocument,
    fetchPolicy: 'no-cache',
    errorPolicy: 'all',
    context: { retryAnyFailure: true },
  });
  if (!data?.me) throw error instanceof Error ? error : new Error('The profile is empty.');
  const { employee, profilePicture, ...person } = data.me;
  return {
    id: person.id,
    firstName: person.firstName,
    lastName: person.lastName,
    fullName: person.fullName,
    email: person.email,
    mustChangePassword: person.mustChangePassword === true,
    profilePicture: profilePicture ?? null,
    isEmployee: employee != null,
    departmentName: employee?.departmentName ?? null,
  };
}

async function loadOwnRoles(client: ApolloClient): Promise<readonly OwnRole[]> {
  const { data } = await client.query({ query: OwnRolesDocument, fetchPolicy: 'no-cache' });
  return (data?.me.roles ?? []).map(({ role }) => ({ id: role.id, name: role.name }));
}

const ProfileDocument = graphql(`
  query Profile {
    me {
      id
      firstName
      lastName
      fullName
      email
      profilePicture
      mustChangePassword
      employee {
        id
        departmentName
      }
    }
  }
`);

const OwnRolesDocument = graphql(`
  query OwnRoles {
    me {
      id
      roles {
        id
        role {
          id
          name
        }
      }
    }
  }
`);
