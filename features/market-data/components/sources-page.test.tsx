import { bothLanguages } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PublicDataset } from '../contract'
import { SourcesPage } from './sources-page'

const tariff: PublicDataset = {
  key: 'tariff-us',
  kind: 'tariff',
  market: 'US',
  period: '2026',
  nomenclature: 'HS 2022',
  ...bothLanguages('title', 'Tariff of the United States'),
  ...bothLanguages('note', ''),
  source: 'USITC',
  licence: 'Public domain',
  attribution: 'USITC',
  confidence: 'sourced',
  checked_at: '2026-06-08',
  overdue: false,
  rows: 5_612,
  downloads: {
    csv: '/api/market-datasets/tariff-us/download.csv',
    json: '/api/market-datasets/tariff-us/download.json',
  },
}

const summary: PublicDataset = {
  ...tariff,
  key: 'summary-wits',
  licence: '',
  confidence: 'known',
  downloads: null,
  ...bothLanguages('title', 'Trade summary'),
  overdue: true,
  checked_at: '2026-03-01',
}

it('each dataset has its source, licence and files', () => {
  renderIn(<SourcesPage locale="en" datasets={[tariff, summary]} />, { locale: 'en' })
  const open = within(screen.getByRole('article', { name: 'Tariff of the United States' }))
  expect(open.getByText('Public domain')).toBeVisible()
  expect(open.getByText('5,612')).toBeVisible()
  const csv = open.getByRole('link', { name: /Download CSV/ })
  expect(csv).toHaveAttribute('href', tariff.downloads?.csv)
  const closed = within(screen.getByRole('article', { name: 'Trade summary' }))
  expect(closed.getByText(english.marketSources.unconfirmed)).toBeVisible()
  expect(closed.getByText(english.marketSources.noDownload)).toBeVisible()
  expect(closed.getByText('Last checked in March 2026')).toBeVisible()
  expect(closed.queryByRole('link')).toBeNull()
})

it('names of sources are marked as English in Arabic', () => {
  renderIn(<SourcesPage locale="ar" datasets={[tariff]} />, { locale: 'ar' })
  expect(screen.getByText('Public domain')).toHaveAttribute('lang', 'en')
})

it('years are joined in the language of the page', () => {
  const dataset = { ...tariff, period: '2021 and 2022' }
  renderIn(<SourcesPage locale="ar" datasets={[dataset]} />, { locale: 'ar' })
  expect(screen.getByText(/2021.*، .*2022/)).toBeVisible()
})

it('says so when nothing is published', () => {
  renderIn(<SourcesPage locale="ar" datasets={[]} />, { locale: 'ar' })
  expect(screen.getByText(arabic.marketSources.none)).toBeVisible()
})
