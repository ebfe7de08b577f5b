import { Sheet, type SheetProps } from './Sheet';
import { TimeList } from './TimeList';

export interface TimeSheetProps extends SheetProps {
  value: string;
  step: number;
  onPick: (time: string) => void;
}

/** Times to choose one from. */
export function TimeSheet({ value, step, onPick, ...sheet }: TimeSheetProps) {
  return (
    <Sheet {...sheet}>
      <TimeList
        autoFocus
        value={value}
        step={step}
        onPick={(time) => {
          onPick(time);
          sheet.onClose();
        }}
      />
    </Sheet>
  );
}
