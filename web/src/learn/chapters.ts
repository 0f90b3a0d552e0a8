/** The list of chapters, requested once. */
import { ask } from '../lib/api';
import type { LessonList } from '../wire/types';

let asked: Promise<LessonList> | undefined;

export function chapters(): Promise<LessonList> {
  asked ??= ask<LessonList>('GET', '/api/lessons').catch((error: unknown) => {
    asked = undefined;
    throw error;
  });
  return asked;
}
