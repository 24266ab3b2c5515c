import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { readFileSync } from 'node:fs'

/** Lines of a page that tell what it was; a list of hundreds of rows tells no more. */
const shownLines = 80

/** Prints what the page of a failed test showed: where only the output is kept, nothing else tells. */
export default class FailedPage implements Reporter {
  onTestEnd(test: TestCase, { status, attachments }: TestResult): void {
    if (status === test.expectedStatus) return
    for (const { name, path } of attachments) {
      if (name !== 'error-context' || path === undefined) continue
      const [, page = ''] = readFileSync(path, 'utf8').split('```yaml')
      const lines = page.split('```')[0]?.split('\n') ?? []
      const content = Math.max(
        lines.findIndex((line) => /^ *- main\b/.test(line)),
        0,
      )
      const shown = lines.slice(content, content + shownLines).join('\n')
      process.stdout.write(`\nThe page of “${test.title}”:\n${shown}\n`)
    }
  }
}
