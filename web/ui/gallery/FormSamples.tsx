import { useState } from 'react';

import { Checkbox } from '../Checkbox';
import { DateField } from '../DateField';
import { FileDrop } from '../FileDrop';
import { PasswordField } from '../PasswordField';
import { RadioGroup } from '../RadioGroup';
import { Select } from '../Select';
import { Switch } from '../Switch';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';

const kinds = [
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
  { value: 'unpaid', label: 'Unpaid', disabled: true },
];

export function FormSamples() {
  const [kind, setKind] = useState('personal');
  const [file, setFile] = useState<File | null>(null);

  return (
    <>
      <TextField label="Title" hint="In a few words." placeholder="Family visit" />
      <TextField label="E-mail" type="email" defaultValue="maya.okafor" error="Enter an e-mail address with an @." />
      <PasswordField label="Password" autoComplete="off" defaultValue="Harbor" size="large" />
      <Select label="Kind" options={kinds} value={kind} onChange={setKind} />
      <TextField label="Priority" defaultValue="Medium" disabled />
      <DateField label="First day" defaultValue="2027-03-08" />
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
        options={[{ value: 'personal', label: 'Whole days' }, { value: 'sick', label: 'Half days', hint: 'Morning or afternoon.' }]}
      />
      <Checkbox label="Remember me" defaultChecked />
      <Checkbox label="I have read the rules" error="Tick this to go on." />
      <Switch label="Tell me by e-mail" defaultChecked />
    </>
  );
}
