import styled from 'styled-components';

import { toast } from '../feedback/toast';
import { Card } from '../layout/Card';
import { FilePreview } from '../preview/FilePreview';
import { PreviewFailure } from '../preview/preview';
import { theme } from '../theme';

const save = () => toast.info('Saved');
const picture = async () => (await fetch('/product.png')).blob();
const gone = () => Promise.reject(new PreviewFailure('gone'));
const pdf = () => Promise.resolve(new Blob([samplePdf(['Resume', 'Experience', 'References'])]));

export function PreviewSamples() {
  return (
    <>
      <Card title="A PDF">
        <Box>
          <FilePreview name="Resume of Maya Okafor.pdf" load={pdf} onDownload={save} />
        </Box>
      </Card>
      <Card title="A picture">
        <Box>
          <FilePreview name="Portal.png" load={picture} onDownload={save} />
        </Box>
      </Card>
      <Card title="What cannot be shown">
        <FilePreview name="Contract.docx" load={gone} onDownload={save} />
        <FilePreview name="Certificate.pdf" load={gone} onDownload={save} />
      </Card>
    </>
  );
}

const Box = styled.div`
  block-size: calc(2 * ${theme.size.chart});
`;

/** The smallest file that has a page for each text. */
function samplePdf(texts: readonly string[]): string {
  const pages = texts.map((_text, index) => `${String(4 + index * 2)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages}] /Count ${String(texts.length)} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...texts.flatMap((text, index) => {
      const content = `BT /F1 28 Tf 60 760 Td (${text}) Tj 0 -40 Td (Page ${String(index + 1)}) Tj ET`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(5 + index * 2)} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  const body = objects.map((text, index) => `${String(index + 1)} 0 obj\n${text}\nendobj\n`).join('');
  return `%PDF-1.4\n${body}trailer\n<< /Root 1 0 R /Size ${String(objects.length + 1)} >>\n%%EOF\n`;
}
