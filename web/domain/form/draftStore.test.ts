import type * as DraftStore from './draftStore';

/** The store after a reload, with only what is stored in the browser. */
function reloaded(): typeof DraftStore {
  let store: typeof DraftStore | undefined;
  jest.isolateModules(() => {
    store = jest.requireActual<typeof DraftStore>('./draftStore');
  });
  return store!;
}

const [maya, daniel] = [7, 8];
const written = () => JSON.stringify({ ...window.localStorage });

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

test('a draft is there after a reload, only for its author and under its name', () => {
  expect(reloaded().writeDraft(maya, 'new leave', { title: 'Family visit' })).toBe(true);
  expect(reloaded().readDraft(maya, 'new leave')).toEqual({
    values: { title: 'Family visit' },
    isPartial: false,
  });
  expect(reloaded().readDraft(daniel, 'new leave')).toBeNull();
  expect(reloaded().readDraft(maya, 'leave 12')).toBeNull();
});

test('files and salaries are never stored, and their form is told that they are missing', () => {
  const typed = {
    coverLetter: 'Dear all',
    expectedSalary: '91,500',
    resume: new File(['%PDF'], 'Okafor.pdf'),
    attachments: [{ name: 'kept.pdf' }, new File(['%PDF'], 'Okafor references.pdf')],
  };
  const store = reloaded();
  expect(store.writeDraft(maya, 'application', typed)).toBe(false);
  expect(written()).not.toMatch(/91,500|Okafor/);
  expect(store.readDraft(maya, 'application')).toEqual({ values: typed, isPartial: false });
  expect(reloaded().readDraft(maya, 'application')).toEqual({
    values: { coverLetter: 'Dear all' },
    isPartial: true,
  });
});

test('passwords are not stored anywhere', () => {
  const store = reloaded();
  store.writeDraft(maya, 'profile', { email: 'm@portal.example', currentPassword: 'Harbor-Lantern-42' });
  expect(written()).not.toContain('Harbor');
  expect(store.readDraft(maya, 'profile')).toEqual({
    values: { email: 'm@portal.example' },
    isPartial: false,
  });
});

test("signing out deletes the person's drafts, also those of earlier visits, and no other person's", () => {
  reloaded().writeDraft(maya, 'comment on 3', { comment: 'Thanks' });
  const store = reloaded();
  store.writeDraft(maya, 'new leave', { title: 'Family visit' });
  store.writeDraft(daniel, 'new ticket', { title: 'A chair' });
  store.forgetDrafts(maya);
  expect(store.readDraft(maya, 'new leave')).toBeNull();
  expect(reloaded().readDraft(maya, 'comment on 3')).toBeNull();
  expect(reloaded().readDraft(daniel, 'new ticket')).toMatchObject({ values: { title: 'A chair' } });
  store.forgetDrafts();
  expect(window.localStorage).toHaveLength(0);
});

test('a draft that another tab has sent does not come back in this one', () => {
  const [here, there] = [reloaded(), reloaded()];
  here.writeDraft(maya, 'new leave', { title: 'Family visit' });
  there.removeDraft(maya, 'new leave');
  expect(here.readDraft(maya, 'new leave')).toBeNull();
});

test('a draft expires after a month, and an unreadable draft is ignored', () => {
  reloaded().writeDraft(maya, 'new leave', { title: 'Family visit' });
  window.localStorage.setItem('portal.draft.7.broken', '{"values":');
  window.localStorage.setItem('portal.draft.7.odd', 'null');
  const later = Date.now() + 31 * 24 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(['new leave', 'broken', 'odd'].map((name) => reloaded().readDraft(maya, name))).toEqual([
    null,
    null,
    null,
  ]);
});

test('if the browser cannot store a draft it lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const store = reloaded();
  expect(store.writeDraft(maya, 'new leave', { title: 'Family visit' })).toBe(false);
  expect(store.readDraft(maya, 'new leave')).toEqual({ values: { title: 'Family visit' }, isPartial: false });
});
