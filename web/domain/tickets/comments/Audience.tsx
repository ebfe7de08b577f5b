import { EyeOff, Reply } from 'lucide-react';

import { Segments } from '../../../ui/layout/Segments';

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

/** The same in a sentence, above the box. @param reply who reads what is not internal */
export const audienceText = (isInternal: boolean, reply: string): string =>
  isInternal ? 'Only people who handle this ticket can read it.' : reply;

const options = [
  { value: 'reply', label: 'Reply', icon: Reply },
  { value: 'note', label: 'Internal note', icon: EyeOff },
] as const;
