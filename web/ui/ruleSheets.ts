/** Rules that were inserted together: those of elements drawn for the first time in one frame. */
interface Batch {
  sheet: CSSStyleSheet;
  size: number;
  /** Others may still join it, until it is painted. */
  isOpen: boolean;
}

interface Means {
  /** Where the sheets hang. */
  root: Pick<DocumentOrShadowRoot, 'adoptedStyleSheets'>;
  newSheet: () => CSSStyleSheet;
  afterPaint: (work: () => void) => void;
}

/**
 * Keeps the rules of styled components in the place of the one sheet that they would share. When a sheet gets a rule
 * with a condition (`@media`, `@container`) or the frames of a motion, a browser styles again all that any rule of
 * that sheet meets: the whole page, which beside a long table delayed the first opening of each list and panel by a
 * tenth of a second. So rules that come later get a sheet of their own, at their place in the order.
 */
export class RuleSheets {
  readonly #means: Means;
  /** Frames have no place in the order of rules. */
  readonly #motions: Batch;
  /** By the number of a rule: where it is. */
  readonly #places: Batch[] = [];

  constructor(means: Means) {
    const { root, newSheet } = means;
    this.#means = means;
    this.#motions = { sheet: newSheet(), size: 0, isOpen: false };
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, this.#motions.sheet];
  }

  insertRule(rule: string, index: number): number {
    const batch = rule.startsWith('@keyframes') ? this.#motions : this.#batchAt(index);
    batch.sheet.insertRule(rule, this.#numberIn(batch, index));
    batch.size += 1;
    this.#places.splice(index, 0, batch);
    return index;
  }

  deleteRule(index: number): void {
    const batch = this.#places[index];
    if (!batch) return;
    batch.sheet.deleteRule(this.#numberIn(batch, index));
    batch.size -= 1;
    this.#places.splice(index, 1);
    if (batch.size === 0 && batch !== this.#motions) this.#remove(batch);
  }

  /** Styles that come and go would leave more and more empty sheets. */
  #remove(batch: Batch): void {
    const { root } = this.#means;
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== batch.sheet);
  }

  /** In their order, as a sheet gives them. */
  get cssRules(): readonly (CSSRule | undefined)[] {
    return this.#places.map((batch, index) => batch.sheet.cssRules[this.#numberIn(batch, index)]);
  }

  /** Which number the rule at this place has in its batch, counted from the end, where most come. */
  #numberIn(batch: Batch, index: number): number {
    let number = batch.size;
    for (let at = index; at < this.#places.length; at += 1) if (this.#places[at] === batch) number -= 1;
    return number;
  }

  #batchAt(index: number): Batch {
    const before = this.#ordered(index - 1, -1);
    const after = this.#ordered(index, 1);
    if (before && (before.isOpen || before === after)) return before;
    if (after?.isOpen) return after;
    return this.#addBatch(before);
  }

  /** The nearest batch that has a place in the order. */
  #ordered(from: number, step: 1 | -1): Batch | undefined {
    let at = from;
    while (this.#places[at] === this.#motions) at += step;
    return this.#places[at];
  }

  #addBatch(before: Batch | undefined): Batch {
    const { root, newSheet, afterPaint } = this.#means;
    const batch: Batch = { sheet: newSheet(), size: 0, isOpen: true };
    const sheets = [...root.adoptedStyleSheets];
    sheets.splice(sheets.indexOf((before ?? this.#motions).sheet) + 1, 0, batch.sheet);
    root.adoptedStyleSheets = sheets;
    afterPaint(() => (batch.isOpen = false));
    return batch;
  }
}

/**
 * For `target` of styled components: their rules come into `RuleSheets` of the page. It is not in the page itself.
 * Undefined where the browser has no sheets that a script makes (Safari before 16.4).
 */
export function ruleTarget(): HTMLElement | undefined {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return undefined;
  const target = document.createElement('div');
  const means: Means = {
    root: document,
    newSheet: () => new CSSStyleSheet(),
    afterPaint: (work) => requestAnimationFrame(() => setTimeout(work)),
  };
  const insertBefore = target.insertBefore.bind(target);
  target.insertBefore = (added, next) => {
    if (added instanceof HTMLStyleElement)
      Object.defineProperty(added, 'sheet', { value: new RuleSheets(means) });
    return insertBefore(added, next);
  };
  return target;
}
