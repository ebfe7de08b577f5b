import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import { PersonButton } from './PersonButton';
import type { Named } from './personSummary';

interface Props {
  reports: readonly Named[];
  onPerson: (id: number) => void;
}

/** The reports of a person. */
export function ReportList({ reports, onPerson }: Props) {
  return (
    <Part>
      <h3>Direct reports ({reports.length})</h3>
      <ul>
        {reports.map((person) => (
          <li key={person.id}>
            <PersonButton person={person} onPerson={onPerson} />
            {person.position && <small>{person.position}</small>}
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  padding-block-start: ${theme.space[4]};
  border-block-start: ${theme.border.line};
  h3 {
    font-size: ${theme.type[14]};
  }
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    padding-block: ${theme.space[1]};
  }
  small {
    color: ${theme.color.ink3};
    font-size: ${theme.type[13]};
  }
`;
