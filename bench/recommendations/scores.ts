import { existsSync, readFileSync } from 'node:fs';

/** Where the sets are. */
export const FOLDER = 'bench/recommendations';
const DEPTH = 5;
export const TOP = 3;
export const GOOD = 2;

/** What may be looked at. */
export const FOR_WORK = ['develop', 'practice'];

export type Labels = Record<string, Record<string, number>>;

const gain = (relevance: number): number => 2 ** relevance - 1;

/** How good the first five are against the best five that there could be: 1 is perfect. */
export function ndcg(order: readonly string[], labels: Readonly<Record<string, number>>): number {
  const sum = (relevances: readonly number[]) =>
    relevances
      .slice(0, DEPTH)
      .reduce((total, relevance, place) => total + gain(relevance) / Math.log2(place + 2), 0);
  const ideal = sum(Object.values(labels).sort((one, other) => other - one));
  return ideal === 0 ? 0 : sum(order.map((id) => labels[id] ?? 0)) / ideal;
}

/** Share of good ones among the first three. */
export const precision = (order: readonly string[], labels: Readonly<Record<string, number>>): number =>
  order.slice(0, TOP).filter((id) => (labels[id] ?? 0) >= GOOD).length / TOP;

export const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const read = <Value>(name: string): Value =>
  JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')) as Value;
export const labelsOf = (set: string): Labels => read<Labels>(`labels.${set}.json`);
export const isThere = (set: string): boolean => existsSync(`${FOLDER}/labels.${set}.json`);
export const resumeText = (set: string, id: string): string =>
  readFileSync(`${FOLDER}/resumes/${set}/${id}.txt`, 'utf8');
