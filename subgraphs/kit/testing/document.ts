declare const types: unique symbol;

/** A GraphQL document as text that knows, for the compiler, what it answers and which variables it takes. */
export type Document<Data, Variables> = string & { readonly [types]?: { data: Data; variables: Variables } };

/** What the document answers. */
export type DataOf<D> = D extends { readonly [types]?: { data: infer Data } } ? Data : never;

/** The variables that the document takes. */
export type VariablesOf<D> = D extends { readonly [types]?: { variables: infer Variables } }
  ? Variables
  : never;

type Entry<Documents, Text> = Text extends keyof Documents ? Documents[Text] : never;
type Known<E> = E extends { data: infer Data; variables: infer Variables }
  ? Document<Data, Variables>
  : never;
type Unknown = { 'There are no types of this document yet: run `npm run codegen`.': never };

/**
 * The `graphql` function of a subgraph's tests: takes a document, and the fragments it uses, and types it by
 * the generated list. At run time a document is its text.
 */
export function typedBy<Documents>() {
  return <const Text extends string>(text: Text, ...fragments: string[]) =>
    [text, ...fragments].join('\n') as Text extends keyof Documents ? Known<Entry<Documents, Text>> : Unknown;
}

/** A document that is put together at run time, of which the generator cannot know the types. */
export const untyped = <Data = Record<string, never>>(
  text: string,
): Document<Data, Record<string, unknown>> => text;
