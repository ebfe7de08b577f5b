/** Literal texts of the certifications page, whatever a certification says itself [C2.69, C2.80, C2.84, C9.33]. */
export const duration = 'Variable';

/** Validity in the large details and in the small ones; the expiry date of a certificate decides [C2.85, C9.32]. */
export const validity = { large: '3 Years', small: '12m' } as const;

/** Certifications, certificates and attempts that one page shows. */
export const pageSize = 200;
