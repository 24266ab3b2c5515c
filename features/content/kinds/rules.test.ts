import { expect, it } from 'vitest'
import { contentKinds, contentKindNames } from '../contract'
import { fieldsOf, mustBeSaid, shelfNames, shelves } from './rules'

it.each([
  ['news', ['news_date', 'status']],
  ['sub-sectors', ['ind_id']],
  ['partners', []],
] as const)('what a record of %s must say is what its schema refuses empty', (name, fields) => {
  const kind = contentKinds[name]
  expect(kind && fieldsOf(kind).filter((field) => mustBeSaid(kind, field))).toEqual(fields)
})

it('every kind of content stands on one shelf', () => {
  const placed = shelfNames.flatMap((name) => [...shelves[name]])
  expect(placed.toSorted()).toEqual(contentKindNames.toSorted())
})
