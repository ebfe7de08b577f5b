const { Kind, OperationTypeNode } = require('graphql');

/** Plugin of the code generator: the names of all queries of the web app, as a type. */
module.exports.plugin = (_schema, documents) => {
  const names = documents
    .flatMap(({ document }) => document.definitions)
    .filter(
      ({ kind, operation }) => kind === Kind.OPERATION_DEFINITION && operation === OperationTypeNode.QUERY,
    )
    .map(({ name }) => `  | '${name.value}'`)
    .sort();
  return `/** A query of the web app, by its name. */\nexport type QueryName =\n${names.join('\n')};\n`;
};
