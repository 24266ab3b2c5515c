import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { arrivedIn, renderIn } from '@/tests/support/in-language'
import { pagedAnswer, queryOf } from '@/tests/support/paged-answer'
import { answerCalls } from '@/tests/support/test-transport'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { poolEntryWrite } from '../contract'
import { expertListShape } from '../search-params'
import { ExpertCard } from './expert-card'
import { ExpertPoolList } from './expert-pool-list'

const texts = (en: string, ar: string) => ({ en, ar })

const entry = (id: number, given: object = {}) =>
  poolEntryWrite.parse({
    id,
    expert_id: 1,
    ...bilingualPair('FULL_NAME', texts(`Adviser ${id}`, `مستشار ${id}`), 'bare'),
    ...bilingualPair('DESCRIPTION', texts('<p>Advice</p>', '<p>مشورة</p>'), 'upper'),
    ...bilingualPair('TARIFF', texts('<ul><li>Labels</li></ul>', '<p>بطاقات</p>'), 'upper'),
    ...bilingualPair('field', texts('Packs', 'تعبئة')),
    ...bilingualPair('languages', texts('Arabic', 'العربية')),
    image: '/media/a/640.webp',
    ...bilingualPair('image_alt', { en: null, ar: null }),
    status: 1,
    sample: true,
    ...given,
  })

const card = { languages: 'Languages', details: 'What the expert can help with' }
const expertise = { value: '1', text: 'Quality' }

function showCard(given: object, locale: Locale = 'en') {
  const props = { locale, entry: entry(1, given), expertise, texts: card }
  return renderIn(<ExpertCard {...props} />, { locale })
}

describe('the card of an adviser', () => {
  it('names role, field, languages and field of expertise, and unfolds what advice covers', () => {
    showCard({})
    const article = screen.getByRole('article')
    expect(within(article).getByRole('heading', { level: 3 })).toHaveTextContent('Adviser 1')
    for (const text of ['Quality', 'Packs', 'Advice', 'Languages: Arabic']) {
      expect(article).toHaveTextContent(text)
    }
    const details = within(article).getByRole('group')
    expect(details).not.toHaveAttribute('open')
    expect(details).toHaveTextContent('Labels')
  })

  it('marks a text that exists in the other language only', () => {
    showCard(bilingualPair('FULL_NAME', texts('', 'مستشار'), 'bare'))
    expect(screen.getByText('مستشار')).toHaveAttribute('lang', 'ar')
    expect(screen.getByText('مستشار')).toHaveAttribute('dir', 'rtl')
  })

  it('shows marks in a name as text', () => {
    const { container } = showCard(bilingualPair('FULL_NAME', texts('<b>A</b> & B', ''), 'bare'))
    expect(screen.getByText('<b>A</b> & B')).toBeInTheDocument()
    expect(container.querySelector('b')).toBeNull()
  })

  it('leaves out what is not known', () => {
    showCard({
      ...bilingualPair('languages', texts('', '')),
      ...bilingualPair('TARIFF', texts('', ''), 'upper'),
      image: null,
    })
    expect(screen.queryByText(/Languages/)).toBeNull()
    expect(screen.queryByText('What the expert can help with')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
  })
})

describe('the pool of experts', () => {
  afterEach(() => window.history.replaceState(null, '', '/'))

  const fields = [1, 2].map((id) => ({
    id,
    ...bilingualPair('NAME', texts(`Field ${id}`, `مجال ${id}`), 'upper'),
    sort: id,
    sample: true,
  }))

  async function showPool(
    locale: Locale,
    pool: readonly ReturnType<typeof entry>[],
    view: Record<string, string> = {},
  ) {
    const queries: object[] = []
    answerCalls((endpoint, input) => {
      if (endpoint.path === 'experts') return Promise.resolve(fields)
      const query = queryOf(input)
      if (!('page' in query)) return Promise.resolve(pool)
      queries.push(input)
      const found = pool.filter(({ expert_id: id }) => (query.expert ?? `${id}`) === `${id}`)
      return Promise.resolve(pagedAnswer(found, query))
    })
    window.history.replaceState(
      null,
      '',
      locale === 'ar' ? '/ar/pool-of-experts' : '/pool-of-experts',
    )
    await arrivedIn(await ExpertPoolList({ locale, state: expertListShape.parse(view) }), {
      locale,
    })
    return queries
  }

  it('shows nine a page, asks the server for the chosen field, and counts in Arabic', async () => {
    const pool = Array.from({ length: 12 }, (_, at) =>
      entry(at + 1, { expert_id: at < 11 ? 1 : 2 }),
    )
    const queries = await showPool('ar', pool)
    expect(queries).toEqual([{ query: { page: 1, per_page: 9 } }])
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('12 خبيرًا · الصفحة 1 من 2')
    fireEvent.click(screen.getByRole('checkbox', { name: 'مجال 2' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(queries[1]).toEqual({ query: { page: 1, per_page: 9, expert: '2' } })
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('خبير واحد')
  })

  it('offers no field that leads to nothing, except one that is chosen', async () => {
    const offered = () => screen.queryAllByRole('checkbox').map((box) => box.getAttribute('value'))
    await showPool('en', [entry(1)])
    expect(offered()).toEqual(['1'])
    cleanup()
    await showPool('en', [entry(1)], { expert: '2' })
    expect(offered()).toEqual(['1', '2'])
  })

  it('counts in English', async () => {
    const pool = Array.from({ length: 11 }, (_, at) => entry(at + 1))
    await showPool('en', pool)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('11 experts · Page 1 of 2')
  })

  it('says so when it is empty', async () => {
    await showPool('en', [])
    expect(screen.getByText('No data available!')).toBeInTheDocument()
  })
})
