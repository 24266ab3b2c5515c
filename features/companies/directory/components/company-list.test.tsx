import type { Locale } from '@/lib/i18n/locale'
import { companyWith, places, sectors } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { companyViews } from '../search-params'
import { CompanyList } from './company-list'

const lists = new Map<string, object[]>([
  ['industries-for-products', sectors.products],
  ['industries-for-services', sectors.services],
  ['countries', places.countries],
  ['governorates', places.governorates],
])

const path = '/pages/160-buyers'

async function show(locale: Locale, companies: object[]) {
  answerCalls((endpoint) => Promise.resolve(lists.get(endpoint.path) ?? companies))
  window.history.replaceState(null, '', locale === 'ar' ? `/ar${path}` : path)
  renderIn(await CompanyList({ locale, path, state: companyViews.parse({}) }), { locale })
}

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the list of companies', () => {
  const all = Array.from({ length: 11 }, (_, index) =>
    companyWith({ id: index + 1, industry_information_for_products: [1 + (index % 2)] }),
  )

  it('shows nine a page, and filters by sector, country, governorate and text', async () => {
    await show('en', all)
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('11 companies · Page 1 of 2')
    for (const name of ['Product sector', 'Service sector', 'Exports to', 'Governorate']) {
      expect(screen.getByRole('combobox', { name })).toBeInTheDocument()
    }
    fireEvent.change(screen.getByRole('combobox', { name: 'Product sector' }), {
      target: { value: '2' },
    })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
    expect(window.location.search).toBe('?industry=2')
  })

  it('shows the no_data info alert without results', async () => {
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

  it('leaves out companies of a provider that are not approved', async () => {
    await show('en', [companyWith(), companyWith({ id: 6, status: 10 })])
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })
})
