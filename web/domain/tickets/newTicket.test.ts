import { newTicketText } from './newTicket';

test('the text that a person asked is in their own form alone, whoever uses the browser next', () => {
  expect(newTicketText({ text: 'The gate is broken.', of: 7 }, 7)).toBe('The gate is broken.');
  expect(newTicketText({ text: 'The gate is broken.', of: 7 }, 8)).toBeNull();
});

test('an address without a text, or with anything else, opens the empty form', () => {
  for (const state of [null, undefined, 'text', {}, { of: 7 }, { of: 7, text: 5 }])
    expect(newTicketText(state, 7)).toBeNull();
});
