import { join } from 'node:path'
import { expect, it } from 'vitest'
import { namedIn } from './test-steps.mjs'

it('a journey that fails, or passes only when it is tried again, is named', () => {
  const spec = (title: string, status: string) => ({
    file: 'journeys/home.spec.ts',
    line: 7,
    title,
    tests: [{ status }],
  })
  const report = {
    suites: [
      {
        specs: [spec('opens', 'expected')],
        suites: [{ specs: [spec('turns', 'flaky'), spec('closes', 'unexpected')] }],
      },
    ],
  }
  expect(namedIn(report)).toEqual({
    failed: ['journeys/home.spec.ts:7 › closes'],
    flaky: ['journeys/home.spec.ts:7 › turns'],
  })
})

it('a unit test is named with the first line of its error', () => {
  const test = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const file = (
    status: string,
    message: string,
    ...assertionResults: ReturnType<typeof test>[]
  ) => ({
    name: join(process.cwd(), 'lib/db/jobs.test.ts'),
    status,
    message,
    assertionResults,
  })
  const report = {
    testResults: [
      file(
        'failed',
        '',
        test('runs', 'passed'),
        test('waits', 'passed', 'Error: late\n    at jobs.test.ts:3'),
        test('ends', 'failed', 'Error: never\n    at jobs.test.ts:9'),
      ),
      file('failed', 'SyntaxError: no module\n    at jobs.test.ts:1'),
    ],
  }
  expect(namedIn(report)).toEqual({
    failed: [
      'lib/db/jobs.test.ts › ends: Error: never',
      'lib/db/jobs.test.ts: SyntaxError: no module',
    ],
    flaky: ['lib/db/jobs.test.ts › waits: Error: late'],
  })
})

it('a report without tests names none', () => {
  expect(namedIn({})).toEqual({ failed: [], flaky: [] })
})
