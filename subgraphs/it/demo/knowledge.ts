import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { checkedData, frontMatterOf, linesOf, readJson, readText, someText } from '../../kit/files/data.js';
import type { ArticleQuestion } from '../article/question/articleQuestion.js';

const here = (path: string) => new URL(path, import.meta.url);

/** An article of the demo organisation's knowledge base. */
export interface DemoArticle {
  /** The name of its files. */
  slug: string;
  title: string;
  /** Markdown without headings of the first level: paragraphs, lists, numbered steps, tables. */
  content: string;
  /** What people ask that it answers. */
  questions: ArticleQuestion[];
}

/** A subject of the knowledge base with its articles. */
export interface DemoSubject {
  name: string;
  /** Who writes about it. */
  by: 'it' | 'hr';
  articles: DemoArticle[];
}

const Header = z.strictObject({ title: someText.max(200, 'is too long') });

const Subjects = z.array(
  z.strictObject({
    name: someText,
    by: z.enum(['it', 'hr'], 'is neither it nor hr'),
    articles: z.array(someText).min(1, 'are none'),
  }),
);

/** An article as it is written down; an error names it. @param slug the name of its file */
export function readArticle(slug: string, markdown: string): { title: string; content: string } {
  const { header, body } = frontMatterOf(`Article ${slug}`, markdown);
  const content = body.trim();
  if (content === '') throw new Error(`Article ${slug}: has no text`);
  if (/^# /m.test(content)) throw new Error(`Article ${slug}: has a heading of the first level`);
  return { ...checkedData(`Article ${slug}`, header, Header), content };
}

const HEADING = '## ';

/**
 * Questions of an article, one a line. A line `## Heading` names the heading with the answers to the questions
 * below it; questions before the first have none. @throws with the line
 */
export function readQuestions(slug: string, lines: string, content: string): ArticleQuestion[] {
  const headings = new Set(content.split('\n').filter((line) => line.startsWith(HEADING)));
  let heading: string | null = null;
  return linesOf(`Questions ${slug}`, lines).flatMap((line, at) => {
    if (!line.startsWith(HEADING)) return [{ heading, question: line }];
    if (!headings.has(line))
      throw new Error(`Questions ${slug}, line ${at + 1}: is no heading of the article`);
    heading = line.slice(HEADING.length);
    return [];
  });
}

function articleOf(slug: string): DemoArticle {
  const article = readArticle(slug, readText(here(`articles/${slug}.md`)));
  const questions = ['questions', '../assistant/sentences/article'].flatMap((folder) =>
    readQuestions(slug, readText(here(`${folder}/${slug}.txt`)), article.content),
  );
  return { slug, ...article, questions };
}

/** The PDF of an article. */
export const readPdf = (slug: string): Promise<Buffer> => readFile(here(`articles/${slug}.pdf`));

/** The knowledge base of the demo organisation: the five subjects of IT and three of HR. */
export const SUBJECTS: DemoSubject[] = readJson(here('subjects.json'), Subjects).map(
  ({ articles, ...subject }) => ({ ...subject, articles: articles.map(articleOf) }),
);
