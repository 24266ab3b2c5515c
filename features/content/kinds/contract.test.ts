import { expect, it } from 'vitest'
import { contentKinds } from '../contract'
import { fieldsOf, mustBeSaid } from './contract'

it.each([
  ['news', ['news_date', 'status']],
  ['sub-sectors', ['ind_id']],
  ['partners', []],
] as const)('what a record of %s must say is what its schema refuses empty', (name, fields) => {
  const kind = contentKinds[name]
  expect(kind && fieldsOf(kind).filter((field) => mustBeSaid(kind, field))).toEqual(fields)
})
