/** Hosts that the portal's policy lets play in a page; each makes the address of its player. */
const players: readonly { watch: RegExp; player: (video: string, key: string | undefined) => string }[] = [
  {
    watch:
      /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})(?![\w-])/i,
    player: (video) => `https://www.youtube-nocookie.com/embed/${video}`,
  },
  {
    watch:
      /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]{6,20}))?(?![\w-])/i,
    player: (video, key) => `https://player.vimeo.com/video/${video}${key ? `?h=${key}` : ''}`,
  },
];

/**
 * The player for a video on a video-sharing service; null for addresses of other hosts, which open in a tab.
 * @param hosts further origins whose addresses are players themselves
 */
export function embedAddress(address: string, hosts: readonly string[] = []): string | null {
  for (const { watch, player } of players) {
    const [, video, key] = watch.exec(address) ?? [];
    if (video) return player(video, key);
  }
  return hosts.includes(originOf(address) ?? '') ? address.trim() : null;
}

function originOf(address: string): string | null {
  try {
    return new URL(address.trim()).origin;
  } catch {
    return null;
  }
}
