import { useEffect, useState } from 'react';
import styled from 'styled-components';

import type { ViewProps } from './preview';

/** A picture from the file itself, so that its address is asked for once only. */
export function PictureView({ name, file, zoom, onFail }: ViewProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    address !== null && (
      <Picture
        src={address}
        alt={name}
        style={zoom === 1 ? undefined : { maxInlineSize: 'none', inlineSize: `${String(zoom * 100)}%` }}
        onError={() => onFail('broken')}
      />
    )
  );
}

const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  margin-inline: auto;
`;
