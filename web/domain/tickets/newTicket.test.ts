import { newTicketText } from './newTicket';

test("the question of a chat is only in that person's form, whoever uses the browser next", () => {
  expect(newTicketText({ text: 'The gate is broken.', of: 7 }, 7)).toBe('The gate is broken.');
  expect(newTicketText({ text: 'The gate is broken.', of: 7 }, 8)).toBeNull();
});

test('an address without a text, or with another value, opens the empty form', () => {
  for (const state of [null, undefined, 'text', {}, { of: 7 }, { of: 7, text: 5 }])
    expect(newTicketText(state, 7)).toBeNull();
});
