import { EyeOff, Reply } from 'lucide-react';

import { Segments } from '../../../ui/layout/Segments';

interface Props {
  isInternal: boolean;
  onChange: (isInternal: boolean) => void;
}

/** The readers of a comment on a ticket: the requester, or only handlers. */
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

/** The same in a sentence, above the box. @param reply the readers of a comment that is not internal */
export const audienceText = (isInternal: boolean, reply: string): string =>
  isInternal ? 'Only people who handle this ticket can read it.' : reply;

const options = [
  { value: 'reply', label: 'Reply', icon: Reply },
  { value: 'note', label: 'Internal note', icon: EyeOff },
] as const;
