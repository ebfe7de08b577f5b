/** "8 h 25 min", "45 min", "2 h 0 min 5 s"; stays on one line. @param seconds whole seconds, 0 or more */
export function durationText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const parts = [
    hours > 0 && `${String(hours)} h`,
    (minutes > 0 || hours === 0 || rest > 0) && `${String(minutes)} min`,
    rest > 0 && `${String(rest)} s`,
  ];
  return parts
    .filter((part) => part !== false)
    .join(' ')
    .replaceAll(' ', '\u00A0');
}

/** "8 h 25 min", to the minute; "0 h" for none. @param hours in decimals, 0 or more, from the graph */
export const hoursText = (hours: number): string =>
  inMinutes(hours) === 0 ? '0\u00A0h' : durationText(inMinutes(hours) * 60);

/** The same in lines one below the other, for a narrow place: "8 h", "25 min". @param hours in decimals, 0 or more */
export function hoursLines(hours: number): readonly string[] {
  const minutes = inMinutes(hours);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  const lines = [whole > 0 && `${String(whole)}\u00A0h`, rest > 0 && `${String(rest)}\u00A0min`];
  return minutes === 0 ? ['0\u00A0h'] : lines.filter((line) => line !== false);
}

/** The same in two sizes for a card: "8" and "h 25 min". @param hours in decimals, 0 or more */
export function hoursFigure(hours: number): { value: string; unit: string } {
  const minutes = inMinutes(hours);
  const rest = minutes % 60;
  return {
    value: String(Math.floor(minutes / 60)),
    unit: rest === 0 ? 'h' : `h\u00A0${String(rest)}\u00A0min`,
  };
}

const inMinutes = (hours: number): number => Math.round(hours * 60);
