/** Id of the category IT Support, which is always 1, as a value of the form. */
export const itSupportCategory = '1';
