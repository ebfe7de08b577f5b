import styled from 'styled-components';

import { StatusBadge } from '../../../ui/data/cells/StatusBadge';
import { Card } from '../../../ui/layout/Card';
import { theme } from '../../../ui/theme';
import { demoConversations } from './pinned';

/** Five talks of the demo. */
export function ConversationsTab() {
  return (
    <Card title="Recent conversations">
      <List>
        {demoConversations.map(({ id, person, question, answer, category, when, isResolved }) => (
          <li key={id}>
            <article>
              <Head>
                <h3>{question}</h3>
                <StatusBadge tone={isResolved ? 'success' : 'warning'}>
                  {isResolved ? 'Resolved' : 'Handed over'}
                </StatusBadge>
              </Head>
              <p>{answer}</p>
              <Line>
                {person} · {category} · {when}
              </Line>
            </article>
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  display: grid;

  > li {
    padding-block: ${theme.space[4]};
    border-block-start: ${theme.border.line};
  }
  > li:first-child {
    padding-block-start: 0;
    border-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-block-end: ${theme.space[1]};

  > h3 {
    font-size: ${theme.type[14]};
  }
`;

const Line = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
`;
