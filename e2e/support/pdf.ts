import PdfDocument from 'pdfkit';

/** A PDF file with a page for each text. */
export async function pdfOf(texts: readonly string[]): Promise<Buffer> {
  const pdf = new PdfDocument({ autoFirstPage: false });
  for (const text of texts) pdf.addPage().fontSize(24).text(text);
  pdf.end();
  const parts: Buffer[] = [];
  for await (const part of pdf) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
