import { createChoice, useStore, type WritableStore } from '../../ui/store';

type Setting = 'on' | 'off';

/** One setting for each person in this browser, so that a shared browser does not mix them up. */
const settings = new Map<number, WritableStore<Setting>>();

function settingOf(personId: number): WritableStore<Setting> {
  const setting =
    settings.get(personId) ?? createChoice<Setting>(`console.letters.${String(personId)}`, ['on', 'off']);
  settings.set(personId, setting);
  return setting;
}

/**
 * Whether keys of a single letter do something in a console. Who speaks to the computer, or hits keys by
 * accident, turns them off (WCAG 2.1.4).
 */
export function useLetterKeys(personId: number): { isOn: boolean; set: (isOn: boolean) => void } {
  const setting = settingOf(personId);
  return {
    isOn: useStore(setting) === 'on',
    set: (isOn) => setting.set(isOn ? 'on' : 'off'),
  };
}
