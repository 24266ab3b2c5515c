import { bilingualPair } from '@/lib/bilingual/pair'
import { expect, it } from 'vitest'
import { isDeadline, requestHead } from './rules'

it.each([
  ['today', '2026-11-23', false],
  ['tomorrow', '2026-11-24', true],
  ['in a year', '2027-11-23', true],
  ['a day later', '2027-11-24', false],
])('the last day for offers can be %s: %s is %s', (_name, deadline, isAllowed) => {
  expect(isDeadline(deadline, '2026-11-23')).toBe(isAllowed)
})

it('the head of a request says what is wanted and where, and nothing of the buyer', () => {
  const named = bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' })
  const head = requestHead(
    {
      id: 7,
      hs_code: '080410',
      sample: false,
      quantity: 24,
      unit: 'tonne',
      deadline: '2026-12-31',
      ...bilingualPair('product', { en: 'Dates', ar: '' }),
      ...bilingualPair('quality', { en: 'Jumbo', ar: '' }),
      ...bilingualPair('certificates', { en: '', ar: '' }),
      subheading: named,
      heading: named,
      chapter: { code: '08', ...named },
      market: { id: 276, iso2: 'DE', ...named },
      is_open: true,
      published_at: '2026-11-23T08:00:00Z',
      updated_at: '2026-11-23T08:00:00Z',
    },
    'ar',
  )
  expect(head).toEqual({
    title: 'Dates',
    description: 'Jumbo · ألمانيا · HS 080410',
    paths: { en: '/requests/7', ar: '/requests/7' },
  })
})
