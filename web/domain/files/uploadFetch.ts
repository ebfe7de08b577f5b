/** How an upload is sent while a screen shows how far it is; null while none does. */
export const uploadFetch: { watched: ((address: string, init: RequestInit) => Promise<Response>) | null } = {
  watched: null,
};
