import { Plus } from 'lucide-react';

import { ButtonLink } from '../../ui/layout/ButtonLink';
import { Dialog } from '../../ui/overlay/dialog/Dialog';
import { usePortalConfig } from '../config/ConfigContext';
import { builtInTexts, type FooterTopic } from './builtInTexts';
import { SupportContacts } from './SupportContacts';

interface Props {
  topic: FooterTopic;
  title: string;
  newTicket?: string | undefined;
  onClose: () => void;
}

/** The built-in text behind a link of the footer. */
export function FooterText({ topic, title, newTicket, onClose }: Props) {
  const { organisation } = usePortalConfig();
  const isSupport = topic === 'support';
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      dismissable
      footer={
        isSupport &&
        newTicket !== undefined && (
          <ButtonLink to={newTicket} variant="primary" icon={Plus} onClick={onClose}>
            Create a ticket
          </ButtonLink>
        )
      }
    >
      {builtInTexts[topic](organisation).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {isSupport && <SupportContacts />}
    </Dialog>
  );
}
