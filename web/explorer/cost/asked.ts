import { getOperationAST, parse } from 'graphql';

/** What the editor sends. */
interface Asked {
  query: string;
  operationName?: string | null | undefined;
}

/**
 * The request for the query in the editor. Right after a query was replaced, the editor still names the operation
 * of the earlier one: without a name the portal runs the only one.
 */
export function asked<Given extends Asked>(given: Given): Given {
  try {
    if (getOperationAST(parse(given.query), given.operationName)) return given;
  } catch {
    // The portal reports the error in it.
  }
  return { ...given, operationName: undefined };
}
