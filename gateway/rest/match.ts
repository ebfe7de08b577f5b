import type { Method } from './route.js';

/** A path that is answered, with what answers each of its methods. */
export interface Match<Target> {
  targets: ReadonlyMap<Method, Target>;
  parameters: Record<string, string>;
}

interface Node<Target> {
  words: Map<string, Node<Target>>;
  parameter: { name: string; node: Node<Target> } | null;
  targets: Map<Method, Target>;
}

const node = <Target>(): Node<Target> => ({ words: new Map(), parameter: null, targets: new Map() });

const partsOf = (path: string) => path.replace(/^\//, '').replace(/\/$/, '').split('/');

/** `-` and `_` are alike in the words of a path (rest.md section 0). */
const plain = (word: string) => word.replaceAll('_', '-');

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Finds the row for a path: with or without the last slash, `-` and `_` alike in its words, words before
 * parameters (`/employees/statistics/` before `/employees/{id}/`).
 */
export class Matcher<Target> {
  private readonly root = node<Target>();

  /** @throws Error when the method and path are taken */
  add(method: Method, path: string, target: Target): void {
    let place = this.root;
    for (const part of partsOf(path)) {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) {
        const next = place.words.get(plain(part)) ?? node<Target>();
        place.words.set(plain(part), next);
        place = next;
      } else {
        place.parameter ??= { name, node: node<Target>() };
        if (place.parameter.name !== name)
          throw new Error(`${path}: {${name}} is called {${place.parameter.name}} in another row.`);
        place = place.parameter.node;
      }
    }
    if (place.targets.has(method)) throw new Error(`${method} ${path} is in two rows.`);
    place.targets.set(method, target);
  }

  /** Null for a path that no row has. */
  find(path: string): Match<Target> | null {
    const parameters: Record<string, string> = {};
    const parts = partsOf(path);
    const walk = (place: Node<Target>, index: number): Node<Target> | null => {
      const part = parts[index];
      if (part === undefined) return place.targets.size > 0 ? place : null;
      const word = place.words.get(plain(part));
      const found = word && walk(word, index + 1);
      if (found) return found;
      const value = place.parameter && part !== '' ? decoded(part) : null;
      if (!place.parameter || value === null) return null;
      parameters[place.parameter.name] = value;
      return walk(place.parameter.node, index + 1);
    };
    const found = walk(this.root, 0);
    return found && { targets: found.targets, parameters };
  }
}
