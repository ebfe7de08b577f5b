import { useState } from 'react';

import { Avatar } from '../data/cells/Avatar';
import { Checkbox } from '../form/choice/Checkbox';
import { Combobox } from '../form/choice/Combobox';
import { ComboboxField } from '../form/choice/ComboboxField';
import { ComboboxManyField } from '../form/choice/ComboboxManyField';
import { FileButton } from '../form/files/FileButton';
import { FileDrop } from '../form/files/FileDrop';
import { FilesDrop, type SentFile } from '../form/files/FilesDrop';
import { MarkdownField } from '../form/MarkdownField';
import { MoneyField, NumberField } from '../form/NumberField';
import { PasswordField } from '../form/PasswordField';
import { RadioGroup } from '../form/choice/RadioGroup';
import { Segments } from '../layout/Segments';
import { Select } from '../form/choice/Select';
import { Slider } from '../form/Slider';
import { StarField } from '../form/StarRating';
import { Stepper } from '../data/Stepper';
import { Switch } from '../form/choice/Switch';
import { TagInput } from '../form/choice/TagInput';
import { TextArea } from '../form/TextArea';
import { TextField } from '../form/TextField';

const kinds = [
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
  { value: 'unpaid', label: 'Unpaid', disabled: true },
];

const people = [
  ['Amara Nwosu', 'Designer · Product'],
  ['Priya Raman', 'Team lead · Engineering'],
  ['Greta van der Sommer-Hohenlohe', 'Head of workplace services and sustainability · Operations'],
].map(([name = '', line = '']) => ({
  id: name,
  text: name,
  line,
  picture: <Avatar name={name} size="small" />,
}));

const shapes = [
  { value: 'round', label: 'Round' },
  { value: 'square', label: 'Square' },
] as const;

export function FormSamples() {
  const [kind, setKind] = useState('personal');
  const [file, setFile] = useState<File | null>(null);
  const [files, setFiles] = useState<readonly (File | SentFile)[]>([{ name: 'guide.pdf', size: 84_211 }]);
  const [shape, setShape] = useState<'round' | 'square'>('round');
  const [zoom, setZoom] = useState(1.4);
  const [typed, setTyped] = useState('');
  const [hours, setHours] = useState('38.5');
  const [salary, setSalary] = useState('85000');
  const [tags, setTags] = useState<readonly string[]>(['SQL', 'Data modelling']);
  const [text, setText] = useState('## Before you start\n\nBring your **badge**.');
  const [stars, setStars] = useState<number | null>(4);
  const [person, setPerson] = useState('Priya Raman');
  const [team, setTeam] = useState<readonly string[]>(['Amara Nwosu', 'Priya Raman']);

  return (
    <>
      <Stepper
        label="New posting"
        steps={['Position', 'Pay', 'Review']}
        current={1}
        onStep={() => undefined}
      />
      <TextField label="Title" hint="In a few words." placeholder="Family visit" />
      <TextField
        label="Email"
        type="email"
        defaultValue="maya.okafor"
        error="Enter an email address with an @."
      />
      <PasswordField label="Password" autoComplete="off" defaultValue="Harbor" size="large" />
      <Select label="Kind" options={kinds} value={kind} onChange={setKind} />
      <Combobox
        label="Find a kind"
        text={typed}
        onText={setTyped}
        options={kinds
          .filter(({ label }) => label.toLowerCase().includes(typed.toLowerCase()))
          .map(({ value, label }) => ({ id: value, text: label }))}
        onChoose={setTyped}
        emptyText="No such kind"
      />
      <ComboboxField
        label="Manager"
        hint="Found by name or job."
        options={people}
        value={person}
        onChange={setPerson}
      />
      <ComboboxField
        label="Deputy"
        placeholder="Name or job"
        options={[]}
        onSearch={() => undefined}
        failed="People could not be loaded."
        value=""
        onChange={() => undefined}
        error="Choose who stands in."
      />
      <ComboboxManyField label="Team" options={people} value={team} onChange={setTeam} />
      <NumberField label="Hours a week" unit="h" decimals={1} max={60} value={hours} onChange={setHours} />
      <MoneyField label="Salary a year" value={salary} onChange={setSalary} />
      <TagInput label="Skills" hint="Enter or a comma ends one." value={tags} onChange={setTags} />
      <StarField label="Your rating" hint="Only you see it." value={stars} onChange={setStars} />
      <TextField label="Priority" defaultValue="Medium" disabled />
      <TextArea label="Reason" defaultValue="Two travel days included." />
      <MarkdownField
        label="Description"
        value={text}
        onChange={setText}
        preview={(shown) => <p>{shown}</p>}
      />
      <FileDrop
        label="Document"
        hint="Optional. PDF under 10 MB."
        value={file}
        onChange={setFile}
        accept={{ 'application/pdf': ['.pdf'] }}
        wordRefusal={(_refusal, refused) => `${refused.name} is not a PDF.`}
      />
      <FilesDrop
        label="Attachments"
        hint="PDF files under 10 MB."
        accept={{ 'application/pdf': ['.pdf'] }}
        value={files}
        onChange={setFiles}
      />
      <RadioGroup
        label="How long"
        value={kind}
        onChange={setKind}
        options={[
          { value: 'personal', label: 'Whole days' },
          { value: 'sick', label: 'Half days', hint: 'Morning or afternoon.' },
        ]}
      />
      <Segments label="Shape" options={shapes} value={shape} onChange={setShape} />
      <Slider
        label="Zoom"
        min={1}
        max={3}
        step={0.1}
        value={zoom}
        onChange={setZoom}
        valueText={`${zoom.toFixed(1)}×`}
      />
      <div>
        <FileButton label="Picture" accept={['image/png']} onChoose={setFile}>
          Choose a picture
        </FileButton>
      </div>
      <Checkbox label="Remember me" hint="For 30 days, on this device only." defaultChecked />
      <Checkbox label="I have read the rules" error="Tick this to go on." />
      <Switch label="Tell me by email" defaultChecked />
    </>
  );
}
