/** Prints only the figures, and failures at the end. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** The error of a figure over its limit. */
export const LIMIT = 'over its limit';

export default class Report implements Reporter {
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { message = '' } of result.errors) {
      // A figure over its limit was printed already.
      if (!message.includes(LIMIT)) process.stderr.write(`${test.title}: ${message}\n`);
    }
  }

  onEnd(result: FullResult): void {
    if (result.status !== 'passed') process.stderr.write('Something is slower than it may be.\n');
  }
}
