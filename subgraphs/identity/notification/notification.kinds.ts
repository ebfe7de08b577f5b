import { readFileSync } from 'node:fs';
import { can } from '../../kit/request/viewer.js';
import type { Viewer } from '../../kit/request/viewer.js';

/** What an area says of a kind of line; one entry of `kinds.json`. */
export interface NotificationKind {
  /** Type of the record; a person has one line for each record. */
  thing: string;
  /** The kind as a person switches it on and off. */
  name: string;
  /** `{actor}` is the name of who did it. */
  text: string;
  /** The text if several records share a line; `{count}` is how many were added since it was read. */
  textOfMany?: string;
  /** Whom the kind concerns: people with any of these permissions, or managers; everyone if omitted. */
  concerns?: readonly string[] | 'managers';
  /** Everyone with the permission of `concerns` is notified, in addition to the people named in the event. */
  toHolders?: boolean;
  /** The screens of the record: the first one that the reader may enter. `{id}` is the id of the record. */
  links: readonly { needs?: string; to: string }[];
}

const kinds = JSON.parse(readFileSync(new URL('kinds.json', import.meta.url), 'utf8')) as Record<
  string,
  NotificationKind
>;

/** All kinds by their word, in the order in which they are offered. */
export const NOTIFICATION_KINDS: ReadonlyMap<string, NotificationKind> = new Map(Object.entries(kinds));

/** The permissions of which a kind needs any; empty for none. */
export const neededFor = ({ concerns }: NotificationKind): readonly string[] =>
  typeof concerns === 'object' ? concerns : [];

/** Whether a person may ever be notified of the kind, by the roles they have today. */
export function concernsViewer({ concerns }: NotificationKind, viewer: Viewer): boolean {
  if (concerns === undefined) return true;
  return concerns === 'managers'
    ? viewer.reportUserIds.length > 0
    : concerns.some((permission) => can(viewer, permission));
}

/** The texts of a line. */
export function textOf(kind: NotificationKind, actor: string | null, count = 1): string {
  const text = count > 1 && kind.textOfMany ? kind.textOfMany : kind.text;
  return text.replace('{count}', String(count)).replace('{actor}', actor ?? 'A former colleague');
}

/** Where a line leads, for someone with these permissions. */
export function linkOf({ links }: NotificationKind, id: string, permissions: readonly string[]): string {
  const link = links.find(({ needs }) => needs === undefined || permissions.includes(needs));
  return (link?.to ?? '/home').replace('{id}', encodeURIComponent(id));
}
