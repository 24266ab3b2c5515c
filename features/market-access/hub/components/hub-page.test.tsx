import { bilingualPair } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { arrivedIn } from '@/tests/support/in-language'
import {
  association,
  germany,
  hubOf,
  nothingRelated,
  noticed,
  sourced,
} from '@/tests/support/market-pairs'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HubPage } from './hub-page'

const { hub: texts, facts } = english.marketAccess

const open = async (given: Parameters<typeof hubOf>[0] = {}) =>
  arrivedIn(
    <HubPage
      locale="en"
      hub={hubOf(given)}
      related={nothingRelated}
      contactPath="/pages/190-contact"
    />,
  )

const none = <Field extends string>(field: Field) => bilingualPair(field, { en: '', ar: '' })

const chapter = {
  chapter: { code: '08', ...bilingualPair('name', { en: 'Fruit and nuts', ar: 'فواكه' }) },
  subheadings: 60,
  mfn_free: 12,
  jordan_free: 58,
  jordan_unconfirmed: 40,
  mfn_max: '16.00',
}

describe('the hub of a market', () => {
  it('shows what applies in the market and is not checked, with its source and day', async () => {
    await open({ market: noticed })
    expect(screen.getByText('Many goods pay 10 % more')).toBeVisible()
    expect(screen.getByRole('link', { name: /Tariff schedule, note 52/ })).toHaveAttribute(
      'href',
      'https://tariff.example/note-52',
    )
    expect(screen.getByText(/Checked on Nov 28, 2026/)).toBeVisible()
  })

  it('has figures, agreements since when, and duties by chapter with what is not confirmed', async () => {
    const agreement = {
      ...sourced,
      agreement: association,
      ...none('general_duty'),
      ...none('coverage'),
      ...none('note'),
    }
    const tariff = { ...sourced, dataset: 'tariff-eu', ...none('note') }
    await open({ agreements: [agreement], tariff, duties: [chapter] })
    expect(screen.getByText('18 of 60')).toBeInTheDocument()
    expect(screen.getByText('Since May 1, 2002')).toBeInTheDocument()
    const row = screen.getByRole('row', { name: /08 Fruit and nuts/ })
    expect(row).toHaveTextContent('of them 40 not yet confirmed')
    expect(row).toHaveTextContent('16%')
    expect(screen.getByRole('columnheader', { name: texts.highest })).toBeInTheDocument()
    expect(screen.getByText(texts.highestNote)).toBeInTheDocument()
  })

  it('marks agreements that are not confirmed at their number, and says which first day is missing', async () => {
    const given = { ...none('general_duty'), ...none('coverage'), ...none('note') }
    const known = { ...sourced, confidence: 'known' as const, agreement: association, ...given }
    const undated = { ...known, agreement: { ...association, key: 'agadir', since: null } }
    await open({ agreements: [known, undated] })
    const figures = within(screen.getByRole('region', { name: texts.facts }))
    expect(figures.getByText('of them 2 not yet confirmed')).toBeInTheDocument()
    expect(screen.getByText(facts.sinceUnknown)).toBeInTheDocument()
  })

  it('shows imports of all goods by year, a missing one as missing', async () => {
    const years = [
      { year: 2018, imports: null },
      { year: 2019, imports: '1234.5' },
    ]
    const average_tariff = { year: 2018, percent: '14.43' }
    const all_goods = { ...sourced, year: 2019, imports: '1234.5', years, average_tariff }
    await open({ all_goods })
    const table = within(screen.getByRole('table', { name: /all goods|All goods/ }))
    expect(table.getByRole('row', { name: /2018/ })).toHaveTextContent(facts.missing)
    expect(table.getByRole('row', { name: /2019/ })).toHaveTextContent('1,234.5')
    expect(screen.getByText(/^Simple average of the tariff/)).toHaveTextContent('14.43%')
    expect(screen.getByText(/^Jordan’s exports of all goods to .* are not on file/)).toBeVisible()
  })

  it('shows the newest imports in few words with their course', async () => {
    const years = [2017, 2018, 2019].map((year) => ({ year, imports: '1239897.2' }))
    const all_goods = { ...sourced, year: 2019, imports: '1239897.2', years, average_tariff: null }
    await open({ all_goods })
    const figures = within(screen.getByRole('region', { name: texts.facts }))
    expect(figures.getByText('US$1.24 trillion')).toBeInTheDocument()
    expect(figures.getByText('Imports of all goods, 2019')).toBeInTheDocument()
    expect(figures.getByText('2017 to 2019')).toBeInTheDocument()
  })

  it('says since when an agreement is in force, and marks a single one that is not confirmed', async () => {
    const given = { ...none('general_duty'), ...none('coverage'), ...none('note') }
    await open({
      agreements: [{ ...sourced, confidence: 'known', agreement: association, ...given }],
    })
    const figures = within(screen.getByRole('region', { name: texts.facts }))
    expect(figures.getByText('Since 2002')).toBeInTheDocument()
    expect(figures.getByText(facts.unconfirmed)).toBeInTheDocument()
  })

  it('shows six products that companies offer, and folds the others', async () => {
    const offered = Array.from({ length: 8 }, (_, place) => ({
      code: `08041${place}`,
      ...bilingualPair('name', { en: `Product ${place}`, ar: '' }),
      slug: { en: `08041${place}`, ar: `08041${place}` },
      value: null,
    }))
    await open({ offered })
    expect(screen.getByRole('heading', { level: 2, name: texts.offered })).toBeInTheDocument()
    expect(screen.getByText('Product 5').closest('details')).toBeNull()
    expect(screen.getByText('Product 6').closest('details')).not.toBeNull()
    expect(screen.getByText('More (2)')).toBeInTheDocument()
  })

  it('says what is not known of a market without data, and leads to the office', async () => {
    await open()
    expect(screen.getByText('No tariff data for Germany yet. Ask the office.')).toBeInTheDocument()
    expect(screen.getByText(texts.noSells)).toBeInTheDocument()
    expect(screen.getByText(texts.noTrade)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Ask about Germany' })).toHaveAttribute(
      'href',
      '/pages/190-contact?about=market:de#other-enquiries',
    )
  })

  it('asks for a product, and leads to the search with the market named', async () => {
    const { container } = await open()
    expect(screen.getByLabelText('Your product in Germany')).toHaveAttribute('name', 'q')
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('action', '/search')
    expect(new FormData(form ?? undefined).get('market')).toBe('Germany')
  })

  it('leads from the European Union to its member states', async () => {
    await open({ market: { ...germany, iso2: 'EU', eu_member: false }, members: [germany] })
    expect(screen.getByText(texts.leadUnion)).toBeInTheDocument()
    const members = within(screen.getByRole('region', { name: texts.sections.members }))
    expect(members.getByRole('link', { name: 'Germany' })).toHaveAttribute('href', '/markets/de')
  })
})
