/** Under this name the address of the page with certifications keeps the one that is open. */
export const certificationKey = 'certification';

/** Where a certification opens, from elsewhere. */
export const certificationAddress = (id: number): string =>
  `/learning/certifications?${certificationKey}=${String(id)}`;
