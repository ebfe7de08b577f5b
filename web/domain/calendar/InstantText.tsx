import { usePortalConfig } from '../config/ConfigContext';
import { exactText, instantDay, isoDay, momentText } from './instant';

interface Props {
  /** ISO text with a zone, as the graph gives it. */
  at: string;
  /** Also shows the time of day. */
  withTime?: boolean;
  /** It contains only the day on purpose: no time is shown, not even on hover. */
  isDay?: boolean;
}

/** A moment, as a day of the organisation's calendar; the exact value on hover. */
export function InstantText({ at, withTime = false, isDay = false }: Props) {
  const { timeZone } = usePortalConfig();
  if (isDay) return <time dateTime={isoDay(at, timeZone)}>{instantDay(at, timeZone)}</time>;
  return (
    <time dateTime={at} title={exactText(at, timeZone)}>
      {withTime ? momentText(at, timeZone) : instantDay(at, timeZone)}
    </time>
  );
}
