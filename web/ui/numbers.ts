const atMostTwo = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const alwaysTwo = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const alwaysOne = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const alwaysThree = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** "1,241", "26.4": at most two decimals, for a glance. */
export const numberText = (number: number): string => atMostTwo.format(number);

/** "26.40": two decimals always, for sums that people check. */
export const exactText = (number: number): string => alwaysTwo.format(number);

/** "4.0": one decimal always, for years of service. */
export const tenthsText = (number: number): string => alwaysOne.format(number);

/** "26.400": three decimals always. */
export const thousandthsText = (number: number): string => alwaysThree.format(number);

/** "1 entry", "1,204 entries". @param many the plural; `one` with an s when left out */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${numberText(count)} ${count === 1 ? one : many}`;

/** "85%", "92.5%". @param percent of a hundred */
export const percentText = (percent: number): string => `${numberText(percent)}%`;

/** "33%", "33.3%": how much of a whole a part is; nothing of nothing is 0%. @param decimals as many as are shown */
export const shareText = (part: number, whole: number, decimals: 0 | 1 = 0): string => {
  const steps = 10 ** decimals;
  return percentText(whole === 0 ? 0 : Math.round((part / whole) * 100 * steps) / steps);
};
