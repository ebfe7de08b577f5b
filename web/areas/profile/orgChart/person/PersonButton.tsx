import { TextButton } from '../../../../ui/form/TextButton';
import type { Named } from './personSummary';

interface Props {
  person: Named;
  onPerson: (id: number) => void;
}

/** A person's name that leads to their details. */
export function PersonButton({ person: { id, name }, onPerson }: Props) {
  return (
    <TextButton dir="auto" onClick={() => onPerson(id)}>
      {name}
    </TextButton>
  );
}
