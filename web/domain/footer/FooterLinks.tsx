import { useState } from 'react';
import styled from 'styled-components';

import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { theme } from '../../ui/theme';
import { usePortalConfig } from '../config/ConfigContext';
import type { FooterTopic } from './builtInTexts';

// Hardly anyone opens these texts.
const FooterText = lazyDialog(() => import('./FooterText').then((module) => module.FooterText), {
  whenOpened: true,
});

const names: Readonly<Record<FooterTopic, string>> = {
  privacy: 'Privacy',
  terms: 'Terms',
  support: 'Support',
};
const topics: readonly FooterTopic[] = ['privacy', 'terms', 'support'];

interface Props {
  /** The page for a new ticket, for people who may create one; Support links there. */
  newTicket?: string | undefined;
}

/** Privacy, Terms, Support: the addresses that the installation set, else a short built-in text. */
export function FooterLinks({ newTicket }: Props) {
  const { footerLinks } = usePortalConfig();
  const [open, setOpen] = useState<FooterTopic | null>(null);

  return (
    <>
      <List>
        {topics.map((topic) => (
          <li key={topic}>
            {footerLinks[topic] === null ? (
              <button type="button" aria-haspopup="dialog" onClick={() => setOpen(topic)}>
                {names[topic]}
              </button>
            ) : (
              <a href={footerLinks[topic]} target="_blank" rel="noopener noreferrer">
                {names[topic]}
              </a>
            )}
          </li>
        ))}
      </List>
      {open && (
        <FooterText topic={open} title={names[open]} newTicket={newTicket} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};

  a,
  button {
    padding: 0;
    border: 0;
    border-radius: ${theme.space[1]};
    background: none;
    color: ${theme.color.ink2};
    text-decoration: none;
    cursor: pointer;
    &:hover {
      color: ${theme.color.ink};
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
