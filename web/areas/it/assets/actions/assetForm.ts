import { number, object, string } from 'yup';

import { changesOf } from '../../../../domain/form/changes';
import { dayRule } from '../../../../domain/form/dayRule';
import { textRule, textUpTo } from '../../../../domain/form/textRule';
import type { AssetChanges, AssetCondition, AssetInput, AssetStatus } from '../../../../generated/graphql';
import { AssetLimits } from '../../../../generated/limits';
import { isDay } from '../../../../ui/form/dates/days';
import { numberProblem } from '../../../../ui/form/numbers/numbers';
import { needsEmployee } from './assetRules';
import { firstPurchase } from '../pinned';

/** The values of the form; the names are those of the graph, so that refusals find their fields. */
export interface AssetValues {
  name: string;
  /** Id of the category; "" for none. */
  category: string;
  brand: string;
  model: string;
  serialNumber: string;
  status: AssetStatus;
  condition: AssetCondition;
  location: string;
  purchaseDate: string;
  purchaseCost: string;
  warrantyExpiry: string;
  notes: string;
  /** User id of who gets a new asset, or had it when it was lost; an edit leaves it alone. */
  assignedTo: number | null;
}

/** A new asset is available and excellent. */
export const newAsset: AssetValues = {
  name: '',
  category: '',
  brand: '',
  model: '',
  serialNumber: '',
  status: 'AVAILABLE',
  condition: 'EXCELLENT',
  location: '',
  purchaseDate: '',
  purchaseCost: '',
  warrantyExpiry: '',
  notes: '',
  assignedTo: null,
};

/** Above the buttons while something required is missing. */
export const incompleteText = 'Please fill in all required fields';

const tooEarly = 'Dates before 1950-01-01 are not accepted.';

const costRule = () =>
  string().test('cost', (value = '', { createError }) => {
    const message = numberProblem(value, { ...AssetLimits.purchaseCost, decimals: 2 });
    return message === undefined || createError({ message });
  });

const purchaseRule = (today: string) =>
  dayRule({ min: firstPurchase, outside: tooEarly }).test(
    'past',
    'The purchase date cannot be in the future.',
    (day = '') => !isDay(day) || day <= today,
  );

/** Nearly all is required, each with its text. */
export const newAssetSchema = (today: string) =>
  object({
    name: textRule('Asset name is required', AssetLimits.name),
    category: string().required('Category is required'),
    brand: textRule('Brand is required', AssetLimits.brand),
    model: textRule('Model is required', AssetLimits.model),
    serialNumber: textRule('Serial number is required', AssetLimits.serialNumber),
    location: string().required('Location is required'),
    purchaseDate: purchaseRule(today).required('Purchase date is required'),
    purchaseCost: costRule().required('Purchase cost is required'),
    warrantyExpiry: dayRule({ min: firstPurchase, outside: tooEarly }).required(
      'Warranty expiry is required',
    ),
    assignedTo: number()
      .nullable()
      .when('status', ([status], rule) =>
        needsEmployee(status as AssetStatus)
          ? rule.required(`Employee is required for ${status === 'LOST' ? 'a lost' : 'an assigned'} asset`)
          : rule,
      ),
    notes: textUpTo(AssetLimits.notes),
  });

/** Name and category are required; a warranty that changes ends today or later. */
export const editedAssetSchema = (today: string, present: AssetValues) =>
  object({
    name: textRule('Asset name is required', AssetLimits.name),
    category: string().required('Category is required'),
    brand: textUpTo(AssetLimits.brand),
    model: textUpTo(AssetLimits.model),
    serialNumber: textUpTo(AssetLimits.serialNumber),
    purchaseDate: purchaseRule(today),
    purchaseCost: costRule(),
    warrantyExpiry: dayRule().test(
      'future',
      'The warranty expiry cannot be in the past.',
      (day = '') => !isDay(day) || day >= today || day === present.warrantyExpiry,
    ),
    notes: textUpTo(AssetLimits.notes),
  });

const written = (values: AssetValues) => ({
  name: values.name.trim(),
  category: Number(values.category),
  brand: values.brand.trim(),
  model: values.model.trim(),
  serialNumber: values.serialNumber.trim(),
  status: values.status,
  condition: values.condition,
  location: values.location,
  purchaseDate: values.purchaseDate || null,
  purchaseCost: values.purchaseCost || null,
  warrantyExpiry: values.warrantyExpiry || null,
  notes: values.notes.trim(),
});

/** A new asset; who gets it is said by its own call. */
export const toAsset = (values: AssetValues): AssetInput => written(values);

/** What differs from the asset as it was read; never its tag. */
export const toChanges = (values: AssetValues, present: AssetValues): AssetChanges =>
  changesOf<AssetChanges>(written(values), written(present));
