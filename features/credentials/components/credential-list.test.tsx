import { bilingualPair } from '@/lib/bilingual/pair'
import { today } from '@/lib/i18n/today'
import { places } from '@/tests/support/directory'
import { listedRecords, type Query } from '@/tests/support/listed-records'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Credential } from '../contract'
import { credentialListShape } from '../search-params'
import { CredentialList } from './credential-list'

const named = (id: number, en: string, ar: string) => ({
  id,
  ...bilingualPair('name', { en, ar }),
})

const credential = (id: number, given: Partial<Credential> = {}): Credential => ({
  ...named(id, `Certificate ${id}`, `شهادة ${id}`),
  ...bilingualPair('description', { en: '', ar: '' }),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  type: 1 + (id % 2),
  country_id: 400,
  country: named(400, 'Jordan', 'الأردن'),
  date: '2025-03-01',
  status: 1,
  image: null,
  updated_at: null,
  ...given,
})

const lists = new Map<string, object[]>([
  ['credential-types', [named(1, 'Quality', 'جودة'), named(2, 'Safety', 'سلامة')]],
  ['countries', places.countries],
])

const show = listedRecords({
  path: '/pages/91-credentials',
  lists,
  shape: credentialListShape,
  List: CredentialList,
  isFound: ({ type }: Credential, query: Query) => (query.type ?? `${type}`) === `${type}`,
})

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the list of credentials', () => {
  const all = Array.from({ length: 12 }, (_, index) => credential(index + 1))

  it('shows ten a page, and asks the server for the chosen type, country and year', async () => {
    const queries = await show('en', all)
    expect(queries).toEqual([{ page: 1, per_page: 10 }])
    expect(screen.getAllByRole('article')).toHaveLength(10)
    const country = screen.getByRole('combobox', { name: 'Country' })
    expect(within(country).getAllByRole('option')).toHaveLength(2)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Safety' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
    expect(window.location.search).toBe('?type=2')
    expect(queries.at(-1)).toEqual({ page: 1, per_page: 10, type: '2' })
    fireEvent.change(country, { target: { value: '400' } })
    fireEvent.click(screen.getByRole('checkbox', { name: '2025' }))
    await waitFor(() =>
      expect(queries.at(-1)).toEqual({
        page: 1,
        per_page: 10,
        type: '2',
        country: '400',
        year: '2025',
      }),
    )
  })

  it('offers no type, country or year that leads to nothing, except what is chosen', async () => {
    await show('en', [credential(1)], { country: '818', year: '2019' })
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, value }) => [name, value])).toEqual([
      ['type', '2'],
      ['year', '2025'],
      ['year', '2019'],
    ])
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' })
    expect(Array.from(country.options, ({ value }) => value)).toEqual(['', '818', '400'])
  })

  it.each([
    ['en', 'No credentials found'],
    ['ar', 'لا توجد شهادات أو اعتمادات'],
  ] as const)('says "No credentials found" where there are none (%s)', async (locale, message) => {
    await show(locale, [])
    expect(screen.getByText(message)).toBeInTheDocument()
  })

  it.each([
    [1, 'Active', 'success'],
    [0, 'Not active', 'neutral'],
    [2, 'Not active', 'neutral'],
  ])('shows status %i as %s, green when active and grey otherwise', async (status, word, tone) => {
    await show('en', [credential(1, { status })])
    expect(screen.getByText(word).closest('[class*="chip"]')?.className).toContain(tone)
  })

  it('marks a credential of the last 30 days as recent', async () => {
    await show('en', [credential(1, { date: today() }), credential(2)])
    expect(screen.getAllByText('Recent')).toHaveLength(1)
  })

  it('links each credential to its page in the language', async () => {
    await show('ar', [credential(1)])
    expect(screen.getByRole('link', { name: 'شهادة 1' })).toHaveAttribute(
      'href',
      '/ar/credentials/1',
    )
    expect(screen.getByRole('article')).toHaveTextContent('الأردن')
  })
})
