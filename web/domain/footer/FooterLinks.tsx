import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';

import { ButtonLink } from '../../ui/layout/ButtonLink';
import { theme } from '../../ui/theme';
import { usePortalConfig } from '../config/ConfigContext';
import { builtInTexts, type FooterTopic } from './builtInTexts';
import { SupportContacts } from './SupportContacts';

// The dialog primitives are large, and hardly anyone opens these texts.
const Dialog = lazy(() => import('../../ui/overlay/Dialog').then((module) => ({ default: module.Dialog })));

const topics: readonly FooterTopic[] = ['privacy', 'terms', 'support'];

interface Props {
  /** Where a new ticket is written, for those who may; Support leads there. */
  newTicket?: string | undefined;
}

/** Privacy, Terms, Support: the addresses that the installation set, else a short built-in text. */
export function FooterLinks({ newTicket }: Props) {
  const { footerLinks, organisation } = usePortalConfig();
  const [open, setOpen] = useState<FooterTopic | null>(null);
  const shown = open && builtInTexts[open];

  return (
    <>
      <List>
        {topics.map((topic) => (
          <li key={topic}>
            {footerLinks[topic] === null ? (
              <button type="button" aria-haspopup="dialog" onClick={() => setOpen(topic)}>
                {builtInTexts[topic].name}
              </button>
            ) : (
              <a href={footerLinks[topic]} target="_blank" rel="noopener noreferrer">
                {builtInTexts[topic].name}
              </a>
            )}
          </li>
        ))}
      </List>
      {shown && (
        <Suspense>
          <Dialog
            title={shown.name}
            isOpen
            onClose={() => setOpen(null)}
            dismissable
            footer={
              open === 'support' &&
              newTicket !== undefined && (
                <ButtonLink to={newTicket} variant="primary" icon={Plus} onClick={() => setOpen(null)}>
                  Create a ticket
                </ButtonLink>
              )
            }
          >
            {shown.paragraphs(organisation).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {open === 'support' && <SupportContacts />}
          </Dialog>
        </Suspense>
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
