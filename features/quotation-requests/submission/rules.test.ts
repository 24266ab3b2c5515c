import { describe, expect, it } from 'vitest'
import { draftOf, emptyRequest, optionalFields, validateRequest } from './rules'

const filled = {
  ...emptyRequest,
  name: 'Anna',
  company_name: 'Weber',
  country: '276',
  email: 'anna@weber.example',
  subject: 'Dates',
  text: 'Large',
  agreements: true,
}

describe('the fields of a request', () => {
  it('are complete without the optional ones', () => {
    expect([...validateRequest(filled)]).toEqual([])
  })

  it('are all named where nothing is typed, apart from the optional ones', () => {
    const wrong = [...validateRequest(emptyRequest).keys()]
    expect(wrong).toEqual([
      'name',
      'company_name',
      'country',
      'email',
      'subject',
      'text',
      'agreements',
    ])
    expect(wrong.some((name) => optionalFields.some((optional) => optional === name))).toBe(false)
  })

  it.each([
    ['quantity', '=1+1', 'amount'],
    ['quantity', '0', 'amount'],
    ['email', 'anna@', 'email'],
    ['wanted_by', 'tomorrow', 'date'],
    ['name', 'x'.repeat(201), 'text_max'],
    ['text', 'x'.repeat(5_001), 'description_max'],
    ['text', '\u200b', 'required'],
  ])('break a rule: %s', (field, value, rule) => {
    expect(validateRequest({ ...filled, [field]: value }).get(field)).toBe(rule)
  })

  it.each(['1200', '12.5', '12,5', '1 200', '١٢٫٥'])('take the quantity %s', (quantity) => {
    expect([...validateRequest({ ...filled, quantity })]).toEqual([])
  })
})

it('a draft has only what the form has, and never the honeypot', () => {
  const stored = { name: 'Anna', agreements: true, website: 'x', more: 'y', text: false }
  expect(draftOf(stored)).toEqual({ name: 'Anna', agreements: true })
  expect(draftOf(null)).toEqual({})
  expect(draftOf({ name: { first: 'Anna' } })).toEqual({})
})
