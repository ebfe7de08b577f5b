// Rules of this project that no package has, with words that say what to do.
import { readFileSync } from 'node:fs';
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
        // Lines that a token is on: blank lines and comments are free.
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

const glossary = JSON.parse(readFileSync(new URL('glossary.json', import.meta.url), 'utf8'));
const escaped = (word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
const wrongWords = glossary.words.map(({ say, not }) => ({
  say,
  pattern: new RegExp(`(?<![\\w/-])(?:${not.map(escaped).join('|')})(?![\\w/-])`, 'i'),
}));

/** The texts of the screens use one word for one thing; specified texts are not changed. */
const screenWords = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      other:
        'On the screen this is called "{{say}}", not "{{word}}" (scripts/lint/glossary.json; a text of the specification is listed there as it is).',
    },
  },
  create(context) {
    const check = (node, text) => {
      const whole = text.replace(/\s+/g, ' ').trim();
      // One word in small letters is a key or a value, one in capitals a value of the graph, not a text.
      if (/^([a-z][\w./-]*|[A-Z]{3,}(_[A-Z]+)*)$/.test(whole) || glossary.specified.includes(whole)) return;
      for (const { say, pattern } of wrongWords) {
        const word = pattern.exec(whole)?.[0];
        if (word) context.report({ node, messageId: 'other', data: { say, word } });
      }
    };
    const isCode = ({ parent }) =>
      /^(Import|Export|TaggedTemplate)/.test(parent?.type ?? '') || parent?.callee?.name === 'graphql';
    return {
      JSXText: (node) => check(node, node.value),
      Literal: (node) => {
        if (typeof node.value === 'string' && !isCode(node)) check(node, node.value);
      },
      TemplateElement: (node) => {
        if (!isCode(node.parent)) check(node, node.value.cooked ?? '');
      },
    };
  },
};

export const portalRules = {
  rules: { 'file-length': fileLength, 'file-name': fileName, 'screen-words': screenWords },
};
