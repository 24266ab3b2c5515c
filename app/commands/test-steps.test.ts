import { expect, it } from 'vitest'
import { flakyIn } from './test-steps.mjs'

it('a journey that passes only when it is tried again is named as flaky', () => {
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
        suites: [{ specs: [spec('turns', 'flaky'), spec('fails', 'unexpected')] }],
      },
    ],
  }
  expect(flakyIn(report)).toEqual(['journeys/home.spec.ts:7 › turns'])
})

it('a report of unit tests names none', () => {
  expect(flakyIn({})).toEqual([])
})
