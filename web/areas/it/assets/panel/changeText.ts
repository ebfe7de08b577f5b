import { assetConditionWord } from '../../../../domain/assets/assetCondition';
import { assetStatusTone, assetStatusWord } from '../../../../domain/assets/assetStatus';
import { dayText } from '../../../../domain/calendar/day';
import type { AssetField, AssetTimelineQuery } from '../../../../generated/graphql';
import { moneyText } from '../../../../ui/money';
import type { Tone } from '../../../../ui/theme';

export type AssetChange = NonNullable<AssetTimelineQuery['assetHistory']>['results'][number];

/** The labels of the fields in a timeline. */
export const fieldName: Readonly<Record<AssetField, string>> = {
  NAME: 'Name',
  CATEGORY: 'Category',
  BRAND: 'Brand',
  MODEL: 'Model',
  SERIAL_NUMBER: 'Serial number',
  STATUS: 'Status',
  CONDITION: 'Condition',
  LOCATION: 'Location',
  PURCHASE_DATE: 'Purchase date',
  PURCHASE_COST: 'Value',
  WARRANTY_EXPIRY: 'Warranty expiry',
  HOLDER: 'Holder',
};

/** The word of a list as the graph writes it: "available" is AVAILABLE. */
const ofList =
  <Code extends string>(words: Readonly<Record<Code, string>>) =>
  (value: string): string =>
    (words as Readonly<Record<string, string | undefined>>)[value.toUpperCase()] ?? value;

const writers: Readonly<Partial<Record<AssetField, (value: string) => string>>> = {
  STATUS: ofList(assetStatusWord),
  CONDITION: ofList(assetConditionWord),
  PURCHASE_DATE: dayText,
  PURCHASE_COST: moneyText,
  WARRANTY_EXPIRY: dayText,
};

/** "Available → Maintenance"; "none" for a missing value. */
export function changeText({ field, before, after }: AssetChange): string {
  const write = writers[field] ?? ((value: string) => value);
  const shown = (value: string | null | undefined) => (value ? write(value) : 'none');
  return `${shown(before)} → ${shown(after)}`;
}

/** A change of status has the tone of what it became. */
export function changeTone({ field, after }: AssetChange): Tone {
  if (field !== 'STATUS' || !after) return 'neutral';
  const tones: Readonly<Record<string, Tone | undefined>> = assetStatusTone;
  return tones[after.toUpperCase()] ?? 'neutral';
}
