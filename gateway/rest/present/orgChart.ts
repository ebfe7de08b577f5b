import type { Shown } from '../route.js';

interface Person extends Shown {
  id: number;
  user_id: number;
  full_name: string;
  email: string;
  /** The manager of the person, and the person above them in the drawing. */
  manager_id: number | null;
  parent_id: number | null;
  user: { profile_picture: string | null };
}

interface Node {
  employee: Shown;
  manager: Shown | null;
  direct_reports: Node[];
}

/** Someone as a node of the tree shows them: what the directory says, with the photo. */
function employeeShown({
  id,
  user_id,
  full_name,
  email,
  position,
  department_name,
  direct_reports_count,
  user,
}: Person): Shown {
  return {
    id,
    user: { id: user_id, full_name, email },
    name: full_name,
    position,
    department_name,
    profile_picture: user.profile_picture,
    direct_reports_count,
  };
}

/** The person's manager, with everyone further above inside; the way up, so no reports. */
function wayUp(person: Person, people: ReadonlyMap<number, Person>): Node | null {
  const above = person.manager_id === null ? undefined : people.get(person.manager_id);
  return above
    ? { employee: employeeShown(above), manager: wayUp(above, people) as Shown | null, direct_reports: [] }
    : null;
}

/**
 * The chart as a tree around the caller. People come so that everyone is after the one they are drawn
 * under.
 */
export function orgChartShown({ people, me }: { people: Person[]; me: { id: number } | null }): Shown {
  const byId = new Map(people.map((person) => [person.id, person]));
  const nodes = new Map<number, Node>();
  const tree: Node[] = [];
  for (const person of people) {
    const manager = person.manager_id === null ? undefined : byId.get(person.manager_id);
    const node: Node = {
      employee: employeeShown(person),
      manager: manager ? { id: manager.id, full_name: manager.full_name } : null,
      direct_reports: [],
    };
    nodes.set(person.id, node);
    const above = person.parent_id === null ? tree : nodes.get(person.parent_id)?.direct_reports;
    above?.push(node);
  }
  const caller = me === null ? undefined : byId.get(me.id);
  return {
    employee: (caller && nodes.get(caller.id)) ?? null,
    manager: caller ? wayUp(caller, byId) : null,
    // A person without a reporting line is drawn under the top, but has no manager.
    direct_reports: caller
      ? people.filter(({ manager_id }) => manager_id === caller.id).map(({ id }) => nodes.get(id))
      : [],
    tree,
  };
}
