import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { germany, nothingRelated, noticed, pairOf, sourced } from '@/tests/support/market-pairs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { RelatedRecords } from '../../related/contract'
import type { ProductNode } from '../contract'
import { NodePage } from './node-page'
import { SectionsPage } from './sections-page'

const texts = english.marketProducts
const { product } = pairOf()
const { section, chapter, heading } = product

const names = (en: string, ar: string) => bilingualPair('name', { en, ar })

const chapterNode: ProductNode = {
  level: 'chapter',
  node: chapter,
  above: [section],
  below: [heading, { code: '0805', ...names('Citrus fruit', '') }],
  product: null,
  trade: null,
  sold_to: [],
  openings: [],
}

const dates: ProductNode = {
  ...chapterNode,
  level: 'subheading',
  node: { code: '080410', ...names('Dates, fresh or dried', 'تمور طازجة أو مجففة') },
  above: [section, chapter, heading],
  below: [],
  product,
}

const opening: ProductNode['openings'][number] = {
  market: germany,
  mfn_min: '7.7',
  mfn_max: '7.7',
  answer: 'free_derived',
  agreement_key: 'eu',
  confidence: 'derived',
}

const egypt = {
  iso2: 'EG',
  ...names('Egypt', 'مصر'),
  ...bilingualPair('region', { en: 'Africa', ar: 'أفريقيا' }),
  tariff_market: null,
  eu_member: false,
  notices: [],
}

function open(found: ProductNode, related?: Partial<RelatedRecords>, locale: 'en' | 'ar' = 'en') {
  const records = found.product && { ...nothingRelated, ...related }
  const page = (
    <NodePage locale={locale} found={found} related={records} contactPath="/pages/190-contact" />
  )
  renderIn(page, { locale })
}

const link = (name: string | RegExp) => screen.getByRole('link', { name })

describe('the tree of the tariff', () => {
  it('begins with the sections, each leading to its page', () => {
    renderIn(<SectionsPage locale="en" nodes={[section]} />)
    expect(link('II Vegetable products')).toHaveAttribute('href', '/markets/products/II')
  })

  it('of a chapter leads up to its section and down to its headings', () => {
    open(chapterNode)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Fruit and nuts')
    const place = within(screen.getByRole('navigation', { name: texts.place }))
    expect(place.getByRole('link', { name: 'Section II' })).toHaveAttribute(
      'href',
      '/markets/products/II',
    )
    const below = within(screen.getByRole('region', { name: texts.below.chapter }))
    expect(below.getByRole('link', { name: '0804 Dates, figs' })).toHaveAttribute(
      'href',
      '/markets/products/0804',
    )
    expect(screen.queryByText(texts.openings)).toBeNull()
  })

  it('marks names that exist in English only', () => {
    open(chapterNode, undefined, 'ar')
    expect(screen.getByText('Citrus fruit')).toHaveAttribute('lang', 'en')
  })

  it('has the code of a long name as the title, and the name below it', () => {
    const long = `Dates ${'and figs '.repeat(20)}`.trim()
    open({ ...chapterNode, node: { code: '08', ...names(long, '') } })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chapter 08')
    expect(screen.getByText(long)).toBeInTheDocument()
  })
})

