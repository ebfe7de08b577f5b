import { useApolloClient } from '@apollo/client/react';
import { KeyRound, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';

import { refetchStale } from '../../../domain/action/refetch';
import { PasswordChangeForm } from '../../../domain/session/PasswordChangeForm';
import { Button } from '../../../ui/form/Button';
import { theme } from '../../../ui/theme';

/** Changes the viewer's own password, in a form that opens, with the focus in it, and closes. */
export function PasswordPart() {
  const client = useApolloClient();
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <section aria-label="Password">
      <Head>
        <div>
          <h3>Password</h3>
          <p>A change signs out all your other devices.</p>
        </div>
        <Button
          ref={toggle}
          icon={isOpen ? X : KeyRound}
          aria-expanded={isOpen}
          aria-controls={isOpen ? form : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Close' : 'Change password'}
        </Button>
      </Head>
      {isOpen && (
        <Form id={form}>
          <PasswordChangeForm
            onCancel={close}
            onChanged={() => {
              close();
              refetchStale(client, ['OwnSessions', 'OwnAccessTokens']);
              return Promise.resolve();
            }}
          />
        </Form>
      )}
    </section>
  );
}

const { space } = theme;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
  > :first-child {
    flex: 1 1 20ch;
  }
  h3 {
    font-size: ${theme.type[14]};
  }
  p {
    color: ${theme.color.ink3};
    font-size: ${theme.type[13]};
  }
`;

const Form = styled.div`
  margin-block-start: ${space[4]};
`;
