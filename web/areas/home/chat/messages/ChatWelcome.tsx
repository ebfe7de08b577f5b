import styled from 'styled-components';

import { useViewer } from '../../../../domain/session/SessionContext';
import { Button } from '../../../../ui/form/Button';
import { Drawing } from '../../../../ui/layout/Drawing';
import { theme } from '../../../../ui/theme';

interface Props {
  /** Nothing can be sent for now. */
  isOff: boolean;
  onAsk: (question: string) => void;
}

/** Before anything was said: what the assistant is good for, and questions to begin with. */
export function ChatWelcome({ isOff, onAsk }: Props) {
  const { firstName, isEmployee } = useViewer();
  return (
    <Box>
      <Drawing name="search" />
      <h3>Hello {firstName}, how can I help?</h3>
      <p>{isEmployee ? ownSources : sources}</p>
      <ul aria-label="Examples">
        {(isEmployee ? ownExamples : examples).map((question) => (
          <li key={question}>
            <Button wide blocked={isOff} onClick={() => onAsk(question)}>
              {question}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}

const sources = 'I answer from the articles of the knowledge base.';
const ownSources =
  'I answer from the articles of the knowledge base, and from your own leave, hours, requests and tickets.';

const examples = [
  'How do I use the VPN from home?',
  'What do I do when my laptop is lost?',
  'How do I connect to the office Wi-Fi?',
  'How do I set up two-factor sign-in?',
] as const;

/** Employees have data of their own to ask about. */
const ownExamples = [
  'How much leave do I have left?',
  'How many hours did I work this week?',
  examples[0],
  examples[1],
] as const;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  margin-block: auto;
  text-align: center;
  h3 {
    font-size: ${theme.type[16]};
    overflow-wrap: anywhere;
  }
  p {
    max-inline-size: 40ch;
    color: ${theme.color.ink2};
    text-wrap: pretty;
  }
  ul {
    display: grid;
    gap: ${theme.space[2]};
    inline-size: 100%;
    margin-block-start: ${theme.space[3]};
  }
  button {
    padding-block: ${theme.space[2]};
    white-space: normal;
  }
`;
