import PDFDocument from 'pdfkit';

/**
 * Every PDF of the demo organisation says that it was made then, so that the same text makes the same file.
 */
const MADE = new Date('2026-01-05T09:00:00Z');
const HEADING = /^#{1,6} /;
/** The line under the head of a table. */
const RULER = /^[|:\- ]+$/;

/** A line without the marks of Markdown; the cells of a table are side by side. */
const plain = (line) =>
  line
    .replace(HEADING, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .replace(/\s*\|\s*/g, '   |   ')
    .replace(/\*\*|`/g, '');

/** The article as a PDF: its title, then its text. */
export async function articlePdf({ title, content }) {
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 64,
    info: { Title: title, CreationDate: MADE, ModDate: MADE },
  });
  const chunks = [];
  document.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  document.font('Helvetica-Bold').fontSize(20).text(title).moveDown(0.6);
  for (const line of content.split('\n')) {
    if (RULER.test(line) && line !== '') continue;
    const isHeading = HEADING.test(line);
    if (line === '') document.moveDown(0.5);
    else
      document
        .font(isHeading ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(isHeading ? 13 : 11)
        .text(plain(line), { lineGap: 2 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
