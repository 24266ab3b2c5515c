import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { institutionViews } from '../search-params'
import { InstitutionList } from './institution-list'

const named = (field: 'type' | 'mode' | 'name', id: number) => ({
  id,
  name: `N${id}`,
  ...bilingualPair(field, { en: `${field} ${id}`, ar: `${field} عربي ${id}` }),
})

const institution = (id: number) => ({
  ...named('name', id),
  type_id: [1 + (id % 2)],
  mode_id: [1],
  gov_id: 1,
  ...bilingualPair('description', { en: 'What it does', ar: 'ما تقدمه' }),
  website: null,
  status: 1,
})

const lists = new Map<string, object[]>([
  ['exports-type', [named('type', 1), named('type', 2)]],
  ['exports-mode', [named('mode', 1)]],
  ['exports-gov', [named('name', 1)]],
])

const path = '/pages/150-institutions'

async function show(locale: Locale, records: object[]) {
  answerCalls((endpoint) => Promise.resolve(lists.get(endpoint.path) ?? records))
  window.history.replaceState(null, '', locale === 'ar' ? `/ar${path}` : path)
  const state = institutionViews.parse({})
  renderIn(await InstitutionList({ locale, path, state }), { locale })
}

describe('the list of support institutions', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  const all = Array.from({ length: 12 }, (_, index) => institution(index + 1))

  it('shows ten per page, and filters by type, participation mode and governorate', async () => {
    await show('en', all)
    expect(screen.getAllByRole('article')).toHaveLength(10)
    expect(screen.getByRole('combobox', { name: 'Governorate' })).toBeInTheDocument()
    expect(screen.getByRole('group', { name: 'Ways of taking part' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('checkbox', { name: 'type 1' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
    expect(window.location.search).toBe('?type=1')
  })

  it('says "There is no data for this filter" where nothing is found', async () => {
    await show('en', all)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzzz' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(await screen.findByText('There is no data for this filter')).toBeInTheDocument()
  })

  it.each([
    ['en', 'There is no data for this filter'],
    ['ar', 'لا توجد بيانات لهذه التصفية'],
  ] as const)(
    'shows the same text for an empty list without filters (%s)',
    async (locale, message) => {
      await show(locale, [])
      expect(screen.getByText(message)).toBeInTheDocument()
    },
  )

  it('links each institution to its page in the language', async () => {
    await show('ar', all.slice(0, 1))
    expect(screen.getByRole('link', { name: 'name عربي 1' })).toHaveAttribute(
      'href',
      '/ar/export-trade-support-institutions/1',
    )
    expect(screen.getByRole('article')).toHaveTextContent('طرق المشاركة: mode عربي 1')
  })
})
