import type { Draw } from './random.js';
import type { SeedPerson } from './write.js';

/** A team of fewer is not told who is away. */
const SMALLEST_TEAM = 3;

/**
 * One of every team, two of the teams that the demo accounts are in; so that whoever asks for leave meets somebody else's. The
 * accounts themselves are never picked, they have a story of their own.
 */
export function pickFromTeams(draw: Draw, people: SeedPerson[], accounts: ReadonlySet<number>): Set<number> {
  const teams = new Map<number, SeedPerson[]>();
  for (const person of people) {
    if (person.managerUserId !== null) teams.set(person.managerUserId, [...(teams.get(person.managerUserId) ?? []), person]);
  }
  const picked = new Set<number>();
  for (const team of teams.values()) {
    const others = team.filter(({ userId }) => !accounts.has(userId));
    if (team.length < SMALLEST_TEAM || others.length === 0) continue;
    const first = draw.whole(0, others.length - 1);
    const count = others.length < team.length ? 2 : 1;
    for (const { userId } of [...others, ...others].slice(first, first + count)) picked.add(userId);
  }
  return picked;
}
