import { useMemo, useState } from 'react';
import styled from 'styled-components';

import { PersonAvatar } from '../../../domain/people/PersonAvatar';
import { Combobox } from '../../../ui/Combobox';
import { theme } from '../../../ui/theme';
import { findable, findPeople } from './tree/findPeople';
import type { Member, OrgTree } from './tree/orgTree';

interface Props {
  tree: OrgTree;
  onFind: (member: Member) => void;
}

/** Finds somebody by name, position, department or e-mail, however the accents are typed. */
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
        text: [person.name, person.position, person.departmentName].filter(Boolean).join(', '),
        content: (
          <>
            <PersonAvatar name={person.name} photo={person.photo} size="small" />
            <Words>
              <span dir="auto">{person.name}</span>
              <small>{[person.position, person.departmentName].filter(Boolean).join(' · ')}</small>
            </Words>
          </>
        ),
      }))}
      emptyText="Nobody found"
      note={count > people.length ? `${String(count)} people found. Type more to find one.` : undefined}
    />
  );
}

const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  line-height: 1.35;
  span,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.type[12]};
  }
`;
