import { getOperationAST, parse } from 'graphql';

/** What the editor sends. */
interface Asked {
  query: string;
  operationName?: string | null | undefined;
}

/**
 * What is sent for what is in the editor. Right after another query was put there, the editor still names the
 * operation of the one before: without a name the portal runs the only one.
 */
export function asked<Given extends Asked>(given: Given): Given {
  try {
    if (getOperationAST(parse(given.query), given.operationName)) return given;
  } catch {
    // The portal says what is wrong in it.
  }
  return { ...given, operationName: undefined };
}
