import styled from 'styled-components';

import { theme } from '../../../../ui/theme';
import type { Named } from './personSummary';

interface Props {
  person: Named;
  onPerson: (id: number) => void;
}

/** A person's name that leads to their details. */
export function PersonButton({ person: { id, name }, onPerson }: Props) {
  return <Name type="button" dir="auto" onClick={() => onPerson(id)}>{name}</Name>;
}

const Name = styled.button`
  padding: 0;
  border: 0;
  border-radius: ${theme.space[1]};
  background: none;
  color: ${theme.color.brandText};
  font-weight: ${theme.weight.medium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;
