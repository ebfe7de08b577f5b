import { createContext } from 'react';

import type { Detail } from './detail';

/** How much of the cards is drawn, as the zoom has it. */
export const DetailContext = createContext<Detail>('whole');
