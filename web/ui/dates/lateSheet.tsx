import { useEffect, useState, type ComponentType, type RefObject } from 'react';

/** What every sheet that opens beside a field takes. */
export interface SheetProps {
  /** The field, under which it opens. */
  anchor: RefObject<HTMLElement | null>;
  /** Id of the field's label, which names the sheet. */
  labelId: string;
  onClose: () => void;
}

/** What is opened beside a field also takes this while its code is on its way. */
export interface LateSheetProps extends SheetProps {
  /** The code did not come. */
  onFail: () => void;
}

/**
 * A sheet whose code is fetched when it is first opened, so that the field itself costs next to nothing. Where
 * it does not come, the next time tries again.
 */
export function lateSheet<Props extends SheetProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LateSheetProps> {
  let part: ComponentType<Props> | null = null;

  return function LateSheet(props: Props & LateSheetProps) {
    const [Part, setPart] = useState(() => part);
    const { onFail } = props;
    useEffect(() => {
      if (Part) return undefined;
      let isWanted = true;
      load().then(
        (loaded) => {
          part = loaded;
          if (isWanted) setPart(() => loaded);
        },
        () => {
          if (isWanted) onFail();
        },
      );
      return () => {
        isWanted = false;
      };
    }, [Part, onFail]);
    return Part && <Part {...props} />;
  };
}
