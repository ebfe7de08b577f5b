import { hasNoManager, type Member } from './orgTree';
import { countText } from '../../../../ui/numbers';

/** The name of someone, or 'Employee {id}' where it is blank. */
export const personName = (fullName: string, id: number): string =>
  fullName.trim() || `Employee ${String(id)}`;

/** "0 reports", "1 report", "12 reports" */
export const reportsText = (count: number): string => countText(count, 'report');

/** "1 person", "240 people" */
export const peopleText = (count: number): string => countText(count, 'person', 'people');

/** A department's name for little room: ten characters and '...'. */
export const shortDepartment = (name: string): string => {
  const letters = [...name];
  return letters.length > 10 ? `${letters.slice(0, 10).join('')}...` : name;
};

/** The label of a button that expands or collapses a branch. */
export const branchText = ({ person, team }: Member, isOpen: boolean): string =>
  isOpen ? `Hide the people under ${person.name}` : `Show ${peopleText(team)} under ${person.name}`;

/** Someone's card in words, for screen readers. */
export const cardText = (member: Member, isMe: boolean): string =>
  [
    isMe ? `${member.person.name}, you` : member.person.name,
    member.person.position,
    member.person.departmentName,
    member.person.email,
    reportsText(member.person.directReportsCount),
    hasNoManager(member) ? 'No manager set' : null,
  ]
    .filter(Boolean)
    .join(', ');
