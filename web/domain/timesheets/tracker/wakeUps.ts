/**
 * Calls back when the page is looked at or the connection returns (`wake`), and when the connection came or
 * went (`changed`, first). @returns what ends it
 */
export function wakeUps({ wake, changed }: { wake: () => void; changed: () => void }): () => void {
  const looked = () => {
    if (!document.hidden) wake();
  };
  const online = () => {
    changed();
    wake();
  };
  const heard = [
    [window, 'online', online],
    [window, 'offline', changed],
    [window, 'focus', looked],
    [document, 'visibilitychange', looked],
  ] as const;
  heard.forEach(([where, name, listener]) => where.addEventListener(name, listener));
  return () => heard.forEach(([where, name, listener]) => where.removeEventListener(name, listener));
}
