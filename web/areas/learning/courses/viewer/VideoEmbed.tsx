import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import { screenSize } from './screenSize';

interface Props {
  title: string;
  /** Of the player on one of the allowed hosts. */
  address: string;
  onLoad: () => void;
}

/** A video of a video-sharing service in its own player. */
export function VideoEmbed({ title, address, onLoad }: Props) {
  return (
    <Frame
      src={address}
      title={title}
      onLoad={onLoad}
      sandbox="allow-scripts allow-same-origin allow-presentation"
      allow="fullscreen; picture-in-picture"
      // The service refuses to play without knowing which site shows it.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

const Frame = styled.iframe`
  ${screenSize}
  border: 0;
  border-radius: ${theme.radius.control};
  background: ${theme.color.panel};
`;
