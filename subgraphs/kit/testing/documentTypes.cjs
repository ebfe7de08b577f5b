const { Kind } = require('graphql');

const SUFFIX = { query: 'Query', mutation: 'Mutation' };

/**
 * Plugin of the code generator, after typescript-operations: an interface that leads from the text of every
 * document to its types. It is all that tests need, and nothing of it is left at run time.
 */
module.exports.plugin = (_schema, sources) => {
  const entries = sources.map(({ rawSDL, document }) => {
    const [definition] = document.definitions;
    const name = definition.name?.value;
    if (!name || document.definitions.length > 1)
      throw new Error(`One named operation or fragment in each graphql(…): ${rawSDL}`);
    const isFragment = definition.kind === Kind.FRAGMENT_DEFINITION;
    const type = `${name}${isFragment ? 'Fragment' : SUFFIX[definition.operation]}`;
    return `  ${JSON.stringify(rawSDL)}: { data: ${type}; variables: ${isFragment ? 'never' : `${type}Variables`} };`;
  });
  return `/** Types of the documents in this subgraph's tests, by their text. */\nexport interface Documents {\n${entries.sort().join('\n')}\n}\n`;
};
