import { useState } from 'react';

import { DateField } from '../form/DateField';
import { DateRangeField } from '../form/DateRangeField';
import type { DayMark } from '../form/dates/dayMark';
import { dayPresets } from '../form/dates/presets';
import { DateTimeField } from '../form/DateTimeField';
import { TimeField } from '../form/TimeField';

const marks = new Map<string, DayMark>([
  ['2027-03-03', { bar: 'full', text: 'Flu, approved' }],
  ['2027-03-04', { bar: 'full', count: 1, text: 'Flu, approved. 1 colleague away' }],
  ['2027-03-16', { bar: 'hollow', text: 'Family visit, pending' }],
  ['2027-03-17', { bar: 'hollow', count: 3, text: 'Family visit, pending. 3 colleagues away' }],
  ['2027-03-24', { count: 2, text: '2 colleagues away' }],
]);

const legend = [
  { bar: 'full', text: 'Your leave' },
  { bar: 'hollow', text: 'Requested' },
  { count: 2, text: 'Colleagues away' },
] as const;

/** Every field of dates and times, filled, empty, marked, bounded and wrong. */
export function DateSamples() {
  const [day, setDay] = useState('2027-03-08');
  const [none, setNone] = useState('');
  const [bounded, setBounded] = useState('2027-03-20');
  const [wrong, setWrong] = useState('32 mar');
  const [first, setFirst] = useState('2027-03-08');
  const [last, setLast] = useState('2027-03-12');
  const [time, setTime] = useState('17:05');
  const [moment, setMoment] = useState('2027-03-08T17:05');

  return (
    <>
      <DateField label="Day" hint="With marks." value={day} onChange={setDay} marks={marks} legend={legend} />
      <DateField label="No day yet" value={none} onChange={setNone} />
      <DateField
        label="Day of one week"
        value={bounded}
        onChange={setBounded}
        min="2027-03-15"
        max="2027-03-21"
      />
      <DateField label="No day at all" value={wrong} onChange={setWrong} />
      <DateField label="A day that stays" value={day} onChange={setDay} disabled />
      <DateRangeField
        first={{ label: 'From', value: first, onChange: setFirst }}
        last={{ label: 'To', value: last, onChange: setLast }}
        presets={[dayPresets.today, dayPresets.thisWeek, dayPresets.nextWeek, dayPresets.nextWorkWeek]}
        marks={marks}
        legend={legend}
      />
      <TimeField label="Time" value={time} onChange={setTime} />
      <DateTimeField label="Day and time" value={moment} onChange={setMoment} />
    </>
  );
}
