/** What a form says above its buttons while something required is missing. */
export const incompleteText = 'Please fill in all required fields';
