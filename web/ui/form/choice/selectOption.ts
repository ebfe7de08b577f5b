/** One of what a Select offers. */
export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}
