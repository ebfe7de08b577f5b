import { linesOf } from '../../article/lineEnds.js';
import { plainLine, sentencesOf } from '../../plainMarkdown.js';

/** The least that can be quoted by itself: a sentence, a step, a point, a row of a table; plain text. */
export interface Unit {
  kind: 'sentence' | 'step' | 'point' | 'row' | 'code';
  text: string;
  /** What stands before it in its block and is needed to understand it, such as "You need:". */
  lead: string | null;
  /** Which block of the passage it stands in. */
  block: number;
}

/** What stands under one heading of an article. */
export interface Passage {
  /** Null above the first heading. */
  heading: string | null;
  units: Unit[];
}

/**
 * What is kept of an article, in passages, units, and characters of all units and of one: far more than
 * people write, and little to compare.
 */
const MOST_PASSAGES = 200;
const MOST_UNITS = 1_000;
const MOST_CHARACTERS = 60_000;
const LONGEST_UNIT = 2_000;
const MOST_COLUMNS = 100;

// Tried on lines without blanks in front, in which every other blank is one space: so nothing is read twice.
const HEADING = /^#{1,6}(?: (.*))?$/;
const STEP = /^(\d{1,3})[.)] (.*)$/;
const POINT = /^[-*+] (.*)$/;
const RULE_CELL = /^ ?:?-{2,}:? ?$/;
const FENCE = /^(?:```|~~~)/;
/** Blanks that may stand in front; behind more, it is part of what stands above. */
const INDENTED = { step: 3, point: 6 };

const isRow = (line: string): boolean => line.length > 1 && line.startsWith('|') && line.endsWith('|');
const isRule = (row: string): boolean =>
  row
    .slice(1, -1)
    .split('|')
    .every((cell) => RULE_CELL.test(cell));
const cellsOf = (row: string): string[] =>
  row
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/, MOST_COLUMNS)
    .map(plainLine);
const shortened = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text;

/** "Hotel, a night: $230"; with more columns each is named: "Every parent: Weeks: 16; Pay: 100%". */
function rowText(names: readonly string[], cells: readonly string[]): string {
  const [first = '', ...others] = cells;
  const named = others.map((cell, at) =>
    others.length > 1 && cell !== '' ? [names[at + 1] ?? '', cell].filter(Boolean).join(': ') : cell,
  );
  return others.length === 0 ? first : `${first}: ${named.filter(Boolean).join('; ')}`;
}

/** Reads lines one after the other into passages. */
class Reader {
  readonly passages: Passage[] = [{ heading: null, units: [] }];
  private paragraph: string[] = [];
  private names: string[] | null = null;
  private code: string[] | null = null;
  private block = 0;
  private lead: string | null = null;
  private isOpen = false;
  private opener: string | null = null;
  private left = { passages: MOST_PASSAGES, units: MOST_UNITS, characters: MOST_CHARACTERS };

  /** Whether nothing more is kept. */
  get isFull(): boolean {
    return this.left.passages <= 0 || this.left.units <= 0 || this.left.characters <= 0;
  }

  private get passage(): Passage {
    return this.passages.at(-1) as Passage;
  }

  private add(kind: Unit['kind'], text: string, lead: string | null = this.lead): void {
    if (text === '' || this.isFull) return;
    const kept = shortened(text, LONGEST_UNIT);
    this.passage.units.push({ kind, text: kept, lead, block: this.block });
    this.left.units -= 1;
    this.left.characters -= kept.length;
  }

  /** Ends the paragraph; one that ends in a colon leads what comes next. */
  private close(): void {
    if (this.paragraph.length === 0) return;
    const text = plainLine(this.paragraph.join(' '));
    this.paragraph = [];
    if (text === '') return;
    this.block += 1;
    const sentences = sentencesOf(text);
    for (const sentence of sentences) this.add('sentence', sentence, null);
    const last = shortened(sentences.at(-1) ?? '', LONGEST_UNIT);
    this.lead = last.endsWith(':') ? last : null;
  }

  private item(kind: Unit['kind'], text: string): void {
    this.close();
    if (!this.isOpen) this.block += 1;
    this.isOpen = true;
    const plain = shortened(plainLine(text), LONGEST_UNIT);
    this.add(kind, plain);
    // A step that ends so introduces the table or the commands after it.
    this.opener = plain.endsWith(':') ? plain : null;
  }

  private row(row: string): void {
    this.close();
    if (isRule(row)) return;
    if (!this.names) {
      this.names = cellsOf(row);
      this.block += 1;
    } else this.add('row', rowText(this.names, cellsOf(row)), this.lead ?? this.opener);
  }

  private fence(): void {
    if (this.code) {
      this.block += 1;
      this.add('code', this.code.join('\n'), this.lead ?? this.opener);
    } else this.close();
    this.code = this.code ? null : [];
  }

  read(line: string): void {
    const words = line.trimStart();
    const indent = line.length - words.length;
    if (FENCE.test(words)) return this.fence();
    if (this.code) return void this.code.push(line);
    const text = words.replace(/\s+/g, ' ');
    const row = isRow(text.trimEnd()) ? text.trimEnd() : null;
    if (row === null) this.names = null;
    const title = indent === 0 ? HEADING.exec(text) : null;
    if (title) return this.head(title[1] ?? '');
    const step = indent <= INDENTED.step ? STEP.exec(text) : null;
    if (step) return this.item('step', `${step[1] ?? ''}. ${step[2] ?? ''}`);
    const point = indent <= INDENTED.point ? POINT.exec(text) : null;
    if (point) return this.item('point', point[1] ?? '');
    if (row !== null) return this.row(row);
    // A list goes on after an empty line, until something else comes.
    if (text === '') return this.close();
    this.continue(text, indent > 0);
  }

  private head(title: string): void {
    this.end();
    if (this.passage.units.length > 0) this.left.passages -= 1;
    this.passages.push({
      heading: shortened(plainLine(title).replace(/ #+$/, ''), LONGEST_UNIT) || null,
      units: [],
    });
  }

  /** A further line of a step or point, or of a paragraph. */
  private continue(text: string, isIndented: boolean): void {
    const last = this.passage.units.at(-1);
    if (this.isOpen && last && this.paragraph.length === 0 && isIndented)
      this.lengthen(last, plainLine(text));
    else {
      if (this.isOpen) this.leaveList();
      this.paragraph.push(text);
    }
  }

  private lengthen(unit: Unit, more: string): void {
    const before = unit.text.length;
    if (before < LONGEST_UNIT) unit.text = shortened(`${unit.text} ${more}`, LONGEST_UNIT);
    this.left.characters -= unit.text.length - before;
  }

  private leaveList(): void {
    this.isOpen = false;
    this.lead = null;
    this.opener = null;
  }

  end(): void {
    this.close();
    this.leaveList();
    this.names = null;
    if (this.code) this.fence();
  }
}

/**
 * What an article says, by heading; Markdown in, plain text out. Of one that is far too long, what stands in
 * front.
 */
export function passagesOf(content: string): Passage[] {
  const reader = new Reader();
  for (const line of linesOf(content)) {
    if (reader.isFull) break;
    reader.read(line);
  }
  reader.end();
  return reader.passages.filter(({ units }) => units.length > 0);
}
