import type { GraphQLScalarType } from 'graphql';

type Serves = (row: never, ...rest: never[]) => unknown;

/** The result of a resolver. For a client null and undefined are the same. */
type Answer<Field> =
  Extract<Field, Serves> extends (...given: never[]) => infer Value
    ? Awaited<Value> | (null extends Awaited<Value> ? undefined : never)
    : never;

type RowOf<Field> =
  Extract<Field, Serves> extends (row: infer Row, ...rest: never[]) => unknown ? Row : never;

/**
 * The fields of a type that need a resolver: its row has no value of that name and type, and no function that
 * answers one.
 */
type Needed<Fields> = {
  [Name in keyof Fields]-?: Name extends `__${string}`
    ? never
    : Name extends keyof RowOf<Fields[Name]>
      ? RowOf<Fields[Name]>[Name] extends Answer<Fields[Name]> | (() => Promise<Answer<Fields[Name]>>)
        ? never
        : Name
      : Name;
}[keyof Fields];

/** Types with a field that needs a resolver. Scalars are served by the kit. */
type Unserved<All> = {
  [Type in keyof All]-?: NonNullable<All[Type]> extends GraphQLScalarType
    ? never
    : [Needed<NonNullable<All[Type]>>] extends [never]
      ? never
      : Type;
}[keyof All];

/**
 * The complete resolvers of a subgraph, from the generated type `Resolvers`: it requires each field of the SDL that
 * the row of its type does not have.
 */
export type Complete<All> = {
  [Type in Unserved<All>]: Required<Pick<NonNullable<All[Type]>, Needed<NonNullable<All[Type]>>>>;
};

type Together<Part> = (Part extends unknown ? (part: Part) => void : never) extends (
  whole: infer Whole,
) => void
  ? Whole
  : never;

/** The resolvers of several nouns as those of their subgraph. Several may serve fields of one type. */
export function together<Parts extends object[]>(...parts: Parts): Together<Parts[number]> {
  const whole: Record<string, object> = {};
  for (const part of parts) {
    for (const [type, fields] of Object.entries(part as Record<string, object>))
      whole[type] = { ...whole[type], ...fields };
  }
  return whole as Together<Parts[number]>;
}
