/** Three letters for every month: some browsers write "Sept", which no other month has room for. */
export const shortMonths = (text: string): string => text.replace('Sept', 'Sep');
