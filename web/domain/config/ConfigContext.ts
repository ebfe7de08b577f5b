import { createContext, use } from 'react';

import { defaultConfig, type PortalConfig } from './portalConfig';

/** Carries the installation's settings to every screen. */
export const ConfigContext = createContext<PortalConfig>(defaultConfig);

/** The installation's settings. */
export const usePortalConfig = (): PortalConfig => use(ConfigContext);
