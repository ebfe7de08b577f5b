import { usePortalConfig } from '../config/ConfigContext';
import { exactText, instantDay, momentText } from './instant';

interface Props {
  /** ISO text with a zone, as the graph gives it. */
  at: string;
  /** Also shows the time of day. */
  withTime?: boolean;
}

/** A moment, as a day of the organisation's calendar; the exact value on hover. */
export function InstantText({ at, withTime = false }: Props) {
  const { timeZone } = usePortalConfig();
  return (
    <time dateTime={at} title={exactText(at, timeZone)}>
      {withTime ? momentText(at, timeZone) : instantDay(at, timeZone)}
    </time>
  );
}
