import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { FixedWidth } from '@/tests/support/fixed-width'
import { arrivedIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FullStatistic } from '../../contract'
import type { PublishedStatistic } from '../contract'
import { embeddedStatistic } from './embedded-statistic'
import { StatisticPage } from './statistic-page'

const books = { en: english, ar: arabic }

const statistic = (identifier: string, title: string): FullStatistic => ({
  identifier,
  ...bilingualPair('title', { en: title, ar: `${title} عربي` }, 'bare'),
  ...bilingualPair('subject', { en: 'Trade', ar: 'تجارة' }, 'bare'),
  ...bilingualPair('description', { en: 'What it says. And more.', ar: 'ما تقوله.' }, 'bare'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  ...bilingualPair('survey_period', { en: '2023 to 2024', ar: 'من 2023 إلى 2024' }, 'bare'),
  ...bilingualPair('comment', { en: null, ar: null }, 'bare'),
  ...bilingualPair('source', { en: 'Customs', ar: 'الجمارك' }, 'bare'),
  date: '2026-03-01',
  checked_on: '2026-04-02',
  publishers: [bilingualPair('title', { en: 'Statistics office', ar: 'دائرة الإحصاءات' }, 'bare')],
  industries: [],
  geolocations: [],
  image_url: null,
  premium: 0,
  statistic: null,
  sample: false,
  derived: false,
  chart: {
    type: 'line',
    ...bilingualPair('unit', { en: 'million', ar: 'مليون' }),
    data: {
      categories: ['2023', '2024'],
      categories_ara: ['2023', '2024'],
      series: [
        {
          ...bilingualPair('name', { en: 'Exports', ar: 'الصادرات' }, 'bare'),
          data: [12552, 13292],
        },
      ],
    },
  },
})

const main = statistic('JEX-1', 'Exports of <goods>')
const infographic: PublishedStatistic = {
  kind: 'infographics',
  record: { ...main, identifier: 'JEX-I1', chart: null },
  charts: [main, statistic('JEX-2', 'Exports of services')],
  related: [],
}

beforeEach(() => vi.stubGlobal('ResizeObserver', FixedWidth))
afterEach(() => vi.unstubAllGlobals())

describe.each(['en', 'ar'] as const)('the page of an infographic (%s)', (locale) => {
  const texts = books[locale].publishedStatistic
  const prefix = locale === 'ar' ? '/ar' : ''
  const show = () =>
    arrivedIn(
      <StatisticPage
        locale={locale}
        found={infographic}
        siteName="Portal"
        parentPath="/pages/130-x"
      />,
      { locale },
    )

  it('is composed of large figures and charts, each with its own address', async () => {
    await show()
    expect(screen.getByText('13,292', { selector: 'bdi' })).toBeInTheDocument()
    expect(screen.getByText('+6%')).toBeInTheDocument()
    expect(screen.getAllByRole('slider')).toHaveLength(2)
    const links = screen.getAllByRole('link', { name: texts.openStatistic })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/statistics/JEX-1`,
      `${prefix}/statistics/JEX-2`,
    ])
  })

  it('has the newest period and the day of the last check next to each source', async () => {
    await show()
    const source = `${books[locale].statistics.chart.source}: ${locale === 'en' ? 'Customs' : 'الجمارك'}`
    for (const line of screen.getAllByText(source)) {
      expect(line.closest('figcaption')).toHaveTextContent(
        texts.notes.newest.replace('{period}', '2024'),
      )
      expect(line.closest('figcaption')).toHaveTextContent('2026')
    }
  })

  it('offers its address, a citation, a frame and a picture', async () => {
    await show()
    const url = `http://localhost:3000${prefix}/statistics/JEX-I1`
    expect(screen.getByText(url)).toBeInTheDocument()
    expect(screen.getByText(/JEX-I1.*Portal/)).toHaveTextContent(url)
    const embed = `http://localhost:3000${prefix}/embed/statistics/JEX-I1`
    expect(screen.getByText(/^<iframe/)).toHaveTextContent(`src="${embed}"`)
    expect(screen.getByText(/^<a href/)).toHaveTextContent(`src="${embed}/chart.svg"`)
  })
})

it('what other sites frame has the chart and its source, and neither scripts nor forms', () => {
  const html = embeddedStatistic({
    locale: 'en',
    title: 'Exports of <goods>',
    statistic: main,
    pageUrl: 'https://portal.example/statistics/JEX-1',
    notes: ['Source: Customs', 'Newest period: 2024'],
    texts: {
      label: 'Chart',
      showTable: 'Table',
      category: 'Year',
      noValue: 'none',
      full: 'Open at Portal',
      newTab: 'new tab',
    },
  })
  expect(html).toContain('Exports of &lt;goods&gt;')
  expect(html.match(/<svg/g)).toHaveLength(2)
  expect(html).toContain('<td>13,292</td>')
  expect(html).toContain('Source: Customs')
  expect(html).toContain('href="https://portal.example/statistics/JEX-1" target="_blank"')
  expect(html).not.toMatch(/<(?:script|form|goods)\b/)
})
