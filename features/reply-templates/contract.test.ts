import { expect, it } from 'vitest'
import { fieldsIn, fieldsOfUse, filled } from './contract'

it('names the fields of a text and fills in their values', () => {
  const text = 'Dear {person}, number {number} of {person} {other}'
  expect(fieldsIn(text)).toEqual(['person', 'number', 'person', 'other'])
  expect(filled(text, { person: 'Rana', number: '7' })).toBe('Dear Rana, number 7 of Rana {other}')
})

it('offers the fields that are known where a text is used', () => {
  expect(fieldsOfUse('rejected')).toContain('number')
  expect(fieldsOfUse('refusal')).not.toContain('number')
  expect(fieldsOfUse('requestRefusal')).toEqual(['person', 'officer'])
})
