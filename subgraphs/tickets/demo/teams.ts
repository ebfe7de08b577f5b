import type { Draw } from './random.js';
import type { SeedPerson } from './write.js';

/** A team of fewer is not told how many are away. */
const SMALLEST_TEAM = 3;
/** In smaller ones someone is away soon only by chance, or a third of all leave would lie ahead. */
const USUAL_TEAM = 4;

/**
 * One of every team of usual size, one or two of the teams that the demo accounts are in; so that whoever
 * asks for leave meets someone else's. The accounts themselves are never picked, they have a story of their
 * own.
 */
export function pickFromTeams(draw: Draw, people: SeedPerson[], accounts: ReadonlySet<number>): Set<number> {
  const teams = new Map<number, SeedPerson[]>();
  for (const person of people) {
    if (person.managerUserId !== null)
      teams.set(person.managerUserId, [...(teams.get(person.managerUserId) ?? []), person]);
  }
  const picked = new Set<number>();
  for (const team of teams.values()) {
    const others = team.filter(({ userId }) => !accounts.has(userId));
    const hasAccount = others.length < team.length;
    if (others.length === 0 || team.length < (hasAccount ? SMALLEST_TEAM : USUAL_TEAM)) continue;
    const first = draw.whole(0, others.length - 1);
    const count = hasAccount && team.length >= USUAL_TEAM ? 2 : 1;
    for (const { userId } of [...others, ...others].slice(first, first + count)) picked.add(userId);
  }
  return picked;
}
