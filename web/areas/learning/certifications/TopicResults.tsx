import styled from 'styled-components';

import { ProgressBar } from '../../../ui/data/figures/ProgressBar';
import { theme } from '../../../ui/theme';

interface Topic {
  topic: string;
  correct: number;
  total: number;
}

/** How the topics of an exam went; which answers were right is not shown. */
export function TopicResults({ topics }: { topics: readonly Topic[] }) {
  return (
    <List>
      {topics.map(({ topic, correct, total }) => (
        <li key={topic}>
          <span>{topic}</span>
          <Count>
            {correct} of {total}
          </Count>
          <ProgressBar
            label={topic}
            value={correct}
            max={total}
            valueText={`${String(correct)} of ${String(total)} right`}
            hue="learning"
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${theme.space[1]} ${theme.space[3]};
    font-size: ${theme.type[13]};
  }
  [role='progressbar'] {
    grid-column: 1 / -1;
  }
`;

const Count = styled.span`
  color: ${theme.color.ink2};
  font-variant-numeric: tabular-nums;
`;
