/** Figures and places of the landing page that the specification pins; nothing computes them. */

/** Marketing figures in the order of the page. */
export const marketingFigures = [
  { figure: '500+', label: 'companies' },
  { figure: '50K+', label: 'users' },
  { figure: '99.9%', label: 'uptime' },
  { figure: '24/7', label: 'support' },
] as const;

/** Where the office is. */
export const officeCity = 'San Francisco';
