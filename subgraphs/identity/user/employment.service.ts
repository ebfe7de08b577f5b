import type { EventConsumer } from '../../kit/postgres/outbox.js';

const note =
  (hasEmployee: boolean): EventConsumer =>
  async (tx, payload) => {
    await tx.query('update user_account set has_employee = $2 where id = $1', [
      payload['userId'],
      hasEmployee,
    ]);
  };

/**
 * What people tells of employee records, by topic: an account without one may be registered again (R5), and
 * anyone who does not work here is neither let in nor counted as an administrator who is left (I5).
 */
export const employmentEvents: Record<string, EventConsumer> = {
  'employee.created': note(true),
  'employee.removed': note(false),
  'employment.changed': async (tx, payload) => {
    await tx.query('update user_account set is_employed = $2 where id = $1', [
      payload['userId'],
      payload['isEmployed'],
    ]);
    // A program does not come back to work with its owner.
    if (payload['isEmployed'] === false)
      await tx.query('delete from personal_access_token where user_id = $1', [payload['userId']]);
  },
};
