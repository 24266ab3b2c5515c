import { expect, it } from 'vitest'
import { agreedBy } from './rules'

it.each([
  [false, false, 'none'],
  [true, false, 'mine'],
  [false, true, 'theirs'],
  [true, true, 'both'],
])('with own agreement %s and the other one %s, the stage is %s', (mine, theirs, stage) => {
  expect(agreedBy({ mine, theirs })).toBe(stage)
})
