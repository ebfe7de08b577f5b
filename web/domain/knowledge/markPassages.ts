/** Text of an article from which something was quoted, and its heading. */
export interface ArticlePassage {
  heading: string | null;
  /** As they are there, without marks of Markdown. */
  quote: string;
}

/** What of a tree of HTML is looked at here. */
interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** Something that can be quoted by itself, with the heading it is under. */
interface Block {
  node: Node;
  heading: string;
}

/** Only letters and digits are compared, because a quote may be spaced differently. */
export const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/**
 * A rehype plugin that marks the paragraphs, list items, rows and commands of the passages; if the words are not
 * found, the section under their heading.
 */
export function markPassages({ passages }: { passages: readonly ArticlePassage[] }) {
  return (tree: Node): void => {
    const blocks = blocksOf(tree);
    const marked = new Set<Node>();
    for (const { heading, quote } of passages) {
      const words = bare(quote.replace(/^\d{1,3}\.\s/, ''));
      const under = heading === null ? [] : blocks.filter((block) => block.heading === bare(heading));
      const found = [...under, ...blocks].find(({ node }) => words !== '' && includes(node, words));
      for (const { node } of found ? [found] : under) marked.add(node);
    }
    marked.forEach(markWords);
  };
}

function blocksOf(tree: Node): Block[] {
  const blocks: Block[] = [];
  let heading = '';
  const walk = (node: Node) => {
    if (/^h[1-6]$/.test(node.tagName ?? '')) heading = bare(textOf(node));
    else if (quotable.has(node.tagName ?? '')) blocks.push({ node, heading });
    // A point may have its own points.
    if (node.tagName === undefined || !closed.has(node.tagName)) node.children?.forEach(walk);
  };
  walk(tree);
  return blocks;
}

const quotable = new Set(['p', 'li', 'tr', 'pre']);
const closed = new Set(['p', 'tr', 'pre']);
const lists = new Set(['ul', 'ol']);

/** @param words bare; between its cells a row has the names of its columns */
function includes(node: Node, words: string): boolean {
  if (node.tagName !== 'tr') return bare(textOf(node)).includes(words);
  const cells = (node.children ?? [])
    .filter(({ tagName }) => tagName === 'td')
    .map((cell) => bare(textOf(cell)));
  return cells.length > 0 && words.startsWith(cells[0] ?? '') && cells.every((cell) => words.includes(cell));
}

/** The words of an element, without those of a nested list. */
const textOf = ({ value, children = [] }: Node): string =>
  value ??
  children
    .filter(({ tagName = '' }) => !lists.has(tagName))
    .map(textOf)
    .join('');

/** Wraps the text of a block in a mark; a nested list stays outside. */
function markWords(block: Node): void {
  const children = block.children ?? [];
  const parts = children.filter(({ tagName = '' }) => partsOf[block.tagName ?? '']?.includes(tagName));
  if (parts.length > 0) return parts.forEach(markWords);
  const list = children.findIndex(({ tagName = '' }) => lists.has(tagName));
  const end = list < 0 ? children.length : list;
  block.children = [
    { type: 'element', tagName: 'mark', properties: {}, children: children.slice(0, end) },
    ...children.slice(end),
  ];
}

/** What contains the words of a block that cannot be in a mark itself. */
const partsOf: Readonly<Record<string, readonly string[]>> = { li: ['p'], tr: ['th', 'td'], pre: ['code'] };
