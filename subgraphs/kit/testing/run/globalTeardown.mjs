/** Stops the tests' PostgreSQL and removes its files. */
export default async function globalTeardown() {
  await globalThis.stopTestPostgres?.();
}
