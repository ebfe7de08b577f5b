// npm run test:breaks: makes the small mistakes of scripts/breaks/*.json in a copy of the project, one at a
// time, and lists those that no test notices. Some of them:
//   npm run test:breaks -- --sort hours        --file tickets/comment        --only 12,13
import { parseArgs } from 'node:util';
import { buildIfStale } from './lib/build.mjs';
import { broken, copyProject, noticedBy, readBreaks, removeCopy } from './lib/checks/breaks.mjs';
import { Failure, line, runScript, seconds, step } from './lib/say.mjs';

const atOnce = 2;
const copies = [];

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => copies.forEach(removeCopy));

await runScript('Not measured', async () => {
  const breaks = chosen(readBreaks());
  const began = performance.now();
  await buildIfStale();
  await step('Copies of the project', async () => {
    for (let count = 0; count < atOnce; count += 1) copies.push(await copyProject());
  });
  const fits = (one) => broken(copies[0], one) !== null;
  const [queue, lost] = [breaks.filter(fits), breaks.filter((one) => !fits(one))];

  const survivors = [];
  const worker = async (copy) => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const start = performance.now();
      const test = await noticedBy(copy, one);
      if (test === null) survivors.push(one);
      const verdict = test === null ? 'SURVIVED' : 'caught';
      line(`${one.number} ${one.sort}`, `${verdict}  ${seconds(start)}  ${one.file}  ${test ?? one.why}`);
    }
  };
  await Promise.all(copies.map(worker));
  report(breaks, survivors, lost, began);
  if (survivors.length + lost.length > 0) process.exitCode = 1;
});

function chosen(all) {
  const options = { sort: { type: 'string' }, file: { type: 'string' }, only: { type: 'string' } };
  const { sort, file, only } = parseArgs({ options }).values;
  const numbers = only?.split(',').map(Number);
  const some = all.filter(
    (one) =>
      (!sort || one.sort === sort) &&
      (!file || one.file.includes(file)) &&
      (!numbers || numbers.includes(one.number)),
  );
  if (some.length === 0)
    throw new Failure('no break is chosen; see scripts/breaks/ for sorts, files and their order.');
  return some;
}

function report(breaks, survivors, lost, began) {
  process.stdout.write('\n');
  for (const sort of new Set(breaks.map((one) => one.sort))) {
    const count = (list) => list.filter((one) => one.sort === sort).length;
    const [survived, unfit] = [count(survivors), count(lost)];
    const caught = count(breaks) - survived - unfit;
    line(sort, `${caught} caught, ${survived} survived${unfit > 0 ? `, ${unfit} do not apply` : ''}`);
  }
  const caught = breaks.length - survivors.length - lost.length;
  line(
    'all',
    `${caught} caught, ${survivors.length} survived, ${lost.length} do not apply, ${seconds(began)}`,
  );
  list('No test notices', survivors);
  list('Not found exactly once in the file, so choose other words', lost);
}

function list(title, breaks) {
  if (breaks.length === 0) return;
  process.stdout.write(`\n${title}:\n`);
  const inOrder = [...breaks].sort((one, other) => one.number - other.number);
  for (const { number, sort, file, from, to, why } of inOrder) {
    process.stdout.write(`\n  ${number} ${sort}  ${file}\n    ${why}\n    - ${from}\n    + ${to}\n`);
  }
}
