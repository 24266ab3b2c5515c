import { bilingualPair } from '@/lib/bilingual/pair'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { poolEntryWrite } from '../contract'
import { poolViews } from '../search-params'
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

const card = { languages: 'Languages', details: 'What advice covers' }
const expertise = { value: '1', text: 'Quality' }

function showCard(given: object, locale: Locale = 'en') {
  const props = { locale, entry: entry(1, given), expertise, texts: card }
  return renderIn(<ExpertCard {...props} />, { locale })
}

describe('the card of an adviser', () => {
  it('shows role, field, languages and field of expertise, and unfolds the scope of the advice', () => {
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

  it('sets the language of a text that exists in the other language only', () => {
    showCard(bilingualPair('FULL_NAME', texts('', 'مستشار'), 'bare'))
    expect(screen.getByText('مستشار')).toHaveAttribute('lang', 'ar')
    expect(screen.getByText('مستشار')).toHaveAttribute('dir', 'rtl')
  })

  it('shows HTML tags in a name as text', () => {
    const { container } = showCard(bilingualPair('FULL_NAME', texts('<b>A</b> & B', ''), 'bare'))
    expect(screen.getByText('<b>A</b> & B')).toBeInTheDocument()
    expect(container.querySelector('b')).toBeNull()
  })

  it('omits empty fields', () => {
    showCard({
      ...bilingualPair('languages', texts('', '')),
      ...bilingualPair('TARIFF', texts('', ''), 'upper'),
      image: null,
    })
    expect(screen.queryByText(/Languages/)).toBeNull()
    expect(screen.queryByText('What advice covers')).toBeNull()
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

  async function showPool(locale: Locale, answerPool: (query: object) => unknown) {
    const requests: object[] = []
    answerCalls((endpoint, input) => {
      if (endpoint.path === 'experts') return Promise.resolve(fields)
      requests.push(input)
      return Promise.resolve(answerPool(input))
    })
    window.history.replaceState(
      null,
      '',
      locale === 'ar' ? '/ar/pool-of-experts' : '/pool-of-experts',
    )
    renderIn(await ExpertPoolList({ locale, state: poolViews.parse({}) }), { locale })
    return requests
  }

  it('shows nine per page, sends a filter to the API, and counts in both languages', async () => {
    const page = (ids: number[], total: number) => ({
      data: ids.map((id) => entry(id)),
      total,
      page: 1,
      per_page: 9,
    })
    const requests = await showPool('ar', (query) =>
      JSON.stringify(query).includes('"expert":"2"') ? page([7], 1) : page([1, 2], 12),
    )
    expect(requests).toEqual([{ query: { page: 1, per_page: 9 } }])
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('١٢ مستشارًا · الصفحة ١ من ٢')
    fireEvent.click(screen.getByRole('checkbox', { name: 'مجال 2' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(requests[1]).toEqual({ query: { page: 1, per_page: 9, expert: '2' } })
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('مستشار واحد')
  })

  it('is filtered and paged by the portal when the provider returns the whole array', async () => {
    const whole = Array.from({ length: 11 }, (_, at) =>
      entry(at + 1, { expert_id: at < 2 ? 1 : 2 }),
    )
    await showPool('en', () => whole)
    expect(screen.getAllByRole('article')).toHaveLength(9)
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('11 advisers · Page 1 of 2')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Field 1' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  })

  it('shows a text when it is empty', async () => {
    await showPool('en', () => [])
    expect(screen.getByText('No data available!')).toBeInTheDocument()
  })
})
