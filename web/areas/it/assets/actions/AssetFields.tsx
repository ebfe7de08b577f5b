import type { ReactNode } from 'react';

import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { assetStatusWord } from '../../../../domain/assets/assetStatus';
import type { FormFields } from '../../../../domain/form/fields';
import type { AssetCondition, AssetStatus } from '../../../../generated/graphql';
import { AssetLimits } from '../../../../generated/limits';
import { DateField } from '../../../../ui/form/DateField';
import { useDateSettings } from '../../../../ui/form/dates/DateSettings';
import { dayPresets } from '../../../../ui/form/dates/presets';
import { MoneyField } from '../../../../ui/form/NumberField';
import { Select } from '../../../../ui/form/choice/Select';
import type { SelectOption } from '../../../../ui/form/choice/selectOption';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { FieldPair } from '../../../../ui/layout/Stack';
import type { AssetValues } from './assetForm';
import { assetLocations, firstPurchase } from '../pinned';
import { useAssetCategories } from '../useAssetCategories';

interface Props {
  form: FormFields<AssetValues>;
  statuses: readonly AssetStatus[];
  /** The earliest end of a warranty that the calendar offers. */
  warrantyFrom: string;
  /** All fields but the notes are required: those of a new asset. */
  allRequired?: boolean;
  /** Shown below status and condition. */
  children?: ReactNode;
}

/** What an asset is made of, new or changed. */
export function AssetFields({ form, statuses, warrantyFrom, allRequired = false, children }: Props) {
  const { today } = useDateSettings();
  const categories = useAssetCategories();
  const { location } = form.values;
  const cost = form.choice('purchaseCost');
  const hint = allRequired ? {} : { hint: 'Optional' };
  return (
    <>
      <FieldPair>
        <TextField {...form.text('name')} label="Asset name" autoComplete="off" required />
        <Select
          {...form.choice('category')}
          label="Category"
          options={categories.options}
          loading={categories.loading}
          required
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.text('brand')}
          {...hint}
          label="Brand"
          autoComplete="off"
          required={allRequired}
        />
        <TextField
          {...form.text('model')}
          {...hint}
          label="Model"
          autoComplete="off"
          required={allRequired}
        />
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.text('serialNumber')}
          {...hint}
          label="Serial number"
          autoComplete="off"
          required={allRequired}
        />
        <Select
          {...form.choice('location')}
          {...hint}
          label="Location"
          options={locationsWith(location)}
          required={allRequired}
        />
      </FieldPair>
      <FieldPair>
        <Select
          {...form.choice('status')}
          onChange={(status) => form.choice('status').onChange(status as AssetStatus)}
          label="Status"
          options={statuses.map((status) => ({ value: status, label: assetStatusWord[status] }))}
          required
        />
        <Select
          {...form.choice('condition')}
          onChange={(condition) => form.choice('condition').onChange(condition as AssetCondition)}
          label="Condition"
          options={conditions}
          required
        />
      </FieldPair>
      {children}
      <FieldPair>
        <DateField
          {...form.choice('purchaseDate')}
          {...hint}
          label="Purchase date"
          min={firstPurchase}
          max={today}
          presets={[dayPresets.today]}
          placeholder="e.g. 8 Mar 2025"
          required={allRequired}
        />
        <MoneyField
          {...cost}
          // A minus is not taken.
          onChange={(value) => {
            if (!value.includes('-')) cost.onChange(value);
          }}
          {...AssetLimits.purchaseCost}
          {...hint}
          label="Purchase cost"
          required={allRequired}
        />
      </FieldPair>
      <FieldPair>
        <DateField
          {...form.choice('warrantyExpiry')}
          {...hint}
          label="Warranty expiry"
          min={warrantyFrom}
          presets={[]}
          placeholder="e.g. 8 Mar 2029"
          required={allRequired}
        />
      </FieldPair>
      <TextArea {...form.text('notes')} label="Notes" hint="Optional" rows={3} />
    </>
  );
}

const conditions = Object.entries(assetConditionWord).map(([value, label]) => ({ value, label }));

export const conditionChoices: readonly SelectOption[] = conditions;

/** The known places, and the one that it has, where that is another. */
const locationsWith = (present: string): readonly SelectOption[] =>
  [...new Set([...assetLocations, present])]
    .filter((name) => name !== '')
    .map((name) => ({ value: name, label: name }));
