import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import type { ViewProps } from './preview';

/** A picture from the file itself, so that its address is asked for once only. */
export function PictureView({ name, file, zoom, onFail }: ViewProps) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (picture.current) picture.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return (
    <Picture
      ref={picture}
      alt={name}
      style={zoom === 1 ? undefined : { maxInlineSize: 'none', inlineSize: `${String(zoom * 100)}%` }}
      onError={() => onFail('broken')}
    />
  );
}

const Picture = styled.img`
  display: block;
  max-inline-size: 100%;
  margin-inline: auto;
`;
