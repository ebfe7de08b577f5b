import { plainLine, sentencesOf } from './plainMarkdown.js';

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

const HEADING = /^#{1,6}(?:\s+(.*))?$/;
const STEP = /^\s{0,3}(\d{1,3})[.)]\s+(.*)$/;
const POINT = /^\s{0,6}[-*+]\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;
const RULE = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const FENCE = /^\s*(```|~~~)/;

const cellsOf = (line: string): string[] => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map(plainLine);

/** "Hotel, a night: $230"; with more columns each is named: "Every parent: Weeks 16, Pay 100%". */
function rowText(names: readonly string[], cells: readonly string[]): string {
  const [first = '', ...others] = cells;
  const named = others.map((cell, at) => (others.length > 1 && cell !== '' ? `${names[at + 1] ?? ''} ${cell}`.trim() : cell));
  return others.length === 0 ? first : `${first}: ${named.filter(Boolean).join(', ')}`;
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

  private get passage(): Passage {
    return this.passages.at(-1) as Passage;
  }

  private add(kind: Unit['kind'], text: string, lead: string | null = this.lead): void {
    if (text !== '') this.passage.units.push({ kind, text, lead, block: this.block });
  }

  /** Ends the paragraph; one that ends in a colon leads what comes next. */
  private close(): void {
    const text = plainLine(this.paragraph.join(' '));
    this.paragraph = [];
    if (text === '') return;
    this.block += 1;
    const sentences = sentencesOf(text);
    for (const sentence of sentences) this.add('sentence', sentence, null);
    const last = sentences.at(-1) ?? '';
    this.lead = last.endsWith(':') ? last : null;
  }

  private item(kind: Unit['kind'], text: string): void {
    this.close();
    if (!this.isOpen) this.block += 1;
    this.isOpen = true;
    const plain = plainLine(text);
    this.add(kind, plain);
    // A step that ends so introduces the table or the commands after it.
    this.opener = plain.endsWith(':') ? plain : null;
  }

  private row(line: string): void {
    this.close();
    if (RULE.test(line)) return;
    if (!this.names) {
      this.names = cellsOf(line);
      this.block += 1;
    } else this.add('row', rowText(this.names, cellsOf(line)), this.lead ?? this.opener);
  }

  private fence(): void {
    if (this.code) {
      this.block += 1;
      this.add('code', this.code.join('\n'), this.lead ?? this.opener);
    } else this.close();
    this.code = this.code ? null : [];
  }

  read(line: string): void {
    if (FENCE.test(line)) return this.fence();
    if (this.code) return void this.code.push(line);
    if (!ROW.test(line)) this.names = null;
    const title = HEADING.exec(line);
    if (title) {
      this.end();
      return void this.passages.push({ heading: plainLine(title[1] ?? '').replace(/ #+$/, '') || null, units: [] });
    }
    const [step, point] = [STEP.exec(line), POINT.exec(line)];
    if (step) return this.item('step', `${step[1] ?? ''}. ${step[2] ?? ''}`);
    if (point) return this.item('point', point[1] ?? '');
    if (ROW.test(line)) return this.row(line);
    // A list goes on after an empty line, until something else comes.
    if (line.trim() === '') return this.close();
    this.continue(line);
  }

  /** A further line of a step or point, or of a paragraph. */
  private continue(line: string): void {
    const last = this.passage.units.at(-1);
    if (this.isOpen && last && this.paragraph.length === 0 && /^\s/.test(line)) last.text = `${last.text} ${plainLine(line)}`;
    else {
      if (this.isOpen) this.leaveList();
      this.paragraph.push(line);
    }
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

/** What an article says, by heading; Markdown in, plain text out. */
export function passagesOf(content: string): Passage[] {
  const reader = new Reader();
  for (const line of content.split('\n')) reader.read(line);
  reader.end();
  return reader.passages.filter(({ units }) => units.length > 0);
}
