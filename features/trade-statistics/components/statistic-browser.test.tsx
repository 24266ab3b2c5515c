import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { FixedWidth } from '@/tests/support/fixed-width'
import { renderIn } from '@/tests/support/in-language'
import { pagedAnswer, queryOf } from '@/tests/support/paged-answer'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FullStatistic, ListedStatistic } from '../contract'
import { InteractiveData } from './interactive-data'

const books = { en: english, ar: arabic }

const node = (id: string, en: string, ar: string) => ({
  id,
  ...bilingualPair('name', { en, ar }, 'bare'),
})

const places = [
  node('jo', 'Jordan', 'الأردن'),
  node('eg', 'Egypt', 'مصر'),
  node('us', 'United States', 'الولايات المتحدة'),
]

const record = (
  identifier: string,
  title: string,
  given: Partial<ListedStatistic> = {},
): ListedStatistic => ({
  identifier,
  ...bilingualPair('title', { en: title, ar: `${title} عربي` }, 'bare'),
  ...bilingualPair('subject', { en: 'Trade', ar: 'تجارة' }, 'bare'),
  ...bilingualPair('description', { en: 'What it says', ar: 'ما تقوله' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  date: '2026-03-01',
  publishers: [
    bilingualPair('title', { en: 'Statistics office', ar: 'دائرة الإحصاءات' }, 'bare'),
    bilingualPair('title', { en: 'World Bank', ar: '' }, 'bare'),
  ],
  ...bilingualPair('survey_period', { en: '2024 to 2025', ar: 'من 2024 إلى 2025' }, 'bare'),
  industries: [[node('trade', 'Trade', 'تجارة')]],
  geolocations: [[node('jo', 'Jordan', 'الأردن')]],
  image_url: null,
  premium: 0,
  statistic: null,
  sample: false,
  ...given,
})

const lists = new Map([
  [
    'statista/statistics',
    [
      record('S-1', 'Exports'),
      record('S-2', 'Imports', { premium: 1, geolocations: [[node('eg', 'Egypt', 'مصر')]] }),
    ],
  ],
  ['statista/studies', [record('D-1', 'Study of dates')]],
  ['statista/infographics', [record('I-1', 'Picture of trade', { statistic: 'S-1' })]],
])

const full: FullStatistic = {
  ...record('S-1', 'Exports'),
  ...bilingualPair('comment', { en: null, ar: null }, 'bare'),
  derived: false,
  checked_on: '2025-12-01',
  ...bilingualPair('source', { en: 'Customs', ar: 'الجمارك' }, 'bare'),
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
  const queries: { path: string; query: object }[] = []
  answerCalls((endpoint, input) => {
    const query = queryOf(input)
    queries.push({ path: endpoint.path, query })
    const trees = { ...full.industries[0]?.[0], parent: null }
    if (endpoint.path === 'user') return Promise.resolve(userWith({ is_vip: isVip }))
    if (endpoint.path === 'statista/industries') return Promise.resolve([trees])
    if (endpoint.path === 'statista/geolocations') {
      return Promise.resolve(places.map((place) => ({ ...place, parent: null })))
    }
    if (endpoint.path === 'statista/filters') {
      return Promise.resolve({ geolocation: ['jo', 'eg'], industry: ['trade'] })
    }
    if (endpoint.path === 'statista/statistic/{identifier}') {
      const premium = JSON.stringify(input).includes('S-2')
      return premium && !isVip ? Promise.reject(new Problem('forbidden')) : Promise.resolve(full)
    }
    const found = (lists.get(endpoint.path) ?? []).filter(
      ({ geolocations }) =>
        query.geolocation === undefined ||
        geolocations.flat().some(({ id }) => id === query.geolocation),
    )
    const { data, ...page } = pagedAnswer(found, query)
    return Promise.resolve({ items: data, ...page })
  })
  const path = '/pages/130-x?tab=5'
  const prefix = locale === 'ar' ? '/ar' : ''
  window.history.replaceState(null, '', `${prefix}${path}${type && `&type=${type}`}`)
  renderIn(
    <InteractiveData
      locale={locale}
      path={path}
      agency={agency}
      supportEmail="help@portal.example"
    />,
    {
      locale,
    },
  )
  await screen.findAllByRole('article')
  return queries
}

const open = (title: string) => fireEvent.click(screen.getByRole('button', { name: title }))

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

  it('clears the data and loads those of another data type when it is chosen', async () => {
    const queries = await show(locale)
    expect(screen.getAllByRole('article')).toHaveLength(2)
    fireEvent.click(screen.getByRole('radio', { name: texts.types.studies }))
    expect(screen.queryByText(named('Exports'))).toBeNull()
    expect(await screen.findByText(named('Study of dates'))).toBeInTheDocument()
    expect(queries).toContainEqual({ path: 'statista/studies', query: { page: 1, per_page: 9 } })
    expect(window.location.search).toBe('?tab=5&type=studies')
  })

  it('offers no place that leads to nothing', async () => {
    await show(locale)
    const place = screen.getByRole<HTMLSelectElement>('combobox', {
      name: texts.geolocation,
    })
    const values = Array.from(place.options, ({ value }) => value)
    expect(values.toSorted()).toEqual(['', 'eg', 'jo'])
  })

  it('loads the full statistic when its dialog opens, with its chart', async () => {
    const queries = await show(locale)
    open(named('Exports'))
    const dialog = await screen.findByRole('dialog', { name: named('Exports') })
    expect(await within(dialog).findByRole('table')).toHaveTextContent('2025')
    expect(queries.filter(({ path }) => path.endsWith('{identifier}'))).toHaveLength(1)
  })

  it('names publishers, period and source in the language of the page', async () => {
    await show(locale)
    const [office, period, source] =
      locale === 'ar'
        ? ['دائرة الإحصاءات', 'من 2024 إلى 2025', 'الجمارك']
        : ['Statistics office', '2024 to 2025', 'Customs']
    const [card] = screen.getAllByRole('article')
    expect(card).toHaveTextContent(
      locale === 'ar' ? `${office}، World Bank` : `${office}, World Bank`,
    )
    open(named('Exports'))
    const dialog = await screen.findByRole('dialog', { name: named('Exports') })
    expect(within(dialog).getByText(office)).toBeInTheDocument()
    expect(within(dialog).getByText(period)).toBeInTheDocument()
    expect(await within(dialog).findByText(`${texts.chart.source}: ${source}`)).toBeInTheDocument()
    const bank = within(dialog).getByText('World Bank')
    expect(bank.getAttribute('lang')).toBe(locale === 'ar' ? 'en' : null)
  })

  it('tells a person without premium membership for whom a premium statistic is', async () => {
    const queries = await show(locale)
    open(named('Imports'))
    const notice = await screen.findByRole('dialog', { name: books[locale].modals.vip.title })
    expect(notice).toHaveTextContent(texts.forPremium)
    expect(queries.some(({ path }) => path.endsWith('{identifier}'))).toBe(false)
  })

  it('opens a premium statistic for a premium member', async () => {
    await show(locale, { isVip: true })
    open(named('Imports'))
    const dialog = await screen.findByRole('dialog', { name: named('Imports') })
    expect(await within(dialog).findByRole('table')).toBeInTheDocument()
  })

  it('names the telephone and the address of the agency for a study', async () => {
    const queries = await show(locale, { type: 'studies' })
    open(named('Study of dates'))
    const dialog = await screen.findByRole('dialog', { name: named('Study of dates') })
    const links = within(dialog).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'tel:+96260000000',
      'mailto:studies@portal.example',
    ])
    expect(queries.some(({ path }) => path.endsWith('{identifier}'))).toBe(false)
  })

  it('shows the chart of an infographic at once, and leads to its page', async () => {
    await show(locale, { type: 'infographics' })
    open(named('Picture of trade'))
    const dialog = await screen.findByRole('dialog', { name: named('Picture of trade') })
    expect(await within(dialog).findByRole('table')).toHaveTextContent('2025')
    expect(within(dialog).getByRole('link', { name: texts.openPage })).toHaveAttribute(
      'href',
      `${locale === 'ar' ? '/ar' : ''}/statistics/I-1`,
    )
  })

  it('asks the server for the chosen place, and shows all places when the filters are cleared', async () => {
    // The window remembers a view for a minute: each language asks for a place of its own.
    const [chosen, title] = locale === 'en' ? ['jo', 'Exports'] : ['eg', 'Imports']
    const queries = await show(locale)
    const place = screen.getByRole('combobox', { name: texts.geolocation })
    fireEvent.change(place, { target: { value: chosen } })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByRole('article')).toHaveTextContent(named(title))
    expect(window.location.search).toContain(`geolocation=${chosen}`)
    expect(queries.at(-1)).toEqual({
      path: 'statista/statistics',
      query: { page: 1, per_page: 9, geolocation: chosen },
    })
    fireEvent.click(screen.getByRole('button', { name: texts.clear }))
    await waitFor(() => expect(window.location.search).toBe('?tab=5'))
    expect(place).toHaveValue('')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })
})
