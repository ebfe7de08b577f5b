import { matchBands, type MatchBand } from '../pinned';

/** @param percentage 0 to 100 */
export const matchBand = (percentage: number): MatchBand =>
  matchBands.find(({ least }) => percentage >= least) ?? matchBands[4];
