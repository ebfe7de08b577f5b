/** Id of the category IT Support, which is always 1, as a form holds it. */
export const itSupportCategory = '1';
