import { charsetLabel, codePageLabel, decode } from './codePages.mjs';

/** Groups within groups; real documents have a dozen. */
const DEEPEST = 1_000;
const ENOUGH_CHARACTERS = 200_000;

/** Groups that contain anything but the text of the document. */
const OTHER = new Set(
  (
    'fonttbl colortbl stylesheet info pict object objdata result shprslt header headerl headerr headerf footer footerl footerr footerf ftnsep ftnsepc ftncn aftnsep aftnsepc aftncn ' +
    'fldinst listtable listoverridetable revtbl rsidtbl generator themedata colorschememapping latentstyles datastore xmlnstbl mmathPr xe tc bkmkstart bkmkend upr ' +
    'annotation atnid atnauthor atntime atnref atndate filetbl private template sp userprops nonesttables background'
  ).split(' '),
);

/** The replacement for a character or a break. */
const WORDS = {
  par: '\n',
  line: '\n',
  sect: '\n',
  page: '\n',
  column: '\n',
  row: '\n',
  nestrow: '\n',
  softline: '\n',
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
const SYMBOLS = { '~': ' ', _: '-', '\n': '\n', '\r': '\n', '\\': '\\', '{': '{', '}': '}' };

const WORD = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const HEX = /\\'([\da-fA-F]{2})/y;

/** Reads the text of an RTF file; see readRtf. */
class RtfReader {
  constructor(source) {
    this.source = source;
    this.place = 0;
    this.parts = [];
    this.length = 0;
    /** Bytes, in the code page of their font, that are not decoded yet. */
    this.bytes = [];
    this.fonts = new Map();
    this.codePage = codePageLabel(1252);
    this.defaultFont = 0;
    this.stack = [];
    /**
     * Of the group that is read: is it no text at all, or text that is not shown; its font's code page; how
     * many characters replace one in Unicode.
     */
    this.group = {
      isOther: false,
      isHidden: false,
      isStarred: false,
      isFonts: false,
      font: null,
      codePage: null,
      standIns: 1,
    };
    /** Characters still to leave out, because they replace one in Unicode. */
    this.leftOut = 0;
  }

  flush() {
    if (this.bytes.length === 0) return;
    this.write(decode(this.bytes, this.group.codePage ?? this.codePage));
    this.bytes = [];
  }

  write(text) {
    this.parts.push(text);
    this.length += text.length;
  }

  /** A byte of text, or text itself. */
  add(text) {
    if (this.leftOut > 0) this.leftOut -= 1;
    else if (this.group.isOther || this.group.isHidden) return;
    else if (typeof text === 'number') this.bytes.push(text);
    else {
      this.flush();
      this.write(text);
    }
  }

  open() {
    this.flush();
    if (this.stack.length >= DEEPEST) throw new Error('too deep');
    this.stack.push(this.group);
    this.group = { ...this.group, isStarred: false };
    this.leftOut = 0;
    this.place += 1;
  }

  close() {
    this.flush();
    this.group = this.stack.pop() ?? this.group;
    this.leftOut = 0;
    this.place += 1;
  }

  setFont(number) {
    this.flush();
    this.group.font = number;
    this.group.codePage = this.fonts.get(number) ?? null;
  }

  follow(word, number) {
    const { group } = this;
    if (word === 'bin') this.place += Math.max(number ?? 0, 0);
    else if (this.leftOut > 0) this.leftOut -= 1;
    else if (word === 'u') {
      this.add(String.fromCharCode((number ?? 0) & 0xffff));
      this.leftOut = group.standIns;
    } else if (word === 'uc') group.standIns = Math.min(Math.max(number ?? 1, 0), 100);
    else if (word === 'shptxt') group.isOther = false;
    else if (OTHER.has(word) || (group.isStarred && word !== 'shpinst' && word !== 'shptxt')) {
      group.isOther = true;
      group.isFonts ||= word === 'fonttbl';
    } else if (word === 'shpinst') group.isOther = true;
    else if (word === 'v' || word === 'deleted') group.isHidden = number !== 0;
    else if (word === 'plain') {
      group.isHidden = false;
      this.setFont(this.defaultFont);
    } else if (Object.hasOwn(WORDS, word)) this.add(WORDS[word]);
    else this.followFont(word, number ?? 0);
    group.isStarred = false;
  }

  followFont(word, number) {
    const { group } = this;
    if (word === 'ansicpg') this.codePage = codePageLabel(number) ?? this.codePage;
    else if (word === 'mac') this.codePage = codePageLabel(10000);
    else if (word === 'deff') this.defaultFont = number;
    else if (word === 'f' && group.isFonts) group.font = number;
    else if (word === 'f') this.setFont(number);
    else if (word === 'fcharset' && group.isFonts) this.fonts.set(group.font, charsetLabel(number));
  }

  symbol() {
    const { source, place } = this;
    HEX.lastIndex = place;
    const hex = HEX.exec(source);
    if (hex) {
      this.place = HEX.lastIndex;
      this.add(Number.parseInt(hex[1], 16));
      return;
    }
    const symbol = source[place + 1] ?? '';
    this.place = place + 2;
    if (symbol === '*') this.group.isStarred = true;
    else if (Object.hasOwn(SYMBOLS, symbol)) this.add(SYMBOLS[symbol]);
  }

  command() {
    WORD.lastIndex = this.place;
    const word = WORD.exec(this.source);
    if (!word) return this.symbol();
    this.place = WORD.lastIndex;
    this.follow(word[1], word[2] === undefined ? null : Number(word[2]));
  }

  read() {
    const { source } = this;
    while (this.place < source.length && this.length < ENOUGH_CHARACTERS) {
      const character = source[this.place];
      if (character === '\\') this.command();
      else if (character === '{') this.open();
      else if (character === '}') this.close();
      else {
        if (character !== '\n' && character !== '\r' && character !== '\0')
          this.add(source.charCodeAt(this.place));
        this.place += 1;
      }
    }
    this.flush();
    return this.parts.join('');
  }
}

/**
 * The text of an RTF file without what pictures, objects, headers and styles contain. @throws for one nested too
 * deep
 */
export function readRtf(bytes) {
  return new RtfReader(bytes.toString('latin1')).read();
}
