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
 * Consumers of the events of people about employee records: an account without a record may be registered again
 * (R5), and a person who does not work here can neither sign in nor count as a remaining administrator (I5).
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
