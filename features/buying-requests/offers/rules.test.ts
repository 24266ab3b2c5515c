import { expect, it } from 'vitest'
import { emptyOffer, offerErrors, offerOf } from './rules'

const filled = {
  price: '3,200.50',
  currency: 'EUR',
  unit: 'tonne',
  incoterm: 'FOB',
  place: 'Aqaba',
  valid_until: '2026-12-31',
  text: 'Harvest of this year.',
}

it('an empty offer lacks every field', () => {
  const errors = offerErrors(emptyOffer, '2026-11-23')
  expect([...errors.keys()].toSorted()).toEqual(Object.keys(emptyOffer).toSorted())
  expect(new Set(errors.values())).toEqual(new Set(['required']))
})

it('a price is a number above zero, and the validity is not over', () => {
  expect(offerErrors({ ...filled, price: '0' }, '2026-11-23').get('price')).toBe('amount')
  expect(offerErrors({ ...filled, valid_until: '2026-11-22', price: '1' }, '2026-11-23')).toEqual(
    new Map([['valid_until', 'date']]),
  )
})

it('an offer is sent as numbers and codes', () => {
  expect(offerOf({ ...filled, price: '3200.5' })).toMatchObject({ price: 3200.5, incoterm: 'FOB' })
})
