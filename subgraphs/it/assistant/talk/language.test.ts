import { isForeign } from './language.js';

test.each([
  'passwort vergessen',
  'urlaub',
  'Wie viele Urlaubstage habe ich noch?',
  'wie verbinde ich mich mit dem vpn',
  'Was kostet das Parken?',
  'Comment réinitialiser mon mot de passe ?',
  "J'ai oublié mon mot de passe",
  '¿Cuántos días de vacaciones me quedan?',
  'olvidé mi contraseña',
  'quiero hablar con una persona',
  'Ho dimenticato la password',
  'Como faço para redefinir minha senha?',
  'Hoe verander ik mijn wachtwoord?',
  'Jak zmienić hasło?',
  'Сколько дней отпуска у меня осталось?',
  '我还有多少天假期?',
  'パスワードを忘れました',
  'كم يوم إجازة لدي',
])('%s is not English', (text) => {
  expect(isForeign(text)).toBe(true);
});

test.each([
  'What does "Urlaub" mean?',
  'Which printer is on floor two?',
  'what is the wlan password',
  'parking in Boston',
  'Die cut labels on the printer',
  'SIM for my phone',
  'Where can I see the AI model on my Mac?',
  'Is the pay day on a Mon?',
  'ESTA for the USA',
  'password printer',
  'My colleague Jürgen Müller is ill, who covers?',
  'vpn',
  '👍',
  '4357',
])('%s may be', (text) => {
  expect(isForeign(text)).toBe(false);
});
