import { EyeOff, Reply } from 'lucide-react';

import { Segments } from '../../ui/layout/Segments';

interface Props {
  isInternal: boolean;
  onChange: (isInternal: boolean) => void;
}

/** Who will read what is written on a ticket: the requester, or only those who handle it. */
export function Audience({ isInternal, onChange }: Props) {
  return (
    <Segments
      label="Who can read it"
      compact
      options={options}
      value={isInternal ? 'note' : 'reply'}
      onChange={(chosen) => onChange(chosen === 'note')}
    />
  );
}

/** The same in a sentence, above the box. */
export const audienceText = (isInternal: boolean): string =>
  isInternal
    ? 'Only people who handle this ticket can read it.'
    : 'The person who sent the ticket can read it.';

const options = [
  { value: 'reply', label: 'Reply', icon: Reply },
  { value: 'note', label: 'Internal note', icon: EyeOff },
] as const;
