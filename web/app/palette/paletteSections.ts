import { BookOpen, TicketPlus, UserRound } from 'lucide-react';

import { folded } from '../../ui/form/folded';
import type { Command, CommandSection } from '../../ui/overlay/dialog/CommandDialog';
import type { NavGroup } from '../../ui/layout/navigation/Navigation';

import { hasNearly } from './nearly';
import { paletteActions } from './paletteActions';
import { paletteKinds } from './paletteKinds';
import { palettePlaces, wordsOf } from './palettePlaces';
import type { RecentThing } from './recentThings';
import type { FoundThing } from './useFound';

/** The target of a choice, and its stored data. */
interface Target extends RecentThing {
  /** A page outside the portal's screens. */
  isPage?: boolean;
  isKept: boolean;
}

interface Choice extends Command {
  target: Target;
  /** More words that find it, besides its name. */
  words?: string;
}

interface PaletteSection extends CommandSection {
  items: readonly Choice[];
}

interface Given {
  text: string;
  /** The navigation of this person. */
  groups: readonly NavGroup[];
  isEmployee: boolean;
  recent: readonly RecentThing[];
  found: readonly FoundThing[];
  /** Whether the person may enter the screen of a path. */
  mayEnter: (path: string) => boolean;
}

/** The number of screens offered before anything is typed. */
const screensAtFirst = 6;

/** The sections of the palette: recent entries, actions, screens, and results. */
export function paletteSections({
  text,
  groups,
  isEmployee,
  recent,
  found,
  mayEnter,
}: Given): PaletteSection[] {
  const sought = folded(text).split(/\s+/).filter(Boolean);
  const says = ({ name, line = '', words = '' }: Choice) => folded(`${name} ${line} ${words}`);
  const fits = (choice: Choice) => sought.every((word) => says(choice).includes(word));
  /** The matches; without one, the matches that allow misspellings. */
  const fitting = (choices: readonly Choice[]) => {
    const exact = choices.filter(fits);
    if (exact.length > 0) return exact;
    return choices.filter((choice) =>
      sought.every((word) => says(choice).includes(word) || hasNearly(says(choice), word)),
    );
  };
  const isSearching = sought.length > 0;

  const screens = [
    ...groups.flatMap(({ label, items }) =>
      items.map(({ to, label: name, icon, isPage }) => screen({ name, line: label, icon, to, isPage })),
    ),
    screen({ name: 'Profile', icon: UserRound, to: '/profile' }),
    ...palettePlaces.filter(({ needsEmployee }) => isEmployee || !needsEmployee).map(screen),
  ].filter(({ target }) => target.isPage === true || mayEnter(target.path));

  const last = recent
    .filter(({ path }) => mayEnter(path))
    .map((thing): Choice => {
      const own = screens.find(({ target }) => thing.kind === 'SCREEN' && target.path === thing.path);
      const icon = thing.kind === 'SCREEN' ? (own?.icon ?? UserRound) : paletteKinds[thing.kind]?.icon;
      return {
        id: `recent ${thing.path}`,
        name: thing.title,
        line: thing.subtitle || undefined,
        icon: icon ?? UserRound,
        target: { ...thing, isKept: true },
      };
    })
    .filter(fits);
  const isNew = ({ target }: Choice) => !last.some((one) => one.target.path === target.path);

  const actions = fitting(
    paletteActions
      .filter(({ to, needsEmployee }) => mayEnter(to) && (isEmployee || !needsEmployee))
      .map(({ name, words, icon, to }): Choice => ({
        id: `action ${to}`,
        name,
        words,
        icon,
        target: { kind: 'SCREEN', title: name, subtitle: '', path: to, isKept: false },
      })),
  );

  const things = found.filter(({ path }) => mayEnter(path));
  const ofKinds = Object.entries(paletteKinds).map(([kind, { title, icon }]) => ({
    id: kind,
    title,
    items: things
      .filter((thing) => thing.kind === kind)
      .map((thing): Choice => ({
        id: `${kind} ${thing.id}`,
        name: thing.title,
        line: thing.subtitle,
        icon,
        target: { ...thing, isKept: true },
      }))
      .filter(isNew),
  }));

  const places = fitting(screens).filter(isNew);
  return [
    { id: 'recent', title: 'Recent', items: last },
    { id: 'actions', title: 'Actions', items: actions },
    { id: 'screens', title: 'Go to', items: isSearching ? places : places.slice(0, screensAtFirst) },
    ...ofKinds,
  ].filter(({ items }) => items.length > 0);
}

/** The offer without a match: a full-text search, or asking people. */
export function waysOn(text: string, mayEnter: (path: string) => boolean): PaletteSection[] {
  const search = `/it/knowledge-base?${new URLSearchParams({ search: text }).toString()}`;
  const items = [
    { name: 'Search the knowledge base', icon: BookOpen, to: search },
    { name: 'Create a ticket', icon: TicketPlus, to: '/employee/tickets?new' },
  ]
    .filter(({ to }) => mayEnter(to))
    .map(({ name, icon, to }): Choice => ({
      id: `way ${to}`,
      name,
      icon,
      target: { kind: 'SCREEN', title: name, subtitle: '', path: to, isKept: false },
    }));
  return items.length > 0 ? [{ id: 'ways', title: 'Other ways', items }] : [];
}

const screen = ({
  name,
  line,
  icon,
  to,
  isPage,
}: Pick<Choice, 'name' | 'line' | 'icon'> & { to: string; isPage?: boolean }): Choice => ({
  id: `screen ${to}`,
  name,
  line,
  words: wordsOf(to),
  icon,
  target: { kind: 'SCREEN', title: name, subtitle: line ?? '', path: to, isPage, isKept: !isPage },
});
