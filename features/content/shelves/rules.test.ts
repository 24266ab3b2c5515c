import { expect, it } from 'vitest'
import { contentKindNames } from '../contract'
import { shelfNames, shelves } from './rules'

it('every kind of content stands on one shelf', () => {
  const placed = shelfNames.flatMap((name) => [...shelves[name]])
  expect(placed.toSorted()).toEqual(contentKindNames.toSorted())
})
