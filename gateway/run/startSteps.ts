/** Runs one step of the start and prints a line with how long it took. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const began = performance.now();
  const result = await work();
  process.stdout.write(`  ${name.padEnd(28)} ${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  return result;
}
