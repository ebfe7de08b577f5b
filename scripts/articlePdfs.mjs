// node scripts/articlePdfs.mjs: makes the PDFs of the demo's articles from their Markdown. They are committed; run it
// after changing an article.
import { writeFileSync } from 'node:fs';
import { articlePdf } from './articlePdfs/articlePdf.mjs';
import { importServerModule } from './lib/importServerModule.mjs';
import { root } from './lib/process.mjs';
import { line, runScript } from './lib/say.mjs';

await runScript('Not made', async () => {
  const { SUBJECTS } = await importServerModule('subgraphs/it/demo/knowledge.ts');
  const articles = SUBJECTS.flatMap((subject) => subject.articles);
  for (const article of articles)
    writeFileSync(`${root}subgraphs/it/demo/articles/${article.slug}.pdf`, await articlePdf(article));
  line('Articles', `${articles.length} PDFs`);
});
