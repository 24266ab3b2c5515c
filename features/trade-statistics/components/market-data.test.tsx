import { defaultSite } from '@/features/site/contract'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MarketData } from './market-data'

const books = { en: english, ar: arabic }
const path = '/pages/130-x'
const place = { path, site: defaultSite }

describe('the data of market information', () => {
  it.each(['en', 'ar'] as const)('is the data centre in tab 4 (%s)', (locale) => {
    const { dataCentre, alerts } = books[locale]
    renderIn(<MarketData {...place} locale={locale} tab={4} />, { locale })
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(dataCentre.title)
    expect(screen.getByText(alerts.login_to_see_data)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: dataCentre.logIn }).getAttribute('href')).toContain(
      encodeURIComponent(`${path}?tab=4`),
    )
  })

  it.each(['en', 'ar'] as const)('is interactive data in tab 5 (%s)', (locale) => {
    const { statistics, alerts } = books[locale]
    renderIn(<MarketData {...place} locale={locale} tab={5} />, { locale })
    expect(screen.getByRole('heading', { name: statistics.title })).toBeInTheDocument()
    expect(screen.getByText(alerts.login_to_see_data)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: statistics.logIn }).getAttribute('href')).toContain(
      encodeURIComponent(`${path}?tab=5`),
    )
  })

  it('is empty in the tabs of publications and of forms', () => {
    for (const tab of [1, 2, 3] as const) {
      const { container } = renderIn(<MarketData {...place} locale="en" tab={tab} />)
      expect(container).toBeEmptyDOMElement()
    }
  })
})
