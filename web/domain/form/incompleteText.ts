/** The message above the buttons of a form while a required field is missing. */
export const incompleteText = 'Please fill in all required fields';
