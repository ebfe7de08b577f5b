// Rules of this project that no package has, with words that say what to do.
import { basename } from 'node:path';

const vague = /^(utils?|helpers?|common|misc|types|constants?|manager|index)\.[cm]?tsx?$/i;

const fileLength = {
  meta: { type: 'suggestion', schema: [], messages: { long: 'This file has {{lines}} lines; 250 is the most. Find its second reader or second reason and give that part a file of its own.' } },
  create(context) {
    return {
      Program(node) {
        const lines = context.sourceCode.lines.length;
        if (lines > 251) context.report({ node, loc: { line: 251, column: 0 }, messageId: 'long', data: { lines } });
      },
    };
  },
};

const fileName = {
  meta: { type: 'suggestion', schema: [], messages: { vague: '{{name}} does not say what is in it. Name the file after the one thing it gives, and import that file directly.' } },
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
