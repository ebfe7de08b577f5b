/** "San Francisco", "San Francisco (remote possible)"; a place that says remote itself says it once. */
export const locationText = ({
  location,
  remoteAllowed,
}: {
  location: string;
  remoteAllowed: boolean;
}): string => (remoteAllowed && !/\bremote\b/i.test(location) ? `${location} (remote possible)` : location);
