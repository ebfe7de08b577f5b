import { useEffect, useState } from 'react';
import styled from 'styled-components';

import { Skeleton } from '../feedback/Skeleton';
import { theme } from '../theme';
import { readText } from './readText';
import type { ViewProps } from './preview';

/** A plain text, as far as people read one in a page, with its own line breaks. */
export function TextView({ file, zoom, onFail }: ViewProps) {
  const [shown, setShown] = useState<{ text: string; isWhole: boolean } | null>(null);
  useEffect(() => {
    let isWanted = true;
    readText(file).then(
      (read) => {
        if (isWanted) setShown(read);
      },
      () => {
        if (isWanted) onFail('broken');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [file, onFail]);
  if (!shown) return <Skeleton shape="block" steps={80} />;
  return (
    <>
      <Page dir="auto" style={{ fontSize: `${String(zoom * 100)}%` }}>
        {shown.text}
      </Page>
      {!shown.isWhole && <Rest>The file is longer than this. Download it to read the rest.</Rest>}
    </>
  );
}

/** A width that is good to read; the direction of each paragraph is that of its own text. */
const Page = styled.pre`
  max-inline-size: 80ch;
  margin-inline: auto;
  padding: ${theme.space[4]};
  border: ${theme.border.line};
  background: ${theme.color.surface};
  color: ${theme.color.ink};
  font-family: ${theme.family.text};
  unicode-bidi: plaintext;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Rest = styled.p`
  margin-block-start: ${theme.space[3]};
  color: ${theme.color.ink2};
  text-align: center;
`;
