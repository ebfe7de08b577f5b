// node scripts/resumeForm.mjs: makes the PDF form that becomes the resume of each demo applicant. It is committed; run
// it after changing the form.
import { writeFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import { importServerModule } from './lib/importServerModule.mjs';
import { root } from './lib/process.mjs';
import { line, runScript } from './lib/say.mjs';

/** The same form makes the same file. */
const MADE = new Date('2026-01-05T09:00:00Z');
const MARGIN = 64;

await runScript('Not made', async () => {
  const { BLANK } = await importServerModule('subgraphs/people/demo/recruitment/resumePdf.ts');
  const document = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    // As plain text, in which the blanks are found.
    compress: false,
    info: { Title: 'Resume', CreationDate: MADE, ModDate: MADE },
  });
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  let y = MARGIN;
  const write = (font, size, text) => {
    document.font(font).fontSize(size).text(text, MARGIN, y, { lineBreak: false });
    y += size + 5;
  };
  write('Helvetica-Bold', 20, BLANK);
  write('Helvetica', 11, BLANK);
  for (const heading of ['SUMMARY', 'EXPERIENCE', 'SKILLS']) {
    y += 8;
    write('Helvetica-Bold', 11, heading);
    write('Helvetica', 11, BLANK);
  }
  document.end();
  await ended;
  writeFileSync(`${root}subgraphs/people/demo/recruitment/resumeForm.pdf`, Buffer.concat(chunks));
  line('Resume form', '1 PDF');
});
