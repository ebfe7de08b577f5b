const typescript = require('@graphql-codegen/typescript');

/** The code generator's plugin `typescript`, with enums of our own exported as the types they are. */
module.exports.plugin = (schema, documents, config, info) => {
  const { prepend, content } = typescript.plugin(schema, documents, config, info);
  return { prepend, content: content.replace(/^export (\{ \w+ \})/gm, 'export type $1') };
};
