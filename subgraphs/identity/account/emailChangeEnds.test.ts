import { describeSubgraph } from '../../kit/testing/describeSubgraph.js';
import { expectOneWinner, expectRefusal } from '../../kit/testing/refusal.js';
import { identity } from '../subgraph.js';
import { AskLink, CancelEmail, emailChanges, INVALID, newAddress, TAKEN } from '../testing/emailChange.js';
import { graphql } from '../testing/graphql.js';
import { PASSWORD } from '../user/user.factory.js';
import type { MadePerson } from '../user/user.factory.js';

const UseLink = graphql(`
  mutation TestUseLink($token: String!) {
    resetPassword(token: $token, newPassword: "Quiet-Meadow-77", newPasswordConfirm: "Quiet-Meadow-77")
  }
`);
const NewPassword = graphql(`
  mutation TestNewPassword($old: String!) {
    changePassword(oldPassword: $old, newPassword: "Quiet-Meadow-77", newPasswordConfirm: "Quiet-Meadow-77")
  }
`);
const EndSessions = graphql(`
  mutation TestEndSessions($userId: Int!) {
    endSessions(userId: $userId)
  }
`);
const Deactivate = graphql(`
  mutation TestDeactivate($id: Int!) {
    setUserActive(id: $id, isActive: false) {
      id
    }
  }
`);

describeSubgraph(identity, { emptied: ['attempt', 'known_place'] }, (subgraph) => {
  const { as } = subgraph;
  const { mails, change, confirm, addressOf, pendingOf, asking } = emailChanges(subgraph);

  describe('a pending new address is dropped', () => {
    const dropped = async (how: (person: MadePerson) => Promise<unknown>) => {
      const { person, token } = await asking();
      await how(person);
      await expectRefusal(confirm(token), 'BAD_USER_INPUT', INVALID);
      expect(await addressOf(person)).not.toContain('wanted');
    };

    test('by its owner, as often as they like', async () => {
      await dropped(async (person) => {
        for (let time = 0; time < 2; time += 1)
          expect(await as(person.viewer).ask(CancelEmail)).toEqual({
            cancelEmailChange: { email: person.email, pendingEmail: null },
          });
      });
      await expectRefusal(as.nobody.try(CancelEmail), 'UNAUTHENTICATED');
    });

    test('by a new password, set with the old password or by a mailed link', async () => {
      await dropped((person) => as(person.viewer).ask(NewPassword, { old: PASSWORD }));
      await dropped(async ({ email }) => {
        await as.nobody.ask(AskLink, { email });
        const token = /reset=([\w-]{43})/.exec((await mails(email)).at(-1) ?? '')?.[1] ?? '';
        await as.nobody.ask(UseLink, { token });
      });
    });

    test('by signing out everywhere, whoever does it, and by a deactivation', async () => {
      await dropped(({ id, viewer }) => as(viewer).ask(EndSessions, { userId: id }));
      await dropped(({ id }) => as.hr.ask(EndSessions, { userId: id }));
      await dropped(({ id }) => as.hr.ask(Deactivate, { id }));
    });

    test('by another new address that takes effect immediately', async () => {
      await dropped((person) =>
        change(person, { email: `at.once.${person.email}`, currentPassword: PASSWORD }),
      );
    });
  });

  describe('when two requests come at the same moment', () => {
    test('one of two confirmations takes effect', async () => {
      const { person, email, token } = await asking();
      await expectOneWinner([confirm(token), confirm(token), confirm(token)], 'BAD_USER_INPUT', INVALID);
      expect(await addressOf(person)).toBe(email);
      expect(await mails(person.email)).toHaveLength(2);
    });

    test('one of two people gets the address that both asked for', async () => {
      const email = newAddress();
      const [one, other] = [await asking(email), await asking(email)];
      await expectOneWinner([confirm(one.token), confirm(other.token)], 'BAD_USER_INPUT', TAKEN);
      const addresses = [await addressOf(one.person), await addressOf(other.person)];
      expect(addresses.filter((address) => address === email)).toHaveLength(1);
    });

    test('a confirmation and a cancellation never leave an address pending', async () => {
      const { person, token } = await asking();
      const [confirmed] = await Promise.all([confirm(token), as(person.viewer).ask(CancelEmail)]);
      expect(await pendingOf(person)).toBeNull();
      expect((await addressOf(person)) === person.email).toBe(confirmed.errors.length > 0);
    });
  });
});
