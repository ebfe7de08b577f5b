import type { Draw } from './random.js';
import type { SeedPerson } from './write.js';

/** The number of absent people is not shown for a smaller team. */
const SMALLEST_TEAM = 3;
/** In smaller teams absences soon are random, or a third of all leave would be in the future. */
const USUAL_TEAM = 4;

/**
 * One person of every team of usual size, and one or two of the demo accounts' teams, so that a leave request
 * overlaps another person's. The accounts themselves have fixed leave and are never picked.
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
