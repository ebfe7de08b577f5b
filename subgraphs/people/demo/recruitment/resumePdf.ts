import PDFDocument from 'pdfkit';

/** Every resume of the demo organisation says that it was made then, so that the same text makes the same file. */
const MADE = new Date('2026-01-05T09:00:00Z');

/** Letters that are no letter with a mark. */
const CROSSED: Readonly<Record<string, string>> = { Đ: 'D', đ: 'd', Ł: 'L', ł: 'l' };

/** The fonts that every reader of PDFs has know Latin-1 alone: other letters stand without their marks. */
const latin = (text: string): string =>
  text.replace(
    /[^\u0000-\u00ff]/gu,
    (letter) => CROSSED[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );

/** A resume as a PDF: the name, then the text; lines in capitals are headings. */
export async function resumePdf(text: string): Promise<Buffer> {
  const [name = '', ...lines] = latin(text).split('\n');
  const document = new PDFDocument({
    size: 'LETTER',
    margin: 64,
    info: { Title: `Resume of ${name}`, CreationDate: MADE, ModDate: MADE },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => document.on('end', resolve));
  document.font('Helvetica-Bold').fontSize(20).text(name).moveDown(0.2);
  for (const line of lines) {
    const isHeading = /^[A-Z]+$/.test(line);
    if (line === '') document.moveDown(0.5);
    else
      document
        .font(isHeading ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(11)
        .text(line, { lineGap: 2 });
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
