/** A line of Markdown as people read it: without marks of emphasis, code, links and escapes. */
export function plainLine(line: string): string {
  return line
    .replace(/!\[([^\]]{0,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/\[([^\]]{1,300})\]\([^)]{0,500}\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.{1,300}?)(?<=\S)\1/g, '$2')
    .replace(/(?<![\w*])([*_])(?=\S)(.{1,300}?)(?<=\S)\1(?![\w*])/g, '$2')
    .replace(/`([^`]{1,500})`/g, '$1')
    .replace(/\\([\\`*_{}[\]()#+.!|-])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

// Not after "e.g.", "Dr.", a single letter or within a number, an address or a path.
const SENTENCE_END = /(?<=(?<!\b(?:e\.g|i\.e|etc|Dr|Mr|Mrs|Ms|No|approx|vs|[A-Z]))[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d/])/u;

/** The sentences of a paragraph. */
export const sentencesOf = (paragraph: string): string[] => paragraph.split(SENTENCE_END).filter((sentence) => sentence !== '');
