import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarketTabs } from './market-tabs'

const books = { en: english, ar: arabic }

it.each(['en', 'ar'] as const)(
  'shows the tabs of market information in order, with the data centre disabled (%s)',
  (locale) => {
    const { label, tabs } = books[locale].pages.market
    renderIn(<MarketTabs locale={locale} path="/pages/130-x" current={2} />, { locale })
    expect(screen.getByRole('navigation', { name: label })).toBeInTheDocument()
    const links = screen.getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(
      ([1, 4, 5, 2, 3] as const).map((tab) => tabs[tab]),
    )
    const prefix = locale === 'ar' ? '/ar' : ''
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/pages/130-x`,
      null,
      `${prefix}/pages/130-x?tab=5`,
      `${prefix}/pages/130-x?tab=2`,
      `${prefix}/pages/130-x?tab=3`,
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(tabs[2])
  },
)