describe('the page of a subheading', () => {
  it('has its name in both languages, its heading, and the comparison of all markets', () => {
    open(dates)
    expect(screen.getByText('تمور طازجة أو مجففة')).toHaveAttribute('lang', 'ar')
    expect(link('All subheadings of heading 0804')).toHaveAttribute(
      'href',
      '/markets/products/0804',
    )
    expect(link(texts.compare)).toHaveAttribute('href', '/markets/products/080410/compare')
  })

  it('says what is not known: openings, companies and figures', () => {
    open(dates)
    for (const text of [texts.noOpenings, texts.noOffers, texts.noFigures]) {
      expect(screen.getByText(text)).toBeInTheDocument()
    }
    expect(screen.queryByText(texts.related)).toBeNull()
  })

  it('lists companies as those who offer it, and other records apart', () => {
    const records = [{ ...bilingualPair('title', { en: 'Date Farm', ar: '' }), path: '/buyers/1' }]
    const listed = records.map((one) => ({
      ...one,
      ...bilingualPair('detail', { en: '', ar: '' }),
    }))
    const news = listed.map((one) => ({ ...one, path: '/news/2-dates' }))
    open(dates, { companies: { total: 1, records: listed }, news })
    const offers = within(screen.getByRole('region', { name: texts.offers }))
    expect(offers.getByRole('link')).toHaveAttribute('href', '/buyers/1')
    const related = within(screen.getByRole('region', { name: texts.related }))
    expect(related.getByRole('link')).toHaveAttribute('href', '/news/2-dates')
  })

  it('shows where it goes with the source, where figures were imported', () => {
    const trade = {
      ...sourced,
      exports: [{ year: 2024, value: '4000', weight: null }],
      imports: null,
    }
    open({ ...dates, trade, sold_to: [{ market: germany, value: '1500' }] })
    const sold = within(screen.getByRole('region', { name: texts.sold }))
    expect(sold.getByRole('row', { name: /Germany/ })).toHaveTextContent('1,500')
    expect(sold.getByRole('row', { name: /2024/ })).toHaveTextContent('4,000')
    expect(sold.getByText('Official tariff')).toBeInTheDocument()
  })
})

describe('the table of openings', () => {
  it('shows what applies in the market and is not checked, with its source and day', () => {
    open({ ...dates, openings: [{ ...opening, market: noticed }] })
    expect(screen.getByText('Many goods pay 10 % more')).toBeVisible()
    expect(screen.getByRole('link', { name: /Tariff schedule, note 52/ })).toHaveAttribute(
      'href',
      'https://tariff.example/note-52',
    )
    expect(screen.getByText(/Checked on Nov 28, 2026/)).toBeVisible()
  })

  it('has both duties with the way to the answer, and marks what is not confirmed', () => {
    open({ ...dates, openings: [opening] })
    const row = within(screen.getByRole('row', { name: /Germany/ }))
    expect(row.getByRole('link')).toHaveAttribute('href', '/markets/de/080410-dates-fresh-or-dried')
    expect(row.getByText(/7\.7%/)).toBeInTheDocument()
    expect(row.getByText('Free of duty')).toBeInTheDocument()
    expect(row.getByText('Not yet confirmed')).toBeInTheDocument()
  })

  it('names markets without a rate on file apart, without a rate', () => {
    const unrated = { ...opening, market: egypt, mfn_min: null, mfn_max: null }
    open({ ...dates, openings: [opening, { ...unrated, answer: 'unknown' }] })
    expect(screen.queryByRole('row', { name: /Egypt/ })).toBeNull()
    expect(link('Egypt')).toHaveAttribute('href', '/markets/eg/080410-dates-fresh-or-dried')
    expect(screen.getByText(texts.unrated)).toBeInTheDocument()
  })

  it('says that a duty is missing, by weight, or differs by line', () => {
    const confirmed = { ...opening, answer: 'rate', confidence: 'confirmed' } as const
    const missing = { ...confirmed, mfn_min: null, mfn_max: null, preference_rate: '2.50' }
    const partial = { ...confirmed, market: egypt, mfn_partial: true }
    open({ ...dates, openings: [missing, partial] })
    const first = screen.getByRole('row', { name: /Germany/ })
    expect(first).toHaveTextContent(texts.noTariff)
    expect(first).toHaveTextContent('2.5%')
    const second = screen.getByRole('row', { name: /Egypt/ })
    expect(second).toHaveTextContent(texts.others)
    expect(second).toHaveTextContent(texts.byWeight)
    expect(screen.queryByText('Not yet confirmed')).toBeNull()
  })
})
