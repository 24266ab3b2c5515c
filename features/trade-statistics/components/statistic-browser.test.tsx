import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InteractiveData } from './interactive-data'

const books = { en: english, ar: arabic }

const node = (id: string, en: string, ar: string) => ({
  id,
  ...bilingualPair('name', { en, ar }, 'bare'),
})

const record = (identifier: string, title: string, given: object = {}) => ({
  identifier,
  ...bilingualPair('title', { en: title, ar: `${title} عربي` }, 'bare'),
  ...bilingualPair('subject', { en: 'Trade', ar: 'تجارة' }, 'bare'),
  ...bilingualPair('description', { en: 'What it says', ar: 'ما تقوله' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  date: '2026-03-01',
  publishers: [{ title: 'Statistics office' }],
  survey_period: '2025',
  industries: [[node('trade', 'Trade', 'تجارة')]],
  geolocations: [[node('jo', 'Jordan', 'الأردن')]],
  image_url: null,
  premium: 0,
  statistic: null,
  sample: false,
  ...given,
})

const lists: Record<string, object[]> = {
  'statista/statistics': [record('S-1', 'Exports'), record('S-2', 'Imports', { premium: 1 })],
  'statista/studies': [record('D-1', 'Study of dates')],
  'statista/infographics': [record('I-1', 'Picture of trade', { statistic: 'S-1' })],
}

const full = {
  ...record('S-1', 'Exports'),
  ...bilingualPair('comment', { en: null, ar: null }, 'bare'),
  derived: false,
  source: 'Customs',
  chart: {
    type: 'column',
    ...bilingualPair('unit', { en: 'million', ar: 'مليون' }),
    data: {
      categories: ['2024', '2025'],
      categories_ara: ['2024', '2025'],
      series: [{ ...bilingualPair('name', { en: 'All', ar: 'الكل' }, 'bare'), data: [1, 2] }],
    },
  },
}

const agency = { phone: '+962 6 000 0000', email: 'studies@portal.example' }

async function show(locale: 'en' | 'ar', { isVip = false, type = '' } = {}) {
  const requests: string[] = []
  answerCalls((endpoint, input) => {
    requests.push(endpoint.path)
    const trees = { ...full.industries[0]?.[0], parent: null }
    if (endpoint.path === 'user') return Promise.resolve(userWith({ is_vip: isVip }))
    if (endpoint.path === 'statista/industries') return Promise.resolve([trees])
    if (endpoint.path === 'statista/geolocations') {
      return Promise.resolve([{ ...node('jo', 'Jordan', 'الأردن'), parent: null }])
    }
    if (endpoint.path === 'statista/statistic/{identifier}') {
      const premium = JSON.stringify(input).includes('S-2')
      return premium && !isVip ? Promise.reject(new Problem('forbidden')) : Promise.resolve(full)
    }
    return Promise.resolve({ items: lists[endpoint.path] })
  })
  const path = '/pages/130-x?tab=5'
  const prefix = locale === 'ar' ? '/ar' : ''
  window.history.replaceState(null, '', `${prefix}${path}${type && `&type=${type}`}`)
  renderIn(<InteractiveData {...{ locale, path, agency }} supportEmail="help@portal.example" />, {
    locale,
  })
  await screen.findAllByRole('article')
  return requests
}

const open = (title: string) => fireEvent.click(screen.getByRole('button', { name: title }))

/** jsdom has no layout: charts get this width. */
class FixedWidth {
  constructor(private readonly notify: (entries: { contentRect: { width: number } }[]) => void) {}
  observe() {
    this.notify([{ contentRect: { width: 640 } }])
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FixedWidth)
  document.documentElement.dataset.signedIn = 'yes'
})

afterEach(() => {
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.signedIn
  window.history.replaceState(null, '', '/')
})

describe.each(['en', 'ar'] as const)('interactive data of a member (%s)', (locale) => {
  const texts = books[locale].statistics
  const named = (title: string) => (locale === 'ar' ? `${title} عربي` : title)

  it('clears the data and loads them again when the data type changes', async () => {
    const requests = await show(locale)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    fireEvent.click(screen.getByRole('radio', { name: texts.types.studies }))
    expect(screen.queryByText(named('Exports'))).toBeNull()
    expect(await screen.findByText(named('Study of dates'))).toBeInTheDocument()
    expect(requests).toContain('statista/studies')
    expect(window.location.search).toBe('?tab=5&type=studies')
  })

  it('loads the full statistic when its dialog opens, with its chart', async () => {
    const requests = await show(locale)
    open(named('Exports'))
    const dialog = await screen.findByRole('dialog', { name: named('Exports') })
    expect(await within(dialog).findByRole('table')).toHaveTextContent('2025')
    expect(requests.filter((path) => path.endsWith('{identifier}'))).toHaveLength(1)
  })

  it('shows the premium notice to a member without premium access', async () => {
    const requests = await show(locale)
    open(named('Imports'))
    const notice = await screen.findByRole('dialog', { name: books[locale].modals.vip.title })
    expect(notice).toHaveTextContent(texts.forPremium)
    expect(requests.some((path) => path.endsWith('{identifier}'))).toBe(false)
  })

  it('opens a premium statistic for a premium member', async () => {
    await show(locale, { isVip: true })
    open(named('Imports'))
    const dialog = await screen.findByRole('dialog', { name: named('Imports') })
    expect(await within(dialog).findByRole('table')).toBeInTheDocument()
  })

  it('shows the telephone and the address of the agency for a study', async () => {
    const requests = await show(locale, { type: 'studies' })
    open(named('Study of dates'))
    const dialog = await screen.findByRole('dialog', { name: named('Study of dates') })
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+96260000000',
      'mailto:studies@portal.example',
    ])
    expect(requests.some((path) => path.endsWith('{identifier}'))).toBe(false)
  })

  it('resets the filters and loads the data again with the clear button', async () => {
    await show(locale)
    const place = screen.getByRole('combobox', { name: texts.geolocation })
    fireEvent.change(place, { target: { value: 'jo' } })
    await waitFor(() => expect(window.location.search).toContain('geolocation=jo'))
    fireEvent.click(screen.getByRole('button', { name: texts.clear }))
    await waitFor(() => expect(window.location.search).toBe('?tab=5'))
    expect(place).toHaveValue('')
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})
