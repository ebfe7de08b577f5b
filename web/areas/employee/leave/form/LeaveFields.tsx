import type { FormFields } from '../../../../domain/form/fields';
import { leaveTypeName } from '../../../../domain/leave/leaveTypeName';
import { DateRangeField } from '../../../../ui/form/DateRangeField';
import { dayPresets } from '../../../../ui/form/dates/presets';
import { FileDrop } from '../../../../ui/form/files/FileDrop';
import { Select } from '../../../../ui/form/choice/Select';
import { FieldPair } from '../../../../ui/layout/Stack';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { documentRefusal, documentTypes, largestDocument, type LeaveValues } from './leaveForm';
import { LeavePreview } from './LeavePreview';
import { offeredLeaveTypes } from '../pinned';
import { useLeaveMarks } from './useLeaveMarks';

interface Props {
  form: FormFields<LeaveValues>;
  /** The request that is being changed. */
  except?: number;
}

/** The fields of a leave request, new or changed. */
export function LeaveFields({ form, except }: Props) {
  const { leaveType, startDate, endDate } = form.values;
  const offered = offeredLeaveTypes.find(({ type }) => type === leaveType) ?? offeredLeaveTypes[0];

  return (
    <>
      <TextField {...form.text('title')} label="Title" autoComplete="off" required />
      <FieldPair>
        <Select
          {...form.choice('leaveType')}
          onChange={(type) => form.choice('leaveType').onChange(type as LeaveValues['leaveType'])}
          label="Leave type"
          hint={
            offered &&
            `${String(offered.daysAllowed)} days allowed${offered.approvalRequired ? ', approval required' : ''}`
          }
          options={optionsWith(leaveType)}
          required
        />
        <TextField label="Priority" hint="The same for every request" value="Medium" disabled />
      </FieldPair>
      <DateRangeField
        first={{ ...form.choice('startDate'), label: 'First day', required: true }}
        last={{ ...form.choice('endDate'), label: 'Last day', required: true }}
        presets={[dayPresets.today, dayPresets.tomorrow, dayPresets.nextWorkWeek]}
        {...useLeaveMarks(except)}
      />
      <LeavePreview leaveType={leaveType} startDate={startDate} endDate={endDate} except={except} />
      <TextArea {...form.text('description')} label="Description" rows={2} required />
      <TextArea {...form.text('reason')} label="Reason" rows={2} required />
      <FileDrop
        {...form.choice('supportingDocument')}
        label="Supporting document"
        hint="Optional. PDF, DOC, DOCX, TXT, RTF, JPEG or PNG, under 10 MB."
        accept={documentTypes}
        maxSize={largestDocument}
        wordRefusal={documentRefusal}
      />
    </>
  );
}

/** What this page offers, and whatever else the request already is. */
function optionsWith(leaveType: LeaveValues['leaveType']) {
  const options = offeredLeaveTypes
    .filter(({ isActive }) => isActive)
    .map(({ type, name }) => ({ value: type, label: name }));
  const isOffered = leaveType === '' || options.some(({ value }) => value === leaveType);
  return isOffered ? options : [...options, { value: leaveType, label: leaveTypeName[leaveType] }];
}
