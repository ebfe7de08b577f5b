import {
  defaultFieldResolver,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import type { RequestContext } from './context.js';
import { PortalError } from './errors.js';
import { can, lacking, requireViewer } from './viewer.js';

/**
 * How a field may be reached: by anyone, by anyone signed in, or with any one complete group of permissions.
 */
export type Access = { public: true } | { public: false; scopes: string[][]; evenWithOldPassword: boolean };

const isRoot = (schema: GraphQLSchema, type: GraphQLObjectType) =>
  type === schema.getQueryType() || type === schema.getMutationType();

function declared(
  schema: GraphQLSchema,
  node: GraphQLObjectType | GraphQLField<unknown, unknown>,
): Access | null {
  const evenWithOldPassword = getDirective(schema, node, 'evenWithOldPassword') !== undefined;
  const scopes = getDirective(schema, node, 'requiresScopes')?.[0]?.['scopes'] as string[][] | undefined;
  if (scopes) return { public: false, scopes, evenWithOldPassword };
  if (getDirective(schema, node, 'authenticated')) return { public: false, scopes: [], evenWithOldPassword };
  return getDirective(schema, node, 'public') ? { public: true } : null;
}

/** The access of a field: its own declaration, else its type's; null when neither declares any (S-30). */
export function accessOf(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
): Access | null {
  return declared(schema, field) ?? declared(schema, type);
}

/**
 * Whether the context's viewer may reach something declared so. @throws UNAUTHENTICATED, FORBIDDEN,
 * PASSWORD_CHANGE_REQUIRED
 */
export function checkAccess(context: RequestContext, access: Access, isEntrance: boolean): void {
  if (access.public) return;
  const viewer = requireViewer(context);
  if (isEntrance && viewer.mustChangePassword && !access.evenWithOldPassword) {
    throw new PortalError('You must change your password before you continue.', 'PASSWORD_CHANGE_REQUIRED');
  }
  if (access.scopes.length > 0 && !access.scopes.some((group) => group.every((scope) => can(viewer, scope))))
    throw lacking(viewer);
}

function namedOutput(type: GraphQLOutputType): GraphQLOutputType {
  return isListType(type) || isNonNullType(type) ? namedOutput(type.ofType as GraphQLOutputType) : type;
}

/**
 * Deny by default: every field of the schema must say who may reach it, and fields behind a public entry point may
 * not need a sign-in, so that it is enough to check entry points (root fields and entity references).
 * @throws Error that names each undeclared field and what to add.
 */
export function assertEveryFieldDeclaresAccess(schema: GraphQLSchema): void {
  const faults: string[] = [];
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('_')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.name.startsWith('_')) continue;
      const access = accessOf(schema, type, field);
      if (!access)
        faults.push(
          `${type.name}.${field.name} declares no access: add @authenticated, @requiresScopes or @public`,
        );
      else if (access.public) {
        const target = namedOutput(field.type);
        if (isInterfaceType(target) || isUnionType(target))
          faults.push(`${type.name}.${field.name} is @public but abstract`);
        if (!isObjectType(target)) continue;
        for (const inner of Object.values(target.getFields())) {
          if (!accessOf(schema, target, inner)?.public)
            faults.push(
              `${type.name}.${field.name} is @public but reaches ${target.name}.${inner.name}, which is not`,
            );
        }
      }
    }
  }
  if (faults.length > 0) throw new Error(`The subgraph is not closed:\n  ${faults.join('\n  ')}`);
}

/** Wraps entrances and scoped fields of the schema with their declared check. */
export function enforceAccess(schema: GraphQLSchema): GraphQLSchema {
  assertEveryFieldDeclaresAccess(schema);
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, fieldName, typeName) => {
      const type = schema.getType(typeName) as GraphQLObjectType;
      const field = type.getFields()[fieldName];
      if (!field || fieldName.startsWith('_') || typeName.startsWith('_')) return config;
      const access = accessOf(schema, type, field);
      const entrance = isRoot(schema, type);
      if (!access || access.public || (!entrance && access.scopes.length === 0)) return config;
      const resolve = config.resolve ?? defaultFieldResolver;
      return {
        ...config,
        resolve: (source, args, context: RequestContext, info) => {
          checkAccess(context, access, entrance);
          return resolve(source, args, context, info);
        },
      };
    },
  });
}

/**
 * How an entity may be reached that arrives as a bare reference: as its type declares, else by anyone signed
 * in (S-65).
 */
export function referenceAccess(schema: GraphQLSchema, type: GraphQLObjectType): Access {
  return declared(schema, type) ?? { public: false, scopes: [], evenWithOldPassword: true };
}
