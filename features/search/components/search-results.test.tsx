import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arrivedIn } from '@/tests/support/in-language'
import { answerWith, countsOf, hitWith } from '@/tests/support/search'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../contract'
import { viewOfTypes, type SearchView } from '../search-params'
import { SearchResults } from './search-results'

const all = viewOfTypes([])

function showResults(
  answer: SearchAnswer | undefined,
  given: { text?: string; view?: SearchView; locale?: Locale; lead?: ReactNode } = {},
) {
  const { text = 'olive', view = all, locale = 'en', lead } = given
  return arrivedIn(
    <SearchResults
      locale={locale}
      text={answer ? text : ''}
      view={view}
      answer={answer}
      lead={lead}
      ways={<p>Ways on</p>}
      contactPath="/contact-us"
    />,
    { locale },
  )
}

const links = () =>
  within(screen.getByRole('navigation', { name: 'Result types' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the search page', () => {
  it('shows the box and links to other pages without a search text', async () => {
    await showResults(undefined)
    expect(screen.getByRole('combobox', { name: 'Search the portal' })).toHaveValue('')
    expect(screen.getByText('Ways on')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Results' })).not.toBeInTheDocument()
  })

  it('shows what the text asks for in itself above the results, on the first page of all types', async () => {
    const lead = <h2>Dates in Germany</h2>
    const answer = answerWith([hitWith(3)])
    await showResults(answer, { lead })
    const [first, second] = screen.getAllByRole('heading', { level: 2 })
    expect([first?.textContent, second?.textContent]).toEqual(['Dates in Germany', 'Record 3'])
    expect(screen.getByRole('status')).toHaveTextContent('1 result')
    cleanup()
    await showResults(answer, { lead, view: viewOfTypes(['companies']) })
    expect(screen.queryByText('Dates in Germany')).not.toBeInTheDocument()
  })

  it('with an answer and no other result says neither that there are none nor where else to go', async () => {
    await showResults(answerWith([]), { lead: <h2>Dates in Germany</h2> })
    expect(screen.getByText('Dates in Germany')).toBeInTheDocument()
    expect(screen.queryByText(/No results/)).not.toBeInTheDocument()
    expect(screen.queryByText('Ways on')).not.toBeInTheDocument()
  })

  it('shows each result with type, date, title and excerpt, with matches marked', async () => {
    const hit = hitWith(3, {
      type: 'events',
      title: { en: 'Olive fair', ar: 'معرض الزيتون' },
      found: { en: [[0, 5]], ar: [] },
      path: '/local-events?q=Olive%20fair',
      excerpt: 'All about olives',
      inExcerpt: [[10, 16]],
      date: '2026-11-05',
    })
    await showResults(answerWith([hit]))
    const article = screen.getByRole('article')
    expect(within(article).getByRole('link', { name: 'Olive fair' })).toHaveAttribute(
      'href',
      '/local-events?q=Olive%20fair',
    )
    expect(article).toHaveTextContent('Event · Nov 5, 2026')
    expect([...article.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Olive',
      'olives',
    ])
    expect(screen.getByRole('combobox')).toHaveValue('olive')
    expect(screen.getByRole('status')).toHaveTextContent('1 result')
  })

  it('shows the title in the other language where only that one matches', async () => {
    const hit = hitWith(3, {
      title: { en: 'Stone works', ar: 'أشغال الحجر' },
      found: { en: [[0, 5]], ar: [] },
    })
    await showResults(answerWith([hit]), { locale: 'ar' })
    expect(screen.getByRole('link', { name: 'أشغال الحجر' })).toHaveAttribute(
      'href',
      '/ar/buyers/3',
    )
    expect(screen.getByText('Stone').closest('[lang]')).toHaveAttribute('dir', 'ltr')
  })

  it('sets the language of a title and an excerpt that exist in the other language only', async () => {
    const hit = hitWith(3, {
      title: { en: '', ar: 'حجر' },
      excerpt: 'نص',
      excerpt_locale: 'ar',
    })
    await showResults(answerWith([hit]))
    for (const text of ['حجر', 'نص']) {
      expect(screen.getByText(text).closest('[lang]')).toHaveAttribute('lang', 'ar')
    }
  })

  it('links to each type with results; the link of a selected type removes it', async () => {
    const counts = countsOf((type) => ({ companies: 12, news: 3 })[type] ?? 0)
    await showResults(answerWith([hitWith(1)], { counts, total: 3 }), {
      view: viewOfTypes(['news']),
    })
    expect(links()).toEqual([
      ['All 15', '/search/olive'],
      ['Companies 12', '/search/olive?type=companies&type=news'],
      ['News 3', '/search/olive'],
    ])
    expect(screen.getByRole('link', { name: 'News 3' })).toHaveAttribute('aria-current', 'true')
  })

  it('has an address for each page', async () => {
    const page = answerWith([hitWith(1)], { total: 34, page: 2 })
    await showResults(page, { view: { ...viewOfTypes(['companies']), page: 2 }, text: 'زيت' })
    const text = encodeURIComponent('زيت')
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `/search/${text}?type=companies&page=3`,
    )
    expect(screen.getByRole('status')).toHaveTextContent('34 results · Page 2 of 4')
  })

  it('names the corrected text', async () => {
    await showResults(answerWith([hitWith(1)], { corrected: 'olive' }), { text: 'olvie' })
    expect(
      screen.getByText(`No results for “olvie”. Showing results for “olive”.`),
    ).toBeInTheDocument()
  })

  it('leads from the corrected text to the results of what was typed', async () => {
    await showResults(answerWith([hitWith(1)], { corrected: 'olive' }), { text: 'olvie' })
    expect(screen.getByRole('link', { name: 'Search for “olvie” instead' })).toHaveAttribute(
      'href',
      '/search/olvie?exact=1',
    )
  })

  it('names the corrected text below an answer without denying the answer', async () => {
    const lead = <h2>Olive oil in Germany</h2>
    const answer = answerWith([hitWith(1)], { corrected: 'olive' })
    await showResults(answer, { text: 'olvie germany', lead })
    expect(screen.getByText('Below are results for “olive”.')).toBeInTheDocument()
    expect(screen.queryByText(/No results/)).not.toBeInTheDocument()
  })

  it('does not name a corrected text without results', async () => {
    await showResults(answerWith([], { corrected: 'olive' }), { text: 'olvie' })
    expect(screen.queryByText(/Showing results for/)).not.toBeInTheDocument()
  })

  it('says that nothing is found, and shows links to other pages', async () => {
    await showResults(answerWith([]), { text: 'كلمة', locale: 'ar' })
    expect(screen.getByText(`لا نتائج تطابق «كلمة»`)).toBeInTheDocument()
    expect(screen.getByText('Ways on')).toBeInTheDocument()
    expect(screen.queryByRole('navigation', { name: 'أنواع النتائج' })).not.toBeInTheDocument()
  })

  it('links to all types when the selected ones have no results', async () => {
    const counts = countsOf((type) => (type === 'news' ? 2 : 0))
    await showResults(answerWith([], { counts }), { view: viewOfTypes(['events']) })
    expect(screen.getByRole('link', { name: 'Show all types' })).toHaveAttribute(
      'href',
      '/search/olive',
    )
  })

  it('links to the first page from a page past the last', async () => {
    await showResults(answerWith([], { total: 12, page: 9 }), { view: { ...all, page: 9 } })
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/search/olive',
    )
  })
})

