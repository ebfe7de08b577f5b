import { useMemo, useState } from 'react';

import { PersonAvatar } from '../../../domain/people/PersonAvatar';
import { Combobox } from '../../../ui/form/choice/Combobox';
import { findable, findPeople } from './tree/findPeople';
import type { Member, OrgTree } from './tree/orgTree';

interface Props {
  tree: OrgTree;
  onFind: (member: Member) => void;
}

/** Finds someone by name, position, department or e-mail, however the accents are typed. */
export function PersonSearch({ tree, onFind }: Props) {
  const [text, setText] = useState('');
  const index = useMemo(() => findable([...tree.members.values()].map(({ person }) => person)), [tree]);
  const { people, count } = findPeople(index, text);

  return (
    <Combobox
      label="Find a person"
      text={text}
      onText={setText}
      onChoose={(id) => {
        const member = tree.members.get(Number(id));
        if (!member) return;
        setText('');
        onFind(member);
      }}
      options={people.map((person) => ({
        id: String(person.id),
        text: person.name,
        line: [person.position, person.departmentName].filter(Boolean).join(' · '),
        picture: <PersonAvatar name={person.name} photo={person.photo} />,
      }))}
      emptyText="No one found"
      note={count > people.length ? `${String(count)} people found. Type more to find one.` : undefined}
    />
  );
}
