// Rules of this project that no package has, with words that say what to do.
import { basename } from 'node:path';

const vague = /^(utils?|helpers?|common|misc|types|constants?|manager|index)\.[cm]?tsx?$/i;

const LONGEST = 250;

const fileLength = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'integer' }],
    defaultOptions: [LONGEST],
    messages: {
      long: 'This file has {{lines}} lines of code; {{longest}} is the most. Find its second reader or second reason and give that part a file of its own.',
    },
  },
  create(context) {
    const [longest] = context.options;
    const { sourceCode } = context;
    return {
      Program(node) {
        // Lines that a token stands on: blank lines and comments are free.
        const lines = new Set();
        for (const { loc } of sourceCode.ast.tokens)
          for (let line = loc.start.line; line <= loc.end.line; line += 1) lines.add(line);
        if (lines.size > longest)
          context.report({
            node,
            loc: { line: longest + 1, column: 0 },
            messageId: 'long',
            data: { lines: lines.size, longest },
          });
      },
    };
  },
};

const fileName = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      vague:
        '{{name}} does not say what is in it. Name the file after the one thing it gives, and import that file directly.',
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        if (vague.test(name)) context.report({ node, messageId: 'vague', data: { name } });
      },
    };
  },
};

export const portalRules = { rules: { 'file-length': fileLength, 'file-name': fileName } };
