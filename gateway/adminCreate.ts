import { randomBytes } from 'node:crypto';
import { createAdministrator } from '../subgraphs/identity/seed.js';
import { identity } from '../subgraphs/identity/subgraph.js';
import { loadConfig } from '../subgraphs/kit/config/config.js';
import { openDatabase } from './run/database.js';
import { readArguments } from './run/arguments.js';
import { sentenceFor } from './run/startSentences.js';

// `npm run admin:create -- --email you@company.example --first-name You --last-name There`: the first way
// into an installation.
const { values } = readArguments({
  email: { type: 'string' },
  'first-name': { type: 'string' },
  'last-name': { type: 'string' },
  password: { type: 'string' },
});

try {
  if (!values.email || !values['first-name']) {
    process.stderr.write(
      'Name the person: npm run admin:create -- --email a@b.example --first-name A [--last-name B] [--password …]\n',
    );
    process.exit(1);
  }
  const config = loadConfig();
  const postgres = await openDatabase(config);
  await identity.database.open(postgres.url, config);
  const password = values.password ?? randomBytes(18).toString('base64url');
  await createAdministrator(identity.database, {
    email: values.email,
    firstName: values['first-name'],
    lastName: values['last-name'] ?? '',
    password,
  });
  await identity.database.close();
  await postgres.stop();
  process.stdout.write(
    `${values.email} is an administrator now.${values.password ? '' : ` Password, shown only here: ${password}`}\n`,
  );
  process.exit(0);
} catch (error) {
  process.stderr.write(`No administrator was created: ${sentenceFor(error)}\n`);
  process.exit(1);
}
