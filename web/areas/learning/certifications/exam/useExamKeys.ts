import { useEffect, useEffectEvent } from 'react';

import { optionsOf } from './examDocuments';
import type { Exam } from './examState';

/** A control in which letters and arrows mean something of their own. */
const typing = 'textarea, select, input:not([type="radio"]), [contenteditable]';

/**
 * A to D choose an option, the arrows to the left and right lead to other questions. Up and down move within
 * the options, as with any radio buttons.
 */
export function useExamKeys(exam: Exam, isActive: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || (target instanceof Element && target.matches(typing))) return;
    const { paper, at, phase } = exam.read();
    const question = paper?.questions[at];
    if (!question || phase !== 'running') return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const option = optionsOf(question).find(({ letter }) => letter === event.key.toUpperCase());
    if (step !== undefined) exam.goTo(at + step);
    else if (option) exam.answer(question.id, option.value);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    // Before the radio buttons, for which the arrows to the sides choose another option.
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, [isActive]);
}
