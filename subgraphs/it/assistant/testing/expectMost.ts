/**
 * Checks each of these sentences and expects most of them to pass, because what is learnt is right mostly.
 * @param least share that must pass @throws naming those that do not, when they are more
 */
export async function expectMost<Row>(
  rows: readonly Row[],
  check: (row: Row) => Promise<void> | void,
  least = 0.9,
): Promise<void> {
  const wrong: Row[] = [];
  for (const row of rows)
    try {
      await check(row);
    } catch {
      wrong.push(row);
    }
  if (wrong.length > rows.length * (1 - least))
    throw new Error(`${wrong.length} of ${rows.length} are not read as meant:\n${wrong.join('\n')}`);
}
