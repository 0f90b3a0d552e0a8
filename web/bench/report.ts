/** Prints what the measurements say and nothing else; what failed is told at the end. */
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Report implements Reporter {
  onStdOut(chunk: string | Buffer): void {
    process.stdout.write(chunk);
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const error of result.errors) process.stderr.write(`${test.title}: ${error.message ?? ''}\n`);
  }

  onEnd(result: FullResult): void {
    if (result.status !== 'passed') process.stderr.write(`The measurements ${result.status}.\n`);
  }
}
