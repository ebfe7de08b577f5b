import type { EntityManager } from 'typeorm';
import type { Queryable } from '../kit/postgres/queryable.js';
import { Certification } from './certification/certification.entity.js';
import { readDemoCertifications } from './demo/certifications.js';
import type { DemoQuestion } from './demo/certifications.js';
import { addQuestions } from './question/bank.service.js';
import { LETTERS, TRUTHS } from './question/question.kinds.js';
import type { QuestionColumns } from './question/questionInput.service.js';

const columnsOf = (question: DemoQuestion): QuestionColumns => {
  const { optionA, optionB, optionC, optionD, questionType, correctAnswer } = question;
  const answers: readonly string[] = questionType === 'true_false' ? TRUTHS : LETTERS;
  return {
    topic: question.topic,
    difficulty: question.difficulty,
    question_type: questionType,
    question_text: question.questionText,
    options: [optionA, optionB, optionC, optionD].filter((option) => option !== null),
    right_option: answers.indexOf(correctAnswer) + 1,
    points: question.points,
    source: question.source,
  };
};

/**
 * The certifications of the demo organization with their questions. One that is there by name gets its
 * questions: it was loaded before there were exams.
 */
export async function seedCertifications(tx: Queryable & { manager: EntityManager }): Promise<void> {
  for (const { slug: _, name, questions, ...given } of await readDemoCertifications()) {
    const known = await tx.manager.findOneBy(Certification, { name });
    const { id } = await tx.manager.save(Certification, { ...given, name, ...(known && { id: known.id }) });
    await addQuestions(tx, id, questions.map(columnsOf));
  }
}
