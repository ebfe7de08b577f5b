import { importDoor } from '../../kit/import/importDoor.js';
import { endImport, tellRows } from '../../kit/import/importJob.js';
import { database } from '../database.js';
import { requireImport } from '../employee/employee.access.js';
import { checkFile } from './checkImport.service.js';
import { KIND } from './employeeImport.kinds.js';
import type { ImportStep } from './employeeImport.kinds.js';

/** What identity makes an account of. */
const ACCOUNT = `jsonb_build_object('place', r.place, 'firstName', r.data -> 'first_name', 'lastName', r.data -> 'last_name', 'email', r.data -> 'email')`;

/** Imports of employees: checked, watched, started. Identity makes the accounts of one that was started. */
export const employeeImports = importDoor<ImportStep>({
  database,
  kind: KIND,
  step: 'accounts',
  action: 'employee.import',
  requireImport,
  checkFile,
  // Sent with the next round of events, not before this request is answered: it takes some seconds.
  begun: (tx, id, rows) =>
    rows.length > 0 ? tellRows(tx, id, `${KIND}.checked`, ACCOUNT) : endImport(tx, id, 'done'),
});
