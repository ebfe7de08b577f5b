const { Kind, print, visit } = require('graphql');

/**
 * Plugin of the code generator: the text of every operation of the web app with the fragments it uses, by its
 * name. The gateway exempts exactly these from the limits on ad-hoc operations. The client preset has a list
 * of its own, but with fields and variables sorted, which is not what the browser sends, and with hashes that
 * would grow the first download.
 */
module.exports.plugin = (_schema, documents) => {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );

  const withFragments = (definition, found = new Set()) => {
    visit(definition, {
      FragmentSpread: ({ name }) => {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        withFragments(fragment, found);
      },
    });
    return [definition, ...found];
  };

  const operations = definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION);
  const texts = operations
    .map((one) => [one.name.value, print({ kind: Kind.DOCUMENT, definitions: withFragments(one) })])
    .sort(([one], [other]) => one.localeCompare(other));
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
};
