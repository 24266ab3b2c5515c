import { bilingualPair } from '@/lib/bilingual/pair'
import { renderIn } from '@/tests/support/in-language'
import { germany, noticed } from '@/tests/support/market-pairs'
import { answerOf, dates, figs } from '@/tests/support/market-questions'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MarketAnswer } from './market-answer'

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

describe('the answer above the results of a search', () => {
  it('shows what applies in the market and is not checked, with its source and day', () => {
    renderIn(
      <MarketAnswer locale="en" answer={answerOf({ market: noticed, path: '/markets/de' })} />,
    )
    expect(screen.getByText('Many goods pay 10 % more')).toBeVisible()
    expect(screen.getByRole('link', { name: /Tariff schedule, note 52/ })).toHaveAttribute(
      'href',
      'https://tariff.example/note-52',
    )
    expect(screen.getByText(/Checked on Nov 28, 2026/)).toBeVisible()
  })

  it('leads to the product in the market, and to other products there', () => {
    const pair = { market: germany, product: dates }
    const path = '/markets/de/080410-تمور'
    const answer = answerOf({ pair, market: germany, products: [dates, figs], path })
    renderIn(<MarketAnswer locale="ar" answer={answer} />, { locale: 'ar' })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('تمور في ألمانيا')
    expect(links()).toEqual([
      ['تمور في ألمانيا', '/ar/markets/de/080410-تمور'],
      ['رمز النظام المنسق 0804.20 Figs', '/ar/markets/de/080420'],
    ])
    expect(screen.getByText('Figs')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('Figs')).not.toBeVisible()
  })

  it('has the article of a market in English', () => {
    const name = bilingualPair('name', { en: 'United Kingdom', ar: 'المملكة المتحدة' })
    const market = { ...germany, ...name, iso2: 'GB' }
    const answer = answerOf({ pair: { market, product: dates }, path: '/markets/gb/080410-dates' })
    renderIn(<MarketAnswer locale="en" answer={answer} />)
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(
      'Dates in the United Kingdom',
    )
  })

  it('leads to the market', () => {
    renderIn(
      <MarketAnswer locale="en" answer={answerOf({ market: germany, path: '/markets/de' })} />,
    )
    expect(links()).toEqual([['Germany', '/markets/de']])
  })

  it('leads to the product, and to the comparison of its markets', () => {
    const answer = answerOf({ products: [dates], path: '/markets/products/080410' })
    renderIn(<MarketAnswer locale="en" answer={answer} />)
    expect(links()).toEqual([
      ['Dates', '/markets/products/080410'],
      ['Compare markets', '/markets/products/080410/compare'],
    ])
    expect(screen.getByText('HS 0804.10')).toBeInTheDocument()
  })

  it('names the heading, and asserts no product of it, where it is open which is meant', () => {
    const names = bilingualPair('name', {
      en: 'Dates, figs and other fruit',
      ar: 'تمور وتين وغيرها',
    })
    const heading = { code: '0804', ...names }
    const products = ['080410', '080420', '080430', '080440', '080450'].map((code) => ({
      ...figs,
      code,
    }))
    const path = '/markets/products/0804'
    renderIn(<MarketAnswer locale="en" answer={answerOf({ products, heading, path })} />)
    expect(links().map(([, href]) => href)).toEqual([
      '/markets/products/0804',
      ...products.map(({ code }) => `/markets/products/${code}`),
    ])
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Dates, figs and other')
    expect(screen.getByText('Which of these products?')).toBeVisible()
    for (const fig of screen.getAllByText('Figs')) expect(fig).toBeVisible()
  })

  it('leads from an open question about a market to each product there', () => {
    const heading = { code: '0804', ...bilingualPair('name', { en: 'Fruit', ar: 'فواكه' }) }
    const pair = { market: germany, product: dates }
    const answer = answerOf({
      market: germany,
      pair,
      heading,
      products: [dates, figs],
      path: '/markets/de/080410-dates',
    })
    renderIn(<MarketAnswer locale="ar" answer={answer} />, { locale: 'ar' })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('فواكه في ألمانيا')
    expect(links().map(([, href]) => href)).toEqual([
      '/ar/markets/de/080410-تمور',
      '/ar/markets/de/080420',
    ])
  })

  it('is nothing without an address', () => {
    const { container } = renderIn(<MarketAnswer locale="en" answer={answerOf()} />)
    expect(container).toBeEmptyDOMElement()
  })
})
