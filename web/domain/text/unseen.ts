/** Invisible characters: joiners, fillers, marks of the writing direction, the empty Braille cell. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without invisible characters, such as those in a copied e-mail address. */
export const withoutUnseen = (text: string): string => text.replace(unseen, '');

/** Letters, digits, punctuation, symbols; no place for a picture that was not copied. */
const visible = /(?!\uFFFC)[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether nothing of a text can be seen; the server judges in the same way. */
export const isBlank = (text: string): boolean => !visible.test(withoutUnseen(text));
