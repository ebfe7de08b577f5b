/** A part of an answer: the source of a passage, running text, bullet points, or numbered steps. */
export type AnswerBlock =
  | { kind: 'origin'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'points'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { number: number; text: string }[] };

const point = /^\s*[-–•*]\s+(.+)$/;
const step = /^\s*(\d{1,2})[.)]\s+(.+)$/;

/** An answer that quotes articles names each, and then the part of it. */
const quotesArticles = /^From “/m;
const origin = /^(?:From “.*|.{1,80}:)$/;

/**
 * Reads the plain text of an answer: lines that begin with a dash are points, with a number steps; a blank
 * line ends a paragraph. Above a passage of an article is what it is from.
 */
export function answerBlocks(answer: string): AnswerBlock[] {
  const blocks: AnswerBlock[] = [];
  const hasOrigins = quotesArticles.test(answer);
  let isAfterBlank = true;
  for (const line of answer.split(/\r\n?|\n/)) {
    const last = blocks.at(-1);
    const [, pointText] = point.exec(line) ?? [];
    const [, stepNumber, stepText] = step.exec(line) ?? [];
    if (pointText !== undefined) {
      if (last?.kind === 'points')
        blocks[blocks.length - 1] = { kind: 'points', items: [...last.items, pointText] };
      else blocks.push({ kind: 'points', items: [pointText] });
    } else if (stepText !== undefined) {
      const item = { number: Number(stepNumber), text: stepText };
      if (last?.kind === 'steps') blocks[blocks.length - 1] = { kind: 'steps', items: [...last.items, item] };
      else blocks.push({ kind: 'steps', items: [item] });
    } else if (hasOrigins && isAfterBlank && origin.test(line)) {
      blocks.push({ kind: 'origin', text: line });
    } else if (line.trim() !== '') {
      if (last?.kind === 'text' && !isAfterBlank)
        blocks[blocks.length - 1] = { kind: 'text', text: `${last.text}\n${line}` };
      else blocks.push({ kind: 'text', text: line });
    }
    isAfterBlank = line.trim() === '';
  }
  return blocks;
}
