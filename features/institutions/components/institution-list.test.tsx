import { bilingualPair } from '@/lib/bilingual/pair'
import { listedRecords, type Query } from '@/tests/support/listed-records'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Institution } from '../contract'
import { institutionListShape } from '../search-params'
import { InstitutionList } from './institution-list'

const named = (field: 'type' | 'mode' | 'name', id: number) => ({
  id,
  name: `N${id}`,
  ...bilingualPair(field, { en: `${field} ${id}`, ar: `${field} عربي ${id}` }),
})

const institution = (id: number): Institution => ({
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
  ['exports-mode', [named('mode', 1), named('mode', 2)]],
  ['exports-gov', [named('name', 1), named('name', 2), named('name', 3)]],
])

const show = listedRecords({
  path: '/pages/150-institutions',
  lists,
  shape: institutionListShape,
  List: InstitutionList,
  isFound: ({ type_id }: Institution, query: Query) =>
    query.q === undefined && type_id.some((id) => (query.type ?? `${id}`) === `${id}`),
})

describe('the list of support institutions', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  const all = Array.from({ length: 12 }, (_, index) => institution(index + 1))

  it('shows ten a page, and asks the server for the chosen type, mode and governorate', async () => {
    const queries = await show('en', all)
    expect(queries).toEqual([{ page: 1, per_page: 10 }])
    expect(screen.getAllByRole('article')).toHaveLength(10)
    fireEvent.click(screen.getByRole('checkbox', { name: 'type 1' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(6))
    expect(window.location.search).toBe('?type=1')
    expect(queries.at(-1)).toEqual({ page: 1, per_page: 10, type: '1' })
    const modes = screen.getByRole('group', { name: 'Kind of help' })
    fireEvent.click(within(modes).getByRole('checkbox', { name: 'mode 1' }))
    const governorate = screen.getByRole('combobox', { name: 'Governorate' })
    fireEvent.change(governorate, { target: { value: '1' } })
    await waitFor(() =>
      expect(queries.at(-1)).toEqual({
        page: 1,
        per_page: 10,
        type: '1',
        mode: '1',
        governorate: '1',
      }),
    )
  })

  it('offers no type, mode or governorate that leads to nothing, except what is chosen', async () => {
    await show('en', all.slice(1, 2), { mode: '2', governorate: '3' })
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox')
    expect(boxes.map(({ name, value }) => [name, value])).toEqual([
      ['type', '1'],
      ['mode', '1'],
      ['mode', '2'],
    ])
    const places = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Governorate' })
    expect(Array.from(places.options, ({ value }) => value)).toEqual(['', '1', '3'])
    expect(places).toHaveValue('3')
  })

  it('says "There is no data for this filter" where nothing is found', async () => {
    const queries = await show('en', all)
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'zzzz' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(await screen.findByText('There is no data for this filter')).toBeInTheDocument()
    expect(queries.at(-1)).toEqual({ page: 1, per_page: 10, q: 'zzzz' })
  })

  it.each([
    ['en', 'There is no data for this filter'],
    ['ar', 'لا توجد بيانات لهذه التصفية'],
  ] as const)('says so of an empty list without filters too (%s)', async (locale, text) => {
    await show(locale, [])
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('leads from each to its page in the language', async () => {
    await show('ar', all.slice(0, 1))
    expect(screen.getByRole('link', { name: 'name عربي 1' })).toHaveAttribute(
      'href',
      '/ar/export-trade-support-institutions/1',
    )
    expect(screen.getByRole('article')).toHaveTextContent('كيفية الاستفادة: mode عربي 1')
  })
})