describe('a result', () => {
  it('shows the facts of its record, and synonyms that it was found for', async () => {
    const fair = hitWith(4, {
      type: 'events',
      date: '2027-03-30',
      facts: {
        date_start: '2027-03-30',
        date_end: '2027-04-02',
        place_eng: 'Irbid',
        place_ara: 'إربد',
      },
      matched: { fields: ['title'], terms: ['fair'], synonyms: ['exhibition', 'show'] },
    })
    const product = hitWith(5, { type: 'products', facts: { hs_code: '150920' } })
    const request = hitWith(7, {
      type: 'requests',
      facts: { country_code: 'DE', place_eng: 'Germany', place_ara: 'ألمانيا', sample: true },
    })
    const publication = hitWith(6, { type: 'publications', facts: { pdf: ['en', 'ar'] } })
    await showResults(answerWith([fair, product, publication, request]))
    const shown = screen.getAllByRole('article').map(({ textContent }) => textContent)
    expect(shown[0]).toMatch(/Mar.*30.*Apr.*2.*2027 · Irbid/)
    expect(shown[0]).toContain('Also found for: exhibition, show')
    expect(shown[1]).toContain('Product · HS code 150920')
    expect(shown[2]).toContain('PDF in English and Arabic')
    expect(shown[3]).toContain('Request from a buyer · DEGermany · Sample')
  })

  it('of a question loads the page of its answer, so that the browser opens it', async () => {
    const path = '/faq/faq-for-international-buyers/2#faq-204'
    await showResults(
      answerWith([hitWith(204, { type: 'questions', path, facts: { audience: 'buyers' } })]),
    )
    const link = screen.getByRole('link', { name: 'Record 204' })
    expect(link).toHaveAttribute('href', path)
    expect(link).toHaveAttribute('data-reload')
    expect(screen.getByRole('article')).toHaveTextContent('Question · For international buyers')
    expect(screen.getByText('Read the answer')).toBeInTheDocument()
  })
})

describe('what an answer offers', () => {
  it('is a proposed correction above the results of what was typed', async () => {
    await showResults(answerWith([hitWith(1)], { suggestion: 'olive oil' }), { text: 'olve oil' })
    expect(screen.getByText('Did you mean:', { exact: false })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'olive oil' })).toHaveAttribute(
      'href',
      '/search/olive%20oil',
    )
  })

  it('is a question to the office with the text, where nothing is found', async () => {
    await showResults(answerWith([]), { text: 'blue cheese' })
    expect(screen.getByRole('link', { name: 'Ask about “blue cheese”' })).toHaveAttribute(
      'href',
      '/contact-us?about=search%3Ablue+cheese#other-enquiries',
    )
    expect(screen.getByText(/You need to log in to send the question/)).toBeInTheDocument()
  })

  it('is fewer of the words where nothing has all of them', async () => {
    await showResults(answerWith([], { fewer: [{ q: 'olive', total: 12 }] }), { text: 'olive xyz' })
    expect(screen.getByRole('link', { name: 'olive' })).toHaveAttribute('href', '/search/olive')
    expect(screen.getByText(/12 results/)).toBeInTheDocument()
  })

  it('is the pages that list the nearest kinds, where nothing is found', async () => {
    const list = {
      type: 'pages' as const,
      id: 24,
      ...bilingualPair('title', { en: 'Products', ar: 'منتجات' }),
      path: '/local-buyers/products',
      date: null,
    }
    await showResults(answerWith([], { lists: [list] }), { text: 'xyz' })
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute(
      'href',
      '/local-buyers/products',
    )
  })
})
