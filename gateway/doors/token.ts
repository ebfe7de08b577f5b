/**
 * The token of an `Authorization: Token x` or `Bearer x` header; the scheme ignores case. Null when there is
 * none.
 */
export function tokenOf(authorization: string | undefined): string | null {
  return /^(?:token|bearer) +([\w.~+/=-]{1,200})$/i.exec(authorization?.trim() ?? '')?.[1] ?? null;
}
