/** Tables and fonts that some PDF files name without embedding them; each is loaded when a file needs it. */
const files = {
  ...import.meta.glob<string>('../../../../node_modules/pdfjs-dist/cmaps/*.bcmap', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>(
    '../../../../node_modules/pdfjs-dist/standard_fonts/Foxit{Symbol,Dingbats}.pfb',
    {
      query: '?url',
      import: 'default',
      eager: true,
    },
  ),
};
const addresses = new Map(
  Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** Finds for pdf.js what a file needs, on our own origin. */
export class PdfData {
  async fetch({ filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const address = addresses.get(filename);
    if (address === undefined) throw new Error(`There is no ${filename}.`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} could not be fetched.`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
