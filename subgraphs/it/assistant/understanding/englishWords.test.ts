import { isEnglishWord } from './englishWords.js';

test('every form of an English word is known, the first and the last of the list as well', () => {
  for (const word of ['aa', 'attached', 'bringing', 'crate', 'insured', 'nagging', 'posh', 'skipped', 'zzzs'])
    expect([word, isEnglishWord(word)]).toEqual([word, true]);
});

test('what nobody writes is no word', () => {
  for (const word of ['', '\n', 'a a', 'extendet', 'probaton', 'recieve', 'teh', 'zzzzzz', '0', '~'])
    expect([word, isEnglishWord(word)]).toEqual([word, false]);
});
