import { durationText, hoursFigure, hoursLines, hoursText } from './duration';

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

test('a duration is shown in hours, minutes and, if there are any, seconds', () => {
  expect([0, 2_700, 30_600, 7_205, 28_800].map(durationText).map(plain)).toEqual([
    '0 min',
    '45 min',
    '8 h 30 min',
    '2 h 0 min 5 s',
    '8 h',
  ]);
});

test('decimal hours are shown to the minute', () => {
  expect([0, 0.25, 8.33, 8.42, 26.4, 7.999].map(hoursText).map(plain)).toEqual([
    '0 h',
    '15 min',
    '8 h 20 min',
    '8 h 25 min',
    '26 h 24 min',
    '8 h',
  ]);
  expect([0, 0.25, 8.42, 8].map((hours) => hoursLines(hours).map(plain))).toEqual([
    ['0 h'],
    ['15 min'],
    ['8 h', '25 min'],
    ['8 h'],
  ]);
  expect(hoursFigure(26.4)).toEqual({ value: '26', unit: 'h\u00A024\u00A0min' });
  expect(hoursFigure(0.75)).toEqual({ value: '0', unit: 'h\u00A045\u00A0min' });
  expect(hoursFigure(40)).toEqual({ value: '40', unit: 'h' });
});
