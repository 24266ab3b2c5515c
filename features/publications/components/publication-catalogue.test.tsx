import { endpointAddress, type Endpoint } from '@/lib/api/endpoint'
import { Problem, type ProblemCode } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { userWith } from '@/tests/support/user'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Publication, PublicationNumbers } from '../contract'
import { PublicationCatalogue } from './publication-catalogue'

const styles = readFileSync('components/for-members/for-members.module.css', 'utf8')

const publication = (id: number, given: object = {}): Publication => ({
  id,
  ...bilingualPair('DESCRIPTION', { en: `Report ${id}`, ar: `تقرير ${id}` }, 'upper'),
  ...bilingualPair(
    'TARIFF',
    {
      en: '<p>Summary</p><p>Findings</p>',
      ar: '<p>ملخص</p><p>نتائج</p>',
    },
    'upper',
  ),
  ...bilingualPair('TARIFF_FILE', { en: '/api/files/en', ar: '/api/files/ar' }, 'bareShort'),
  ...bilingualPair('image_alt', { en: null, ar: null }),
  country_id: 999,
  country_belongs: { ...bilingualPair('name', { en: 'Global market', ar: 'السوق العالمية' }) },
  industry: [6],
  sectors: [{ id: 6, ...bilingualPair('name', { en: 'Produce', ar: 'منتجات' }) }],
  date_start: '2026-03-01',
  formattedDate: 'Mar 1, 2026',
  year: '2026',
  for_vip: 0,
  image: null,
  sample: true,
  ...given,
})

const country = (id: number, code_3: string, en: string) => ({
  id,
  code_3,
  ...bilingualPair('name', { en, ar: en }),
})

const choices = {
  countries: [country(12, 'DZA', 'Algeria'), country(999, 'GMK', 'Global market')],
  sectors: [{ id: 6, ...bilingualPair('name', { en: 'Produce', ar: 'منتجات' }) }],
  years: ['2026', '2025'],
}

let requests: string[]
let answers: { isVip: boolean; failure?: ProblemCode; list: Publication[] }

beforeEach(() => {
  requests = []
  answers = { isVip: false, list: [publication(1), publication(2, { for_vip: 1 })] }
  document.documentElement.dataset.signedIn = 'yes'
  answerCalls((endpoint: Endpoint, input: object) => {
    requests.push(endpointAddress(endpoint, input))
    if (answers.failure) return Promise.reject(new Problem(answers.failure))
    if (endpoint.path === 'user') return Promise.resolve(userWith({ is_vip: answers.isVip }))
    if (endpoint.path === 'publication-filters') return Promise.resolve(choices)
    const { list } = answers
    return Promise.resolve({ data: list, total: list.length, page: 1, per_page: 9 })
  })
})

afterEach(() => {
  window.history.replaceState(null, '', '/')
})

const numbers: PublicationNumbers = {
  total: 24,
  newest: '2026-03',
  countries: [
    { ...country(999, 'GMK', 'Global market'), count: 18 },
    { ...country(12, 'DZA', 'Algeria'), count: 6 },
  ],
  sectors: Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    ...bilingualPair('name', { en: `Sector ${index + 1}`, ar: `قطاع ${index + 1}` }),
    count: Math.max(1, 7 - index),
  })),
  years: [
    { year: '2026', count: 15 },
    { year: '2025', count: 9 },
  ],
}

function show(locale: Locale = 'en', query = '', known: PublicationNumbers | null = numbers) {
  const path = '/pages/130-market-information'
  window.history.replaceState(null, '', `${locale === 'ar' ? '/ar' : ''}${path}${query}`)
  renderIn(
    <PublicationCatalogue
      locale={locale}
      path={path}
      supportEmail="help@a.example"
      numbers={known}
    />,
    { locale },
  )
}

