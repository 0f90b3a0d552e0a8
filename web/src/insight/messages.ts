/** What the page and the worker that answers questions about a View send each other. */
import type { ModuleRequest } from '../wire/types';

export type InsightAnswer = { ok: unknown } | { error: string };

export type ToInsight =
  /** The first message: where the module is. */
  { module: string } | { number: number; request: ModuleRequest };

export interface FromInsight {
  number: number;
  answer: InsightAnswer;
}
