/** Title of the product, and of the window if no screen sets another. */
export const portalTitle = 'Unified Corporate Portal';

/** Puts the screen's name into the window's title; React moves it into the head. */
export function ScreenTitle({ name }: { name: string | null }) {
  return <title>{name === null ? portalTitle : `${name} · ${portalTitle}`}</title>;
}
