import { describe, expect, it } from 'vitest'
import { submitEnquiry } from '../contract'
import { emptyValues, type EnquiryValues } from '../rules/form-values'
import {
  enquiryForms,
  fieldsOf,
  isAddress,
  isRequired,
  validateFields,
  localTime,
  marketForm,
  submitDataOf,
} from './rules'
import { subjectIn, withSubject } from '../rules/subjects'

const kinds = ['general', 'matchmaking', 'readiness', 'barriers', 'institution', 'other'] as const

const filled: EnquiryValues = {
  name: '  Lina Haddad ',
  job_title: 'Manager',
  company: 'Olive House',
  positions: '7',
  phone: '+962 79-000 0000',
  phone2: '0790000000',
  email: '',
  industry: '1',
  country: '400',
  type_of_client: '2',
  barriers: '3',
  since: '',
  loss_band: '',
  agreement: '',
  product: '',
  institution: '',
  description: 'We look for buyers.',
  agreements: true,
  keep: false,
  website: '',
}

const general = [
  'name',
  'job_title',
  'company',
  'phone',
  'industry',
  'country',
  'description',
  'agreements',
]

describe('an empty form', () => {
  const missing = (kind: (typeof kinds)[number]) =>
    [...validateFields(kind, emptyValues).keys()].toSorted()

  it.each(['general', 'readiness', 'institution'] as const)(
    'of the kind %s lacks every field of the general form',
    (kind) => {
      expect(missing(kind)).toEqual(general.toSorted())
    },
  )

  it('of matchmaking also lacks the type of client', () => {
    expect(missing('matchmaking')).toEqual([...general, 'type_of_client'].toSorted())
  })

  it('of other enquiries has optional sector and country', () => {
    const needed = general.filter((field) => field !== 'industry' && field !== 'country')
    expect(missing('other')).toEqual(needed.toSorted())
  })

  it('of trade barriers lacks all but the e-mail address', () => {
    expect(missing('barriers')).toEqual(
      [
        'company',
        'country',
        'industry',
        'name',
        'positions',
        'phone',
        'phone2',
        'barriers',
        'description',
        'agreements',
      ].toSorted(),
    )
  })

  it.each(kinds)('of the kind %s returns the broken rule of each field', (kind) => {
    const wrong = validateFields(kind, emptyValues)
    expect(wrong.get('agreements')).toBe('you_must')
    expect(wrong.get('name')).toBe('required')
  })

  it.each(kinds)('of the kind %s marks exactly its required fields', (kind) => {
    const shownFields = fieldsOf(kind).filter((field) => field !== 'email' || kind === 'barriers')
    const marked = shownFields.filter((field) => isRequired(kind, field))
    expect(marked.toSorted()).toEqual(missing(kind))
  })
})

describe('a filled form', () => {
  it.each(kinds)('of the kind %s is valid, and the call accepts it', (kind) => {
    expect(validateFields(kind, filled).size).toBe(0)
    const sent = { email: 'lina@portal.example', date: '2026-11-21 09:05:07' }
    const submitData = submitDataOf(kind, filled, sent)
    const parsed = submitEnquiry.body.parse({ submitData })
    expect(parsed.submitData).toMatchObject({
      enq_type: enquiryForms[kind].type,
      name: 'Lina Haddad',
      phone: '+962790000000',
      industry: 1,
      country: 400,
    })
  })

  it('about a barrier has its optional fields where they are filled in', () => {
    const sent = { email: 'lina@portal.example', date: '2026-11-20 10:00:00' }
    const facts = (given: Partial<EnquiryValues>) =>
      Object.keys(submitDataOf('barriers', { ...filled, ...given }, sent)).filter((name) =>
        ['since', 'loss_band', 'agreement'].includes(name),
      )
    expect(facts({})).toEqual([])
    expect(facts({ loss_band: 'below_25' })).toEqual(['loss_band'])
  })

  it.each([
    ['12345', 'phone'],
    ['+1234567890123456', 'phone'],
    ['079 abc', 'phone'],
  ])('with the phone number %s is rejected', (phone, rule) => {
    expect(validateFields('general', { ...filled, phone }).get('phone')).toBe(rule)
  })

  it('of trade barriers takes a product by its digits, or none', () => {
    const judged = (product: string) =>
      validateFields('barriers', { ...filled, product }).get('product')
    expect(judged('0804')).toBe('hs_digits')
    expect(judged('0804.10')).toBeUndefined()
    expect(judged('٠٨٠٤١٠')).toBeUndefined()
    expect(validateFields('general', { ...filled, product: '0804' }).size).toBe(0)
  })

  it('with a blank text lacks it, since texts are trimmed', () => {
    expect(validateFields('other', { ...filled, company: '   ' }).get('company')).toBe('required')
  })

  it('of trade barriers accepts a contact address only when it is valid', () => {
    expect(validateFields('barriers', { ...filled, email: 'nobody' }).get('email')).toBe('email')
    expect(validateFields('barriers', { ...filled, email: 'a@b.example' }).size).toBe(0)
  })
})

it.each([
  ['lina@portal.example', true],
  ['nobody', false],
  ['a@b', false],
  ['', false],
])('whether %j is an address: %s', (email, expected) => {
  expect(isAddress(email)).toBe(expected)
})

describe('the drafts of forms', () => {
  it('have a storage key each; matchmaking and the buyers’ form are one kind and share it', () => {
    const places = Object.values(enquiryForms).map(({ draft }) => draft)
    expect(new Set(places).size).toBe(places.length)
    expect(enquiryForms.matchmaking.draft).not.toBe(enquiryForms.readiness.draft)
  })
})

it('the local time has the format year-month-day hour:minute:second', () => {
  expect(localTime(new Date(2026, 0, 3, 4, 5, 6))).toBe('2026-01-03 04:05:06')
})

it('market studies and matchmaking are in the tabs 2 and 3 of market information', () => {
  const forms = ([1, 2, 3, 4, 5] as const).map(marketForm)
  expect(forms).toEqual([null, 'general', 'matchmaking', null, null])
})

describe('the subject in the address of a form', () => {
  it('is a product, a market, a product in a market, an origin check, or a search', () => {
    expect(subjectIn('search: green  figs\n$& ')).toEqual({
      kind: 'search',
      text: 'green  figs $&',
    })
    expect(subjectIn('market:de/080410')).toEqual({ kind: 'pair', iso2: 'DE', hs: '080410' })
    expect(subjectIn('market:de')).toEqual({ kind: 'market', iso2: 'DE' })
    expect(subjectIn('product:080410')).toEqual({ kind: 'product', hs: '080410' })
    expect(subjectIn('company:7')).toEqual({ kind: 'company', id: 7 })
    const token = 'a1b2c3d4e5f6a7b8'
    expect(subjectIn(`origin:${token}`)).toEqual({ kind: 'origin', token })
  })

  it.each([
    '',
    'market:',
    'market:de/0804',
    'product:0804',
    'origin:',
    'origin:<script>',
    'search: ',
    'company:0',
    'company:seven',
  ])('is nothing in %j', (text) => {
    expect(subjectIn(text)).toBeNull()
  })

  it('is written above what was typed, once', () => {
    const first = withSubject('When can I ship?', 'About dates.')
    expect(first).toBe('About dates.\n\nWhen can I ship?')
    expect(withSubject(first, 'About dates.')).toBe(first)
  })
})
