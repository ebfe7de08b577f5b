import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { ComboboxField, type ComboboxFieldProps } from '../../ui/form/choice/ComboboxField';
import type { ComboboxOption } from '../../ui/form/choice/comboboxOption';
import { useSettled } from '../list/useSettled';
import { PersonAvatar } from './PersonAvatar';
import type { PeopleSource, PickedPerson } from './peopleSources';
import { numberText } from '../../ui/numbers';

interface Props<Found, Variables, Named> extends Pick<
  ComboboxFieldProps,
  'label' | 'hint' | 'error' | 'noteId' | 'name' | 'placeholder' | 'disabled' | 'required'
> {
  /** The offered people: `employees`, or `holdersOf('ticket.handle_hr')`. */
  among: PeopleSource<Found, Variables, Named>;
  /** Id of the selected person, of the type of `among`; null for nobody. */
  value: number | null;
  onChange: (id: number | null) => void;
}

/** As many as a list shows before more has to be typed. */
const usualMost = 20;

/** One person in a form, found by name, job, department or e-mail; asks the graph once typing has paused. */
export function PersonPicker<Found, Variables, Named>({
  among,
  value,
  onChange,
  ...field
}: Props<Found, Variables, Named>) {
  const [text, setText] = useState<string | null>(null);
  const search = useSettled(text?.trim() ?? null, among.pause);
  const found = useQuery(among.find as TypedDocumentNode<Found, OperationVariables>, {
    variables: { ...among.variables, search, pageSize: among.most ?? usualMost },
    skip: search === null,
    notifyOnNetworkStatusChange: true,
  });
  const answer = found.data ?? found.previousData;
  const { people, count } = answer ? among.readFound(answer) : nobody;
  // The next search may not find them any more: a name that goes and comes again would open the list.
  const [picked, setPicked] = useState<PickedPerson | null>(null);
  const known = people.find(({ id }) => id === value) ?? (picked?.id === value ? picked : undefined);
  const named = useQuery(among.named, {
    variables: { id: value ?? 0 },
    skip: value === null || known !== undefined,
  });
  const chosen = known ?? (named.data && among.readNamed(named.data));

  return (
    <ComboboxField
      placeholder="Name, job or department"
      {...field}
      value={value === null ? '' : String(value)}
      onChange={(id) => {
        setPicked(people.find((person) => String(person.id) === id) ?? null);
        onChange(id === '' ? null : Number(id));
      }}
      options={people.map(option)}
      chosen={chosen ? option(chosen) : undefined}
      onSearch={setText}
      loading={found.loading || search !== (text?.trim() ?? null)}
      failed={found.error && !found.loading ? 'People could not be loaded.' : undefined}
      onRetry={() => void found.refetch().catch(() => undefined)}
      emptyText="No one found"
      stay={among.stay}
      note={count > people.length ? `${numberText(count)} people found. Type more to find one.` : undefined}
    />
  );
}

const nobody = { people: [], count: 0 };

const option = ({ id, name, line, photo }: PickedPerson): ComboboxOption => ({
  id: String(id),
  text: name,
  line,
  picture: <PersonAvatar name={name} photo={photo} size="small" />,
});
