import { describe, expect, it } from 'vitest'
import { comparedText, hasSpamPattern, heldReason, linksIn, sameTextLimit } from './rules'

const fine = {
  name: 'Anna Weber',
  company_name: 'Weber Import GmbH',
  subject: 'Medjool dates',
  text: 'Large dates in cartons of 5 kg, see www.weber.example. We ship to https://hamburg.example.',
}

describe('a pattern of spam', () => {
  it.each([
    ['a request with two links in its message', fine],
    ['an Arabic request', { ...fine, name: 'سلمى', text: 'نحتاج إلى تمور كبيرة الحجم.' }],
    ['figures with dots', { ...fine, text: 'Price per 12.5 kg at 1.850 USD, 3.5 % sugar.' }],
  ])('is not in %s', (_, request) => {
    expect(hasSpamPattern(request)).toBe(false)
  })

  it.each([
    ['a link in a name', { name: 'www.spam.example' }],
    ['a bare domain in the name of a company', { company_name: 'cheap-pills.shop' }],
    ['three links in the message', { text: 'http://a.b http://c.d http://e.f' }],
    ['link building', { text: 'We sell SEO packages and backlinks.' }],
    ['a casino', { subject: 'Best casino' }],
    ['a shortened link', { text: 'See bit.ly/abc' }],
  ])('is %s', (_, given) => {
    expect(hasSpamPattern({ ...fine, ...given })).toBe(true)
  })

  it('counts links', () => {
    expect(linksIn('http://a.example, www.b.example and c.com')).toBe(3)
  })
})

it('compares texts without case, spaces, marks and forms of letters', () => {
  expect(comparedText(' Large  DATES! ')).toBe(comparedText('large dates'))
  expect(comparedText('تمور كبيرة')).toBe(comparedText('تُمور كبيره'))
  expect(comparedText('large dates')).not.toBe(comparedText('small dates'))
})

describe('a request that is to be sent on', () => {
  const clean = { unchecked: false, pattern: false, repeated: false, sameText: 0, many: false }

  it.each([
    [null, {}],
    [null, { sameText: sameTextLimit - 1 }],
    ['duplicate', { repeated: true }],
    ['duplicate', { sameText: sameTextLimit }],
    ['pattern', { pattern: true, unchecked: true }],
    ['unchecked', { unchecked: true, many: true }],
    ['many', { many: true }],
  ])('is held for %s', (reason, signals) => {
    expect(heldReason({ ...clean, ...signals })).toBe(reason)
  })
})
