import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { arrivedIn, recordingRouter } from '@/tests/support/in-language'
import { germany } from '@/tests/support/market-pairs'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MarketRow } from '../../contract'
import { MarketsPage } from './markets-page'

const texts = english.marketIndex

const rows: MarketRow[] = [
  {
    ...germany,
    agreements: [{ key: 'eu', ...bilingualPair('name', { en: 'Association', ar: 'الشراكة' }) }],
  },
  {
    iso2: 'BR',
    ...bilingualPair('name', { en: 'Brazil', ar: 'البرازيل' }),
    ...bilingualPair('region', { en: 'Americas', ar: 'الأمريكتان' }),
    tariff_market: null,
    eu_member: false,
    notices: [],
    agreements: [],
  },
]

const open = async (locale: 'en' | 'ar' = 'en') => {
  const { router, opened } = recordingRouter()
  const page = <MarketsPage locale={locale} rows={rows} mapPath="/pages/810-map" />
  await arrivedIn(page, { locale, router })
  return opened
}

const find = (text: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: texts.filter }), {
    target: { value: text },
  })

describe('the page of all markets', () => {
  it('has each market by agreement and by region, with a mark where duties are on file', async () => {
    await open()
    const agreement = within(screen.getByRole('region', { name: 'Association' }))
    expect(agreement.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/markets/de')
    expect(agreement.getByRole('img', { name: texts.onFile })).toBeInTheDocument()
    expect(agreement.queryByText('Brazil')).toBeNull()
    expect(screen.getByText('Americas: 1 market')).toBeInTheDocument()
    expect(screen.getAllByText('Brazil')).toHaveLength(1)
  })

  it('leads to the tree, the origin check, the map and the sources', async () => {
    await open('ar')
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    for (const path of ['products', 'check', 'data']) expect(hrefs).toContain(`/ar/markets/${path}`)
    expect(hrefs).toContain('/ar/pages/810-map')
  })

  it('shows the markets that a text names in place of the groups, and says how many', async () => {
    await open()
    find('germ')
    expect(screen.getByText('1 market')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Germany' })).toBeInTheDocument()
    expect(screen.queryByText(texts.byRegion)).toBeNull()
    find('atlantis')
    expect(screen.getByText(texts.none)).toBeInTheDocument()
    find('')
    expect(screen.getByText(texts.byRegion)).toBeInTheDocument()
  })

  it('opens the only market that a text names', async () => {
    const opened = await open()
    find('braz')
    const form = screen.getByRole('searchbox', { name: texts.filter }).closest('form')
    expect(form).toHaveAttribute('action', '/search')
    if (form) fireEvent.submit(form)
    expect(opened).toEqual(['/markets/br'])
  })
})
