import { bilingualPair } from '@/lib/bilingual/pair'
import { companyWith, places, sectors } from '@/tests/support/directory'
import { listedRecords, type Query } from '@/tests/support/listed-records'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Company } from '../contract'
import { companyListShape } from '../search-params'
import { CompanyList } from './company-list'

const used = { products: [1, 2], services: [14], countries: [400, 818], governorates: [1] }

const lists = new Map<string, object>([
  ['company-filters', used],
  ['industries-for-products', sectors.products],
  ['industries-for-services', sectors.services],
  ['countries', places.countries],
  ['governorates', places.governorates],
])

const show = listedRecords({
  path: '/pages/160-buyers',
  lists,
  shape: companyListShape,
  List: CompanyList,
  isFound: ({ industry_information_for_products: sectorIds }: Company, query: Query) =>
    query.industry === undefined || sectorIds.includes(Number(query.industry)),
})

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the list of companies', () => {
  const all = Array.from({ length: 11 }, (_, index) =>
    companyWith({ id: index + 1, industry_information_for_products: [1 + (index % 2)] }),
  )

  it('shows nine a page, and asks the server for the chosen sector', async () => {
    const queries = await show('en', all)
    expect(queries).toEqual([{ page: 1, per_page: 9 }])
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('11 companies · Page 1 of 2')
    fireEvent.change(screen.getByRole('combobox', { name: 'Product sectors' }), {
      target: { value: '2' },
    })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('5 companies')
    expect(queries.slice(1)).toEqual([{ page: 1, per_page: 9, industry: '2' }])
    expect(window.location.search).toBe('?industry=2')
  })

  it('offers no sector, market or governorate that leads to nothing', async () => {
    lists.set('company-filters', {
      products: [2],
      services: [],
      countries: [818],
      governorates: [],
    })
    await show('en', all)
    lists.set('company-filters', used)
    const filters = screen.getAllByRole<HTMLSelectElement>('combobox').map(({ name, options }) => ({
      name,
      values: Array.from(options, ({ value }) => value),
    }))
    expect(filters).toEqual([
      { name: 'industry', values: ['', '2'] },
      { name: 'country', values: ['', '818'] },
    ])
  })

  it.each([
    ['combobox', 'Service sectors', 'service', '14'],
    ['combobox', 'Export markets', 'country', '818'],
    ['combobox', 'Governorate', 'governorate', '1'],
    ['searchbox', 'Search', 'q', 'knit'],
  ])('asks the server for what is chosen: %s %s', async (role, name, key, value) => {
    const queries = await show('en', all)
    fireEvent.change(screen.getByRole(role, { name }), { target: { value } })
    await waitFor(() => expect(queries.at(-1)).toEqual({ page: 1, per_page: 9, [key]: value }))
    expect(window.location.search).toBe(`?${key}=${value}`)
  })

  it('shows the first sentence of a description, and notes a name in Arabic only', async () => {
    const company = companyWith({
      ...bilingualPair('company_registered_name', { en: '', ar: 'شركة رمال' }, 'bare'),
      ...bilingualPair('description', { en: 'Knits shirts. Since 2008.\n\nSells.', ar: '' }),
    })
    await show('en', [company, companyWith({ id: 6 })])
    expect(screen.getByText('Knits shirts.')).toBeInTheDocument()
    expect(screen.getAllByText('Name in Arabic only')).toHaveLength(1)
  })

  it('says on a card when the portal has last checked something', async () => {
    const verified = [
      { fact: 'registration', on: '2026-10-01' },
      { fact: 'address', on: '2026-11-03' },
    ] as const
    await show('en', [companyWith({ verified: [...verified] }), companyWith({ id: 6 })])
    expect(screen.getAllByText(/^Verified by the portal/).map((line) => line.textContent)).toEqual([
      'Verified by the portal on Nov 3, 2026',
    ])
  })

  it('shows the no_data info alert where there are none', async () => {
    await show('en', [])
    expect(screen.getByText('No data available!')).toBeInTheDocument()
  })

  it.each([
    ['en', 'Rimal Knitwear', '/buyers/5', 'Amman', 'Garments, Software'],
    ['ar', 'شركة رمال', '/ar/buyers/5', 'عمّان', 'ألبسة، برمجيات'],
  ] as const)(
    'has a card for each, which leads to its page (%s)',
    async (locale, name, href, place, work) => {
      await show(locale, [companyWith()])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
      const card = screen.getByRole('article')
      expect(card).toHaveTextContent(place)
      expect(card).toHaveTextContent(work)
    },
  )
})
