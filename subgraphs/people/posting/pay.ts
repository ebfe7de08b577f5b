const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const dollars = (amount: string): string => DOLLARS.format(Number(amount));

/** The pay of a position, as typed or from the amounts; null if unknown. Amounts are US dollars a year. */
export function payOf({
  salaryRange,
  salaryMin,
  salaryMax,
}: {
  salaryRange: string | null;
  salaryMin: string | null;
  salaryMax: string | null;
}): string | null {
  if (salaryRange !== null) return salaryRange;
  if (salaryMin !== null && salaryMax !== null)
    return salaryMin === salaryMax ? dollars(salaryMin) : `${dollars(salaryMin)} - ${dollars(salaryMax)}`;
  if (salaryMin !== null) return `From ${dollars(salaryMin)}`;
  return salaryMax === null ? null : `Up to ${dollars(salaryMax)}`;
}
