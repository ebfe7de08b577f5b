import { EyeOff, Reply } from 'lucide-react';
import styled from 'styled-components';

import { Segments } from '../../ui/layout/Segments';
import { theme } from '../../ui/theme';

interface Props {
  isInternal: boolean;
  /** Without it there is no choice: the requester reads what is written. */
  onChange: ((isInternal: boolean) => void) | undefined;
}

/** Who will read what is written on a ticket: the requester, or only those who handle it. */
export function Audience({ isInternal, onChange }: Props) {
  return (
    <Line>
      {onChange && (
        <Segments
          label="Who can read it"
          compact
          options={options}
          value={isInternal ? 'note' : 'reply'}
          onChange={(chosen) => onChange(chosen === 'note')}
        />
      )}
      <Hint data-internal={isInternal || undefined}>
        {isInternal
          ? 'Only people who handle this ticket can read it.'
          : 'The person who sent the ticket can read it.'}
      </Hint>
    </Line>
  );
}

const options = [
  { value: 'reply', label: 'Reply', icon: Reply },
  { value: 'note', label: 'Internal note', icon: EyeOff },
] as const;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
`;

const Hint = styled.p`
  color: ${theme.color.ink3};
  font-size: ${theme.type[13]};
  &[data-internal] {
    color: ${theme.color.warning};
  }
`;
