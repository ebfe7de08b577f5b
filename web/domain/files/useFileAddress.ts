import { usePortalConfig } from '../config/ConfigContext';

/**
 * Makes whole addresses of what the graph gives for files and photos: a path belongs to the host of the API.
 */
export function useFileAddress(): (path: string) => string {
  const { apiHost } = usePortalConfig();
  return (path) => (path.startsWith('/') ? `${apiHost}${path}` : path);
}
