import { useState } from 'react';

import { Checkbox } from '../Checkbox';
import { Combobox } from '../Combobox';
import { FileButton } from '../FileButton';
import { FileDrop } from '../FileDrop';
import { PasswordField } from '../PasswordField';
import { RadioGroup } from '../RadioGroup';
import { Segments } from '../Segments';
import { Select } from '../Select';
import { Slider } from '../Slider';
import { Switch } from '../Switch';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';

const kinds = [
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
  { value: 'unpaid', label: 'Unpaid', disabled: true },
];

const shapes = [
  { value: 'round', label: 'Round' },
  { value: 'square', label: 'Square' },
] as const;

export function FormSamples() {
  const [kind, setKind] = useState('personal');
  const [file, setFile] = useState<File | null>(null);
  const [shape, setShape] = useState<'round' | 'square'>('round');
  const [zoom, setZoom] = useState(1.4);
  const [typed, setTyped] = useState('');

  return (
    <>
      <TextField label="Title" hint="In a few words." placeholder="Family visit" />
      <TextField
        label="E-mail"
        type="email"
        defaultValue="maya.okafor"
        error="Enter an e-mail address with an @."
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
      <TextField label="Priority" defaultValue="Medium" disabled />
      <TextArea label="Reason" defaultValue="Two travel days included." />
      <FileDrop
        label="Document"
        hint="Optional. PDF under 10 MB."
        value={file}
        onChange={setFile}
        accept={{ 'application/pdf': ['.pdf'] }}
        wordRefusal={(_refusal, refused) => `${refused.name} is not a PDF.`}
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
      <Switch label="Tell me by e-mail" defaultChecked />
    </>
  );
}
