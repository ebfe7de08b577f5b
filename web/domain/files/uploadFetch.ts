/** How an upload is sent while a screen shows its progress; null otherwise. */
export const uploadFetch: { watched: ((address: string, init: RequestInit) => Promise<Response>) | null } = {
  watched: null,
};
