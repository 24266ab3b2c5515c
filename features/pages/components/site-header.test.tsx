import { defaultSite } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { openDialogs } from '@/tests/support/dialogs'
import { arrivedIn } from '@/tests/support/in-language'
import { menuEntryWith, navigationPageWith } from '@/tests/support/menu-entries'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SiteHeader } from './site-header'

const styles = readFileSync('features/pages/components/site-header.module.css', 'utf8')

beforeAll(openDialogs)

const steps = menuEntryWith({ id: 15, parent_id: 13, nav_title_eng: 'Seven steps' })
const guide = menuEntryWith({
  id: 13,
  a_id: 120,
  url: 'export-guide',
  nav_title_eng: 'Export guide',
})
const customs = menuEntryWith({ id: 14, link: 'https://customs.example', nav_title_eng: 'Customs' })

const offers = menuEntryWith({ id: 16, nav_title_eng: 'Products' })
const duties = menuEntryWith({ id: 17, path: '/markets', nav_title_eng: 'Duties' })
const dutiesToo = menuEntryWith({ id: 18, path: '/markets', nav_title_eng: 'Duties' })
const about = menuEntryWith({ id: 300, menu_id: 3, nav_title_eng: 'About the portal' })

const navigation = [
  navigationPageWith({
    id: 1,
    title_eng: 'For exporters',
    childs: [guide, customs, steps, duties],
  }),
  navigationPageWith({ id: 4, title_eng: 'For buyers', childs: [offers, dutiesToo] }),
  navigationPageWith({
    id: 2,
    title_eng: 'Statistics',
    link: 'https://numbers.example',
    link_ara: 'https://numbers.example',
  }),
  navigationPageWith({ id: 3, title_eng: 'Soon' }),
]

const tree = [
  navigationPageWith({ id: 8, menu_id: 2, title_eng: 'Guide', childs: [guide] }),
  navigationPageWith({ id: 9, menu_id: 2, title_eng: 'The portal', childs: [about] }),
  navigationPageWith({ id: 10, menu_id: 2, title_eng: 'Search', childs: [about] }),
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
      drawerAccount={<span>Whole account</span>}
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

  it('highlights one item only where two lead to the page', async () => {
    await header('/markets/de')
    const link = (name: string) => within(main()).getByRole('link', { name })
    expect(link('For exporters')).toHaveAttribute('aria-current', 'true')
    expect(link('For buyers')).not.toHaveAttribute('aria-current')
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

  it('closes its panel at once when another one opens', async () => {
    await header()
    const buyers = screen.getByRole('button', { name: 'Show pages in “For buyers”' })
    await userEvent.click(panelButton())
    fireEvent.click(buyers)
    expect(panelButton()).toHaveAttribute('aria-expanded', 'false')
    expect(buyers).toHaveAttribute('aria-expanded', 'true')
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
  const all = () => screen.getByRole('navigation', { name: 'All pages' })
  const link = (name: string | RegExp) => within(all()).getByRole('link', { name, hidden: true })

  async function sideMenu() {
    await header()
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  }

  it('has the groups of the top navigation, with their entries below them', async () => {
    await sideMenu()
    const groups = [...all().querySelectorAll('summary')]
    expect(groups.map(({ textContent }) => textContent)).toEqual(['For exporters', 'For buyers'])
    expect(link('Export guide')).toHaveAttribute('href', '/pages/120-export-guide')
    expect(link('Seven steps').closest('ul')?.closest('li')).toContainElement(link('Export guide'))
    expect(link(/^Statistics/)).toHaveAttribute('href', 'https://numbers.example')
  })

  it('ends with the pages of the tree that are in no group, without the excluded ones', async () => {
    await sideMenu()
    expect(link('The portal')).toBeInTheDocument()
    expect(within(all()).queryByText('Guide')).not.toBeInTheDocument()
    expect(within(all()).queryByText('Search')).not.toBeInTheDocument()
  })

  it('unfolds the group of the current page, and marks its link', async () => {
    window.history.replaceState(null, '', '/pages/120-export-guide')
    await sideMenu()
    window.history.replaceState(null, '', '/')
    expect(link('Export guide')).toHaveAttribute('aria-current', 'page')
    expect(link('Export guide').closest('details')).toHaveAttribute('open')
    expect(link('Products')).not.toHaveAttribute('aria-current')
    expect(link('Products').closest('details')).not.toHaveAttribute('open')
  })

  it('contains the account, and its button closes it', async () => {
    await sideMenu()
    const menu = screen.getByRole('dialog', { name: 'Menu' })
    expect(within(menu).getByText('Whole account')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }))
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    )
  })
})

it('has a link to log in for phones without script, where the side menu cannot open', async () => {
  await header('/ar', 'ar')
  expect(
    within(screen.getByRole('banner')).getByRole('link', { name: 'تسجيل الدخول' }),
  ).toHaveAttribute('href', '/ar/auth/login')
  expect(styles.replace(/\s+/g, ' ')).toMatch(
    /@media \(scripting: none\) and \(width < 924px\) \{[^@]*\.logIn \{ display: flex; \}/,
  )
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
