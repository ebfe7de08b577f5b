// The lessons of a course as a page to print.
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { typographicPage } from './typography.mjs';

// The fonts of the page are variable fonts; in a PDF they become drawings, large and without hints.
const printed = `'Liberation Sans', Arial, sans-serif`;

const styles = `
@page { size: Letter; margin: 17mm 24mm 19mm }
:root { --ink: #23242e; --second: #555a68; --green: #14603a; --line: #d8dad6; --soft: #eff6f0 }
body { margin: 0; font: 10pt/1.46 ${printed}; color: var(--ink) }
h1, h2 { font-weight: 700; letter-spacing: -.01em; break-after: avoid; break-inside: avoid }
h1 { font-size: 26pt; line-height: 1.15; margin: 0 0 8pt }
h2 { font-size: 16pt; line-height: 1.2; margin: 20pt 0 7pt; padding-top: 11pt; border-top: 1pt solid var(--line) }
h2 small { display: block; font: 700 8.5pt/1.5 ${printed}; letter-spacing: 0; color: var(--green) }
h3 { font-size: 10.5pt; margin: 0 0 3pt; break-after: avoid }
p, ul, ol, table, pre, blockquote { margin: 0 0 7pt }
p { orphans: 3; widows: 3 }
ul, ol { padding-left: 16pt }
li { margin-bottom: 2.5pt }
li::marker { color: var(--green); font-weight: 600 }
.over { color: var(--green); font-weight: 600; margin: 0 0 14pt }
.lead { font-size: 11.5pt; color: var(--second); margin-bottom: 14pt }
.facts { display: grid; grid-template-columns: 1fr 2fr; gap: 14pt; border-top: 1pt solid var(--line); padding-top: 10pt }
.facts p { margin-bottom: 6pt }
table { border-collapse: collapse; width: 100%; font-size: 9.5pt; break-inside: avoid }
th, td { text-align: left; vertical-align: top; padding: 4pt 8pt 4pt 0; border-bottom: .75pt solid var(--line) }
th { color: var(--second); font-weight: 600 }
code { font: .9em/1.4 'Liberation Mono', 'DejaVu Sans Mono', monospace }
pre { background: #f5f5f2; padding: 8pt 10pt; white-space: pre-wrap; break-inside: avoid }
blockquote { margin-left: 0; padding-left: 10pt; border-left: 2pt solid var(--line); color: var(--second) }
.links { break-inside: avoid }
.points { background: var(--soft); padding: 9pt 12pt 6pt; margin-top: 10pt; border-radius: 4pt; break-inside: avoid; break-before: avoid }
.points ul { margin: 0 }
a { color: var(--green); overflow-wrap: anywhere }
`;

const duration = (hours) => {
  const minutes = Math.round(hours * 60);
  return [
    [Math.floor(minutes / 60), 'h'],
    [minutes % 60, 'min'],
  ]
    .filter(([count]) => count > 0)
    .map((part) => part.join(' '))
    .join(' ');
};
const markdown = (text) =>
  h(Markdown, { remarkPlugins: [remarkGfm], rehypePlugins: [typographicPage] }, text);
const bullets = (items) => h('ul', null, ...items.map((item) => h('li', null, item)));

const lessonPart = (lesson, index) =>
  h(
    'section',
    null,
    h('h2', null, h('small', null, `Lesson ${index + 1}`), lesson.title),
    markdown(lesson.text),
    h(
      'div',
      { className: 'points' },
      h('h3', null, 'Key points'),
      bullets(lesson.keyPoints.map(({ point, why }) => h('span', null, h('strong', null, point), ' ', why))),
    ),
  );

/** A course with its lessons as HTML; its title becomes that of the PDF. */
export function coursePage(course) {
  const links = course.additionalResources.split('\n').filter(Boolean);
  if (course.externalLink) links.unshift(course.externalLink);
  const page = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('title', null, course.title),
      h('style', { dangerouslySetInnerHTML: { __html: styles } }),
    ),
    h(
      'body',
      null,
      h('p', { className: 'over' }, `Northwind Learning  ·  ${course.category}  ·  ${course.level}`),
      h('h1', null, course.title),
      h('p', { className: 'lead' }, course.description),
      h(
        'div',
        { className: 'facts' },
        h(
          'div',
          null,
          h('h3', null, 'Time, with exercises'),
          h('p', null, duration(course.durationHours)),
          h('h3', null, 'What you need'),
          h('p', null, course.prerequisites),
        ),
        h(
          'div',
          null,
          h('h3', null, 'What you will be able to do'),
          bullets(course.learningObjectives.split('\n')),
        ),
      ),
      ...course.lessons.map(lessonPart),
      links.length > 0 &&
        h(
          'section',
          { className: 'links' },
          h('h2', null, 'Further reading'),
          bullets(links.map((link) => h('a', { href: link }, link))),
        ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

/** The footer of each printed page. */
export const footerOf = (course) => {
  const title = renderToStaticMarkup(h('span', null, `Northwind Learning · ${course.title}`));
  return `<div style="font: 7.5pt ${printed}; color: #555a68; width: 100%; margin: 0 24mm; display: flex; justify-content: space-between">
${title}<span><span class="pageNumber"></span> / <span class="totalPages"></span></span></div>`;
};