describe('the catalogue for visitors', () => {
  it('is a warning with a login link that returns, and sends no calls', () => {
    document.documentElement.dataset.signedIn = 'no'
    show()
    expect(screen.getByText('Log in to see this content')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fpages%2F130-market-information',
    )
    expect(requests).toEqual([])
  })

  it('shows what it holds in numbers', () => {
    document.documentElement.dataset.signedIn = 'no'
    show()
    const block = within(screen.getByRole('region', { name: 'The catalogue in numbers' }))
    expect(block.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Publications',
      'Sectors',
      'Countries',
      'Newest',
    ])
    expect(block.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '24',
      '12',
      '1',
      'March 2026',
    ])
    const rows = block.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows).toEqual([
      'Sector 17',
      'Sector 26',
      'Sector 35',
      'Sector 44',
      'Sector 53',
      'Global market18',
      'Algeria6',
      '202615',
      '20259',
    ])
    expect(block.getByText(/and 3 more/)).toHaveTextContent(
      'Sector 6, Sector 7, Sector 8, Sector 9 and 3 more',
    )
  })

  it('draws all bars to one scale, so that breakdowns can be compared', () => {
    document.documentElement.dataset.signedIn = 'no'
    show()
    const widthOf = (name: string) =>
      screen.getByText(name).closest('li')?.querySelector('rect')?.getAttribute('width')
    expect(widthOf('Global market')).toBe('100')
    expect(Number(widthOf('2025'))).toBe(50)
    expect(Number(widthOf('Sector 2'))).toBeCloseTo(33.3, 1)
  })

  it('is the warning alone where the numbers are not known', () => {
    document.documentElement.dataset.signedIn = 'no'
    show('en', '', null)
    const block = screen.getByRole('region', { name: 'Publications catalogue' })
    expect(within(block).getByRole('link', { name: 'Log in' })).toBeVisible()
    expect(within(block).queryByRole('term')).toBeNull()
  })

  it('is in Arabic on the Arabic site', () => {
    document.documentElement.dataset.signedIn = 'no'
    show('ar')
    expect(screen.getByText('يرجى تسجيل الدخول للاطلاع على المحتوى')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
      'href',
      '/ar/auth/login?redirect=%2Far%2Fpages%2F130-market-information',
    )
  })

  it('is switched by data-signed-in before the first paint', () => {
    const rules = styles.replace(/\s+/g, ' ')
    expect(rules).toContain('.member { display: none; }')
    expect(rules).toContain(":global(html[data-signed-in='yes']) .visitor { display: none; }")
    expect(rules).toContain(":global(html[data-signed-in='yes']) .member { display: block; }")
  })
})

