/** Literal texts of the certifications page, whatever a certification says itself. */
export const duration = 'Variable';

/** Validity in the large details and in the small ones; only the expiry date of a certificate decides. */
export const validity = { large: '3 Years', small: '12m' } as const;

/** Certifications, certificates and attempts that one page shows. */
export const pageSize = 200;
