import { createStore, type Store } from '../store';
import type { Tone } from '../theme';

export type ToastTone = Extract<Tone, 'success' | 'danger' | 'info' | 'warning'>;

/** An action of a toast: view the new record, undo the change. */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastOptions {
  /** A button in the message; the message goes when it is pressed. */
  action?: ToastAction;
  /** Milliseconds until it goes; the clock stops while the pointer or focus is on it. 0 keeps it. */
  duration?: number;
}

export interface ToastMessage {
  id: number;
  tone: ToastTone;
  title: string;
  text: string | undefined;
  action: ToastAction | undefined;
  duration: number;
}

const defaultDuration = 5000;
const errorDuration = 8000;
/** More than this at the same time is noise: the oldest goes. */
const most = 5;

const messages = createStore<readonly ToastMessage[]>([]);
let lastId = 0;

/** The store behind ToastRegion. */
export const toastStore: Store<readonly ToastMessage[]> = messages;

const keep = (isKept: (message: ToastMessage) => boolean) => messages.set(messages.read().filter(isKept));

const show =
  (tone: ToastTone, standard: number) =>
  (title: string, text?: string, options: ToastOptions = {}): number => {
    lastId += 1;
    const { action, duration = standard } = options;
    const message = { id: lastId, tone, title, text, action, duration };
    messages.set([...messages.read().slice(-(most - 1)), message]);
    return message.id;
  };

/**
 * Short messages that come and go, from anywhere, also outside React: `toast.success('Saved', 'Two rows
 * changed')`. Each returns an id for `toast.dismiss`. ToastRegion shows them. Default 5 s, errors 8 s.
 */
export const toast = {
  success: show('success', defaultDuration),
  info: show('info', defaultDuration),
  warning: show('warning', defaultDuration),
  error: show('danger', errorDuration),
  dismiss: (id: number) => keep((message) => message.id !== id),
  clear: () => messages.set([]),
  /** Something opens above the page: what went well is old news, what went wrong is not. */
  giveWay: () => keep(({ tone }) => tone === 'danger' || tone === 'warning'),
};
