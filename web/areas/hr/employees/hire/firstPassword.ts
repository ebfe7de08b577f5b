/** Letters and digits that are not mistaken for one another when they are read aloud. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 5;
const groupLength = 5;

/** A first password: 25 random signs (123 bits) in groups of five, "h3k9p-…"; the person changes it immediately. */
export function firstPassword(): string {
  const all = Array.from({ length: groups * groupLength }, () => signs[below(signs.length)]).join('');
  return (all.match(/.{5}/g) ?? []).join('-');
}

/** A random number below `limit`, each as likely as the others. */
function below(limit: number): number {
  const most = Math.floor(256 / limit) * limit;
  const [byte = most] = crypto.getRandomValues(new Uint8Array(1));
  return byte < most ? byte % limit : below(limit);
}
