/** What a form says above its buttons while something required is missing [A5.23, A5.39, A5.43]. */
export const incompleteText = 'Please fill in all required fields';
