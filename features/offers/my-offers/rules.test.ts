import { ownOffer } from '@/tests/support/own-offers'
import { describe, expect, it } from 'vitest'
import { differences, draftName, emptyOffer, isRequired, offerForm, valuesOf } from './rules'

const wrongIn = (subject: Parameters<typeof offerForm>[0], values = emptyOffer) => {
  const parsed = offerForm(subject).safeParse(values)
  return [...new Set(parsed.error?.issues.map(({ path }) => path.join()))]
}

describe('the required fields of a form', () => {
  it('a new product: everything except the certificate’s file and the second specification', () => {
    const free = Object.keys(emptyOffer).filter(
      (name) => !wrongIn({ type: 'products', item: null }).includes(name),
    )
    expect(free).toEqual(['features_ara', 'certificate_image'])
  })

  it('a new service: no codes, the certificate’s file, not its name', () => {
    const wrong = wrongIn({ type: 'services', item: null })
    expect(wrong).not.toContain('gs1_code')
    expect(wrong).not.toContain('hs_code')
    expect(wrong).not.toContain('cert')
    expect(wrong).toContain('certificate_image')
  })

  it('an edit of either: no stored file, and no certificate', () => {
    for (const type of ['products', 'services'] as const) {
      const item = ownOffer(1)
      expect(wrongIn({ type, item }, { ...valuesOf(item), cert: '' })).toEqual([])
      expect(isRequired('image', { type, item: ownOffer(1, { image: null }) })).toBe(true)
    }
  })
})

it('an item fills the form with its texts and ids, without files', () => {
  expect(valuesOf(ownOffer(1))).toMatchObject({
    industry: '2',
    sub_ind: '201',
    hs_code: '150920',
    cert: 'ISO 22000',
    image: null,
  })
  expect(valuesOf(ownOffer(1, { cert: null, hs_code: null }))).toMatchObject({
    cert: '',
    hs_code: '',
  })
})

it('two versions differ in their unequal texts', () => {
  const mine = { ...valuesOf(ownOffer(1)), cert: ' ISO 22000 ', contacts: 'https://mine.example' }
  expect(differences(mine, ownOffer(1, { industry: 1 }))).toEqual([
    ['industry', '1'],
    ['contacts', 'https://oil.example/contact'],
  ])
})

it('each form has a draft of its own', () => {
  expect(draftName({ type: 'products', item: null })).toBe('add-products')
  expect(draftName({ type: 'services', item: ownOffer(3) })).toBe('edit-services-3')
})
