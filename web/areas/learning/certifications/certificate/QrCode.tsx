import encodeQR from 'qr';
import styled from 'styled-components';

/** A text as a QR code: dark on white in both themes, so that every camera reads it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 2 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')))
    .join('');
  const size = String(rows.length);
  return (
    <Code role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </Code>
  );
}

const Code = styled.svg`
  display: block;
  inline-size: 100%;
`;
