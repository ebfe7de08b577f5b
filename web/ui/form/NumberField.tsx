import { TypedField, type TypedFieldProps } from './dates/TypedField';
import { numberProblem, readNumber, writtenNumber, type NumberBounds } from './numbers/numbers';

export interface NumberFieldProps extends TypedFieldProps, NumberBounds {
  /** After the number: "h", "%". */
  unit?: string;
}

/**
 * A number as a decimal text ("1250.5"), typed as people write it ("1,250", "85k") and shown with thousands
 * separators once the field loses the focus. While the typed text is not a number, the value is that text: a form
 * refuses it with `numberProblem`.
 */
export function NumberField({ min, max, decimals = 0, ...rest }: NumberFieldProps) {
  return (
    <TypedField
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      isFigure
      {...rest}
      read={readNumber}
      write={writtenNumber}
      problem={(value) => numberProblem(value, { min, max, decimals })}
    />
  );
}

export interface MoneyFieldProps extends TypedFieldProps, Omit<NumberBounds, 'decimals'> {
  /** Sign of the currency, before the amount. */
  sign?: string;
}

/** An amount of money as a decimal text, to the cent. */
export function MoneyField({ min = 0, max, sign = '$', ...rest }: MoneyFieldProps) {
  return (
    <TypedField
      inputMode="decimal"
      isFigure
      sign={sign}
      {...rest}
      read={readNumber}
      write={(value) => writtenNumber(value, value.includes('.') ? 2 : 0)}
      problem={(value) => numberProblem(value, { min, max, decimals: 2 })}
    />
  );
}
