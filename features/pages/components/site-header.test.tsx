import { defaultSite } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { openDialogs } from '@/tests/support/dialogs'
import { arrivedIn } from '@/tests/support/in-language'
import { menuEntryWith, navigationPageWith } from '@/tests/support/menu-entries'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SiteHeader } from './site-header'

beforeAll(openDialogs)

const guide = menuEntryWith({
  id: 13,
  a_id: 120,
  url: 'export-guide',
  nav_title_eng: 'Export guide',
})
const customs = menuEntryWith({ id: 14, link: 'https://customs.example', nav_title_eng: 'Customs' })

const navigation = [
  navigationPageWith({ id: 1, title_eng: 'For exporters', childs: [guide, customs] }),
  navigationPageWith({
    id: 2,
    title_eng: 'Statistics',
    link: 'https://numbers.example',
    link_ara: 'https://numbers.example',
  }),
  navigationPageWith({ id: 3, title_eng: 'Soon' }),
]

const tree = [
  navigationPageWith({ id: 7, menu_id: 2, title_eng: 'Exporters', childs: [guide, customs] }),
  navigationPageWith({ id: 8, menu_id: 2, title_eng: 'Guide', childs: [guide] }),
  navigationPageWith({ id: 10, menu_id: 2, title_eng: 'Search' }),
]

async function header(path = '/', locale: Locale = 'en') {
  await arrivedIn(
    <SiteHeader
      locale={locale}
      site={defaultSite}
      navigation={navigation}
      tree={tree}
      search={<span>Search box</span>}
      account={<span>Account</span>}
    />,
    { path, locale },
  )
}

const main = () => screen.getByRole('navigation', { name: 'Main navigation' })
const panelButton = () => screen.getByRole('button', { name: 'Show pages in “For exporters”' })

describe('the top navigation', () => {
  it('links to the first child without an external link, to its own external link, else to the page under construction', async () => {
    await header()
    const link = (name: string | RegExp) => within(main()).getByRole('link', { name })
    expect(link('For exporters')).toHaveAttribute('href', '/pages/120-export-guide')
    expect(link('Statistics (opens in a new tab)')).toHaveAttribute(
      'href',
      'https://numbers.example',
    )
    expect(link('Soon')).toHaveAttribute('href', '/page-under-construction')
  })

  it('highlights the item of the current page, also at its internal address', async () => {
    await header('/en/pages/120-export-guide')
    expect(within(main()).getByRole('link', { name: 'For exporters' })).toHaveAttribute(
      'aria-current',
      'true',
    )
    expect(within(main()).getByRole('link', { name: 'Soon' })).not.toHaveAttribute('aria-current')
  })

  it('opens its panel on a click, and closes it on Escape with the focus on its button', async () => {
    await header()
    await userEvent.click(panelButton())
    expect(panelButton()).toHaveAttribute('aria-expanded', 'true')
    expect(within(main()).getByRole('link', { name: /Customs/ })).toHaveAttribute(
      'target',
      '_blank',
    )
    within(main())
      .getByRole('link', { name: /^Export guide/ })
      .focus()
    await userEvent.keyboard('{Escape}')
    expect(panelButton()).toHaveAttribute('aria-expanded', 'false')
    expect(panelButton()).toHaveFocus()
  })

  it('opens its panel when the pointer rests on it, not when it passes', async () => {
    await header()
    vi.useFakeTimers()
    const item = panelButton().parentElement ?? document.body
    fireEvent.pointerEnter(item, { pointerType: 'mouse' })
    fireEvent.pointerLeave(item, { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(panelButton()).toHaveAttribute('aria-expanded', 'false')
    fireEvent.pointerEnter(item, { pointerType: 'mouse' })
    act(() => vi.advanceTimersByTime(1000))
    expect(panelButton()).toHaveAttribute('aria-expanded', 'true')
    vi.useRealTimers()
  })

  it('opens its panel when it gets the keyboard focus, and closes it when it loses it', async () => {
    await header()
    within(main()).getByRole('link', { name: 'For exporters' }).focus()
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    expect(panelButton()).toHaveAttribute('aria-expanded', 'true')
    within(main()).getByRole('link', { name: 'Soon' }).focus()
    await vi.waitFor(() => expect(panelButton()).toHaveAttribute('aria-expanded', 'false'))
  })

  it('closes its panel on a click outside or on a link inside', async () => {
    await header()
    await userEvent.click(panelButton())
    await userEvent.click(document.body)
    expect(panelButton()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(panelButton())
    await userEvent.click(within(main()).getByRole('link', { name: /^Export guide/ }))
    expect(panelButton()).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the side menu', () => {
  it('shows the navigation tree without the excluded pages', async () => {
    await header()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
    const all = screen.getByRole('navigation', { name: 'All pages' })
    expect(within(all).getByText('Exporters')).toBeInTheDocument()
    expect(within(all).getByRole('link', { name: 'Guide' })).toHaveAttribute(
      'href',
      '/pages/120-export-guide',
    )
    expect(within(all).queryByText('Search')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})

it('shows the search in the header', async () => {
  await header()
  expect(within(screen.getByRole('banner')).getByText('Search box')).toBeInTheDocument()
})

describe('the brand', () => {
  it('links to the home page in the language of the page', async () => {
    await header('/ar', 'ar')
    expect(screen.getByRole('link', { name: inLocale(defaultSite, 'name', 'ar') })).toHaveAttribute(
      'href',
      '/ar',
    )
  })
})

describe('the printed header', () => {
  it('shows the name, web address and location of the portal', async () => {
    await header('/', 'ar')
    expect(screen.getByText('http://localhost:3000/ar')).toHaveAttribute('data-ltr')
    expect(screen.getByText('عمّان، الأردن')).toBeInTheDocument()
  })
})
