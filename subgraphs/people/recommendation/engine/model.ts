import type { Level } from './vocabulary/titleTable.js';

/**
 * A posting as the engine reads it. `jobType` and `experienceLevel` are the words of the graph, such as
 * FULL_TIME and SENIOR.
 */
export interface PostingText {
  id: string;
  title: string;
  departmentName: string | null;
  location: string;
  jobType: string;
  experienceLevel: string;
  description: string;
  requirements: readonly string[];
  responsibilities: readonly string[];
}

/**
 * One thing that a resume and a posting have in common, are close in, or that is missing in the resume.
 * Quotes are word for word.
 */
export interface Match {
  skill: string;
  kind: 'match' | 'related' | 'missing';
  inResume: string | null;
  inPosting: string | null;
}

/** How well a posting suits: a whole number from 0 to 100. */
export interface Ranked {
  postingId: string;
  percentage: number;
  matches: readonly Match[];
}

/** A skill that a resume shows. */
export interface ShownSkill {
  /** What work shows, 0 to 1: near 1 when used for years and lately. */
  strength: number;
  /** What courses, projects of one's own and lists show, 0 to 1. */
  learned: number;
  /** Years in jobs that name it, or that the resume says. */
  years: number;
  quote: string;
  /** The resume says that it is not known. */
  isDenied: boolean;
}

/** A title that was held, or is a headline, a training or a career goal. */
export interface ResumeTitle {
  family: number;
  level: Level | null;
  kind: 'held' | 'headline' | 'trained' | 'aim';
  years: number;
  /** Years since it ended. */
  ago: number;
  quote: string;
}

/** What was understood of a resume. */
export interface ParsedResume {
  /** By the skill's number. */
  skills: ReadonlyMap<number, ShownSkill>;
  titles: readonly ResumeTitle[];
  /** Years of work. */
  years: number;
  /** Of them in jobs whose title is not known. */
  untitledYears: number;
  /**
   * Words that the vocabulary does not know, by their stem: how much they count, 0 to 1, and where they
   * are.
   */
  words: ReadonlyMap<string, { weight: number; quote: string }>;
  /** Stems of the words in titles. */
  titleWords: ReadonlySet<string>;
  quoteOfYears: string | null;
  /** The years of experience that the quote says. */
  yearsSaid: number | null;
}

/** A skill that a posting asks for. */
export interface AskedSkill {
  skill: number;
  /** How much it counts in this posting, before how rare it is among postings. */
  weight: number;
  isRequired: boolean;
  /** The posting's title names it. */
  isTitle: boolean;
  /** Of those with the same number one is enough: "Java or Kotlin". */
  group: number | null;
  /** Of the same choice, and asked for elsewhere by themselves. */
  instead: readonly number[];
  quote: string;
}

/** What was understood of a posting. */
export interface ParsedPosting {
  id: string;
  asked: readonly AskedSkill[];
  families: readonly number[];
  level: Level | null;
  isInternship: boolean;
  /** Years of experience that are asked for; 0 when none are. */
  years: number;
  quoteOfYears: string | null;
  /** Words that the vocabulary does not know, by their stem. */
  words: ReadonlyMap<string, { word: string; weight: number; quote: string; isTitle: boolean }>;
  title: string;
}
