import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { FixedWidth } from '@/tests/support/fixed-width'
import { renderIn } from '@/tests/support/in-language'
import { shippedStatistics } from '@/tests/support/shipped-statistics'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { profiles, type ProfileName } from '../rules'
import { CountryProfile } from './country-profile'

const books = { en: english, ar: arabic }
const statistics = shippedStatistics()
const names = ['about', 'trade', 'invest'] as const

beforeEach(() => vi.stubGlobal('ResizeObserver', FixedWidth))
afterEach(() => vi.unstubAllGlobals())

const show = (name: ProfileName, locale: 'en' | 'ar', shown = statistics, partners = 0) =>
  renderIn(<CountryProfile locale={locale} name={name} data={{ statistics: shown, partners }} />, {
    locale,
  })

const figuresOf = (locale: 'en' | 'ar') =>
  within(screen.getByRole('region', { name: books[locale].countryProfile.figures }))

describe.each(['en', 'ar'] as const)('a page of the country (%s)', (locale) => {
  const prefix = locale === 'ar' ? '/ar' : ''

  it.each(names)('has four figures with sources, the mix of exports and the map (%s)', (name) => {
    const { hasPartners = false, mix } = profiles[name]
    show(name, locale, statistics, hasPartners ? 52 : 0)
    const figures = figuresOf(locale)
    expect(figures.getAllByRole('term')).toHaveLength(4)
    const sources = figures.getAllByRole('link').map((link) => link.getAttribute('href'))
    const expected = profiles[name].figures.map(({ statistic }) => `/statistics/${statistic}`)
    expect(sources).toEqual(
      [...(hasPartners ? ['/free-trade-agreements'] : []), ...expected].map(
        (path) => `${prefix}${path}`,
      ),
    )
    const chart = screen.getByRole('link', { name: books[locale].publishedStatistic.openStatistic })
    expect(chart).toHaveAttribute('href', `${prefix}/statistics/${mix}`)
    expect(screen.getByRole('slider')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: books[locale].countryProfile.map[name].title }))
    expect(screen.getByRole('img', { name: books[locale].gatewayMap.label })).toBeInTheDocument()
  })

  it('leaves out the figures and the chart of statistics that are not public', () => {
    show('trade', locale, new Map([...statistics].filter(([id]) => id !== 'JEX-1011')))
    expect(figuresOf(locale).getAllByRole('term')).toHaveLength(3)
    expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  })

  it('has the map alone where nothing else is known', () => {
    show('about', locale, new Map())
    expect(screen.getAllByRole('region')).toHaveLength(1)
    expect(screen.getByRole('img', { name: books[locale].gatewayMap.label })).toBeInTheDocument()
  })
})

describe('a figure', () => {
  it('is set with its unit, its years, its publisher and the day of its last check', () => {
    show('about', 'en')
    const gdp = screen.getByText('Gross domestic product').closest('div')
    expect(gdp).toHaveTextContent('53.4')
    expect(gdp).toHaveTextContent('billion US dollars')
    expect(gdp).toHaveTextContent('2024')
    expect(gdp).toHaveTextContent('Source: World Bank, World Development Indicators')
    expect(gdp).toHaveTextContent('Checked on Dec 1, 2025')
  })

  it('names what it is of, and says what the portal has calculated', () => {
    show('trade', 'en')
    expect(screen.getByText(/Largest buyer of industrial exports: .*United States/)).toBeVisible()
    const growth = screen.getByText('+9.2%').closest('div')
    expect(growth).toHaveTextContent('January to May 2025')
    expect(growth).toHaveTextContent('Calculated from published data')
  })
})
