/** How the drawing moves to where it was asked to: immediately for people who do not want motion. */
export const glide = (): { duration: number } => ({
  duration: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 180,
});
