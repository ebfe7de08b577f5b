import { RuleSheets } from './ruleSheets';

/** As much of a sheet as rules are put into. */
function newSheet(): CSSStyleSheet {
  const rules: { cssText: string }[] = [];
  return {
    cssRules: rules,
    insertRule: (cssText: string, index: number) => rules.splice(index, 0, { cssText }).length,
    deleteRule: (index: number) => rules.splice(index, 1),
  } as unknown as CSSStyleSheet;
}

function setUp() {
  const root: { adoptedStyleSheets: CSSStyleSheet[] } = { adoptedStyleSheets: [] };
  let waiting: (() => void)[] = [];
  const sheets = new RuleSheets({ root, newSheet, afterPaint: (work) => waiting.push(work) });
  const textsOf = (rules: Iterable<CSSRule | undefined> | ArrayLike<CSSRule>) =>
    Array.from(rules as ArrayLike<CSSRule>, ({ cssText }) => cssText);
  return {
    sheets,
    paint: () => {
      for (const work of waiting) work();
      waiting = [];
    },
    /** As the browser reads them, sheet by sheet. */
    read: () => root.adoptedStyleSheets.map(({ cssRules }) => textsOf(cssRules)),
    inOrder: () => textsOf(sheets.cssRules),
  };
}

test('styles that are inserted later do not restyle existing elements', () => {
  const { sheets, paint, read } = setUp();
  sheets.insertRule('.page {}', 0);
  sheets.insertRule('@media print { .page {} }', 1);
  paint();
  sheets.insertRule('.list {}', 2);
  sheets.insertRule('@media print { .list {} }', 3);
  expect(read()).toEqual([
    [],
    ['.page {}', '@media print { .page {} }'],
    ['.list {}', '@media print { .list {} }'],
  ]);
});

test('a rule that belongs before existing ones keeps its order', () => {
  const { sheets, paint, read, inOrder } = setUp();
  sheets.insertRule('.a {}', 0);
  sheets.insertRule('.d {}', 1);
  paint();
  sheets.insertRule('.e {}', 2);
  paint();
  sheets.insertRule('.c {}', 1);
  sheets.insertRule('.first {}', 0);
  sheets.insertRule('.last {}', 5);
  const expected = ['.first {}', '.a {}', '.c {}', '.d {}', '.e {}', '.last {}'];
  expect(read().flat()).toEqual(expected);
  expect(inOrder()).toEqual(expected);
});

test('keyframes are in a sheet of their own, and other rules keep their order around them', () => {
  const { sheets, paint, read, inOrder } = setUp();
  sheets.insertRule('.a {}', 0);
  sheets.insertRule('.c {}', 1);
  paint();
  sheets.insertRule('@keyframes pass {}', 1);
  sheets.insertRule('.b {}', 2);
  expect(read()).toEqual([['@keyframes pass {}'], ['.a {}', '.b {}', '.c {}']]);
  expect(inOrder()).toEqual(['.a {}', '@keyframes pass {}', '.b {}', '.c {}']);
});

test('removing a rule keeps the others', () => {
  const { sheets, paint, read } = setUp();
  sheets.insertRule('.a {}', 0);
  sheets.insertRule('.b {}', 1);
  paint();
  sheets.insertRule('.c {}', 2);
  sheets.deleteRule(0);
  sheets.deleteRule(1);
  expect(read()).toEqual([[], ['.b {}']]);
});

test('styles that are inserted and removed leave no sheets behind', () => {
  const { sheets, paint, read } = setUp();
  sheets.insertRule('.page {}', 0);
  paint();
  for (let time = 0; time < 3; time += 1) {
    sheets.insertRule('.open {}', 1);
    paint();
    sheets.deleteRule(1);
  }
  expect(read()).toEqual([[], ['.page {}']]);
});