describe('the catalogue for members', () => {
  const cards = () => screen.findAllByRole('article')

  it('has covers with kind, year and title, and the scene of the sector without a picture', async () => {
    answers.list = [
      publication(1, { country_belongs: choices.countries[1] }),
      publication(2, { image: '/media/a/640.webp' }),
    ]
    show()
    const [general, own] = await cards()
    if (!general || !own) throw new Error('There are two cards.')
    expect(within(general).getByRole('heading', { name: 'Report 1' })).toBeInTheDocument()
    expect(general).toHaveTextContent('Global report 2026')
    expect(general.querySelector('use')?.getAttribute('href')).toMatch(/#vegetables$/)
    expect(own).toHaveTextContent('Country report 2026')
    expect(own.querySelector('img')).toHaveAttribute('src', '/media/a/640.webp')
  })

  it('shows the first paragraph of an abstract only', async () => {
    show()
    const [card] = await cards()
    expect(card).toHaveTextContent('Summary')
    expect(card).not.toHaveTextContent('Findings')
  })

  it('shows a loading text, then nine cards per page', async () => {
    show()
    expect(screen.getByText('Loading publications…')).toBeInTheDocument()
    expect(await cards()).toHaveLength(2)
    expect(requests).toContain('publications?page=1&per_page=9')
  })

  it('shows title, date, country, sectors, summary and file of each publication', async () => {
    show()
    const [first] = await cards()
    const card = within(first ?? document.body)
    expect(card.getByRole('heading', { level: 3, name: 'Report 1' })).toBeInTheDocument()
    expect(card.getByText('Mar 1, 2026')).toBeInTheDocument()
    expect(card.getByText('Global market')).toBeInTheDocument()
    expect(within(card.getByRole('list', { name: 'Sectors' })).getByText('Produce')).toBeVisible()
    expect(card.getByText('Summary')).toBeInTheDocument()
    const link = card.getByRole('link', { name: 'Download PDF: Report 1' })
    expect(link).toHaveAttribute('href', '/api/files/en')
    expect(link).toHaveAttribute('download')
  })

  it('links to the Arabic file on the Arabic site', async () => {
    answers.list = [publication(1)]
    show('ar')
    expect(await screen.findByRole('link', { name: /^تنزيل ملف PDF:/ })).toHaveAttribute(
      'href',
      '/api/files/ar',
    )
  })

  it('has both files with language, pages and size', async () => {
    const details = { mime: 'application/pdf', bytes: 47_263, pages: 12 }
    answers.list = [
      publication(1, {
        file_details: [
          { ...details, address: '/api/files/en' },
          { ...details, address: '/api/files/ar', bytes: 1_200_000, pages: null },
        ],
      }),
    ]
    show()
    const [card] = await cards()
    expect(card).toHaveTextContent('English · 12 pages · 47 kB')
    expect(card).toHaveTextContent('Arabic · 1.2 MB')
    const other = screen.getByRole('link', { name: 'Download PDF in Arabic: Report 1' })
    expect(other).toHaveAttribute('href', '/api/files/ar')
    expect(other).toHaveAttribute('hreflang', 'ar')
  })

  it('says when the file is in the other language', async () => {
    answers.list = [publication(1, { TARIFF_FILE: null })]
    show()
    const link = await screen.findByRole('link', { name: /^Download PDF/ })
    expect(link).toHaveAccessibleName('Download PDF in Arabic: Report 1')
    expect(link).toHaveAttribute('hreflang', 'ar')
  })

  it('shows the premium notice to a member without premium access', async () => {
    show()
    fireEvent.click(await screen.findByRole('button', { name: 'VIP users only: Report 2' }))
    const dialog = await screen.findByRole('dialog', { name: 'Premium Access Required' })
    expect(within(dialog).getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      'mailto:help@a.example',
    )
    expect(screen.queryByRole('link', { name: /Report 2/ })).toBeNull()
  })

  it('links to every file for a premium member', async () => {
    answers.isVip = true
    show()
    expect(await screen.findByRole('link', { name: 'Download PDF: Report 2' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^VIP users only/ })).toBeNull()
  })

  it('lists the global market first, then countries by name; sectors and years', async () => {
    show()
    await cards()
    const boxes = ['Country', 'Sector', 'Year'].flatMap((name) => {
      fireEvent.click(screen.getByRole('button', { name }))
      const options = within(screen.getByRole('group', { name })).getAllByRole('checkbox')
      return options.map((box) => box.closest('label')?.textContent)
    })
    expect(boxes).toEqual(['Global market', 'Algeria', 'Produce', '2026', '2025'])
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveAttribute('maxlength', '200')
    expect(screen.getByRole('button', { name: 'Search' })).toBeInTheDocument()
  })

  it('sends several values of a filter, from the first page', async () => {
    show('en', '?page=2')
    await cards()
    expect(requests).toContain('publications?page=2&per_page=9')
    for (const name of ['Country', 'Year']) fireEvent.click(screen.getByRole('button', { name }))
    for (const name of ['Algeria', 'Global market', '2025']) {
      fireEvent.click(screen.getByRole('checkbox', { name }))
      await waitFor(() => expect(screen.getByRole('checkbox', { name })).toBeChecked())
    }
    await waitFor(() =>
      expect(requests.at(-1)).toBe('publications?page=1&per_page=9&country=12%2C999&year=2025'),
    )
    expect(window.location.search).toBe('?country=12&country=999&year=2025')
    expect(screen.getByRole('button', { name: 'Country (2)' })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(window.location.search).toBe('')
  })

  it('searches at once with its button', async () => {
    show()
    await cards()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'garment' } })
    fireEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(window.location.search).toBe('?q=garment')
  })

  it('shows a text when a filter has no results', async () => {
    answers.list = []
    show('en', '?q=nothing')
    expect(await screen.findByText('There is no data for this filter')).toBeInTheDocument()
  })

  it('shows a text when there are no publications', async () => {
    answers.list = []
    show()
    expect(await screen.findByText('No data available!')).toBeInTheDocument()
  })

  it('shows an error and a retry button when loading fails', async () => {
    answers.failure = 'unavailable'
    show()
    const again = await screen.findByRole('button', { name: /again/i })
    delete answers.failure
    fireEvent.click(again)
    expect(await cards()).toHaveLength(2)
  })

  it('becomes the visitors’ view when the login has ended in the meantime', async () => {
    answers.failure = 'unauthenticated'
    show()
    await waitFor(() => expect(document.documentElement.dataset.signedIn).toBe('no'))
  })
})
