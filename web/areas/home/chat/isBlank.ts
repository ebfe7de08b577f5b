/** Whether there is nothing to see in a text: nothing but space, and characters without a width of their own [A5.6]. */
export const isBlank = (text: string): boolean => /^[\s\p{Cc}\p{Cf}]*$/u.test(text);
