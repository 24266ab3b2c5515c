import { arrivedIn, renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { NewsItem } from '../contract'
import { LatestNews } from './latest-news'
import { NewsArticle } from './news-article'
import { NewsList } from './news-list'
import { RelatedNews } from './related-news'

function newsItem(id: number, given: Partial<NewsItem> = {}): NewsItem {
  return {
    id,
    DESCRIPTION_ENG: `Title ${id}`,
    DESCRIPTION_ARA: `عنوان ${id}`,
    TARIFF_ENG: `<p>${'word '.repeat(40)}</p>`,
    TARIFF_ARA: `<p>${'كلمة '.repeat(40)}</p>`,
    meta_description_en: null,
    meta_description_ar: null,
    image: null,
    image_alt_eng: null,
    image_alt_ara: null,
    news_date: '2026-11-10',
    created_at: '2026-11-10T09:00:00Z',
    updated_at: '2026-11-10T09:00:00Z',
    status: 1,
    sample: true,
    ...given,
  }
}

const items = (count: number) => Array.from({ length: count }, (_, index) => newsItem(index + 1))
const newest = { page: 1, sort: 'date-desc', filters: {} } as const

describe('the list of news', () => {
  it('counts the articles with the plural forms of each language', () => {
    const news = { data: items(9), total: 24, page: 1, per_page: 9 }
    renderIn(<NewsList locale="en" state={newest} news={news} />)
    expect(screen.getByRole('status')).toHaveTextContent('24 articles')
    renderIn(<NewsList locale="ar" state={newest} news={news} />, { locale: 'ar' })
    expect(screen.getByText('24 خبرًا')).toBeInTheDocument()
  })

  it('shows a card for each item: date, linked title, excerpt of a hundred characters', () => {
    renderIn(
      <NewsList
        locale="en"
        state={newest}
        news={{ data: items(1), total: 1, page: 1, per_page: 9 }}
      />,
    )
    const card = screen.getByRole('article')
    expect(within(card).getByRole('link', { name: 'Title 1' })).toHaveAttribute(
      'href',
      '/news/1-Title-1',
    )
    expect(within(card).getByText('Nov 10, 2026')).toHaveAttribute('datetime', '2026-11-10')
    const excerpt = within(card).getByText(/^word/)
    expect(excerpt.textContent).toHaveLength(100)
    expect(excerpt).toHaveTextContent(/…$/)
  })

  it('can be sorted in reverse, starting at the first page', () => {
    const state = { page: 2, sort: 'date-asc', filters: {} } as const
    renderIn(
      <NewsList
        locale="ar"
        state={state}
        news={{ data: items(9), total: 20, page: 2, per_page: 9 }}
      />,
      {
        locale: 'ar',
      },
    )
    expect(screen.getByRole('combobox', { name: 'الترتيب' })).toHaveValue('date-asc')
    const pages = screen.getByRole('navigation', { name: 'الصفحات' })
    expect(within(pages).getByRole('link', { name: 'التالي' })).toHaveAttribute(
      'href',
      '/ar/news?sort=date-asc&page=3',
    )
  })

  it('shows a text when it is empty', () => {
    renderIn(
      <NewsList locale="en" state={newest} news={{ data: [], total: 0, page: 1, per_page: 9 }} />,
    )
    expect(screen.getByText('No news articles found')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Search the portal' })).toHaveAttribute(
      'href',
      '/search',
    )
  })

  it('leads from a page past the last one to the first', () => {
    const state = { ...newest, page: 9 }
    renderIn(
      <NewsList locale="ar" state={state} news={{ data: [], total: 20, page: 9, per_page: 9 }} />,
      { locale: 'ar' },
    )
    const first = screen.getByRole('link', { name: 'الانتقال إلى الصفحة الأولى' })
    expect(first).toHaveAttribute('href', '/ar/news')
  })
})

describe('an article', () => {
  it('shows its picture and body, and plain links to share it', async () => {
    const item = newsItem(1, {
      image: '/media/a/1280.webp',
      image_alt_eng: 'A loom',
      TARIFF_ENG: '<p>Body</p>',
    })
    await arrivedIn(
      <NewsArticle locale="en" item={item} url="https://portal.example/news/1-Title-1" />,
    )
    expect(screen.getByRole('img', { name: 'A loom' })).toBeInTheDocument()
    expect(screen.getByText('Body')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument()
    const whatsapp = screen.getByRole('link', { name: 'Share on WhatsApp (opens in a new tab)' })
    expect(whatsapp).toHaveAttribute(
      'href',
      'https://wa.me/?text=Title%201%20https%3A%2F%2Fportal.example%2Fnews%2F1-Title-1',
    )
  })

  it('links to related items, where there are any', () => {
    renderIn(<RelatedNews locale="en" items={items(3)} />)
    const related = screen.getByRole('region', { name: 'More news' })
    expect(within(related).getAllByRole('article')).toHaveLength(3)
    expect(within(related).getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
    const { container } = renderIn(<RelatedNews locale="en" items={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})

describe('the latest news on the home page', () => {
  it('are one item with its picture and excerpt, and lines of date and title', () => {
    const given = items(8).map((item) => ({ ...item, image: `/media/news/${item.id}/640.webp` }))
    const { container } = renderIn(<LatestNews locale="ar" items={given} />, { locale: 'ar' })
    expect(screen.getAllByRole('listitem')).toHaveLength(8)
    expect(container.querySelectorAll('img')).toHaveLength(1)
    expect(screen.getAllByText(/^كلمة/)).toHaveLength(1)
    const [lead, line] = screen.getAllByRole('listitem')
    expect(lead).toContainElement(container.querySelector('img'))
    expect(line?.querySelector('time')).toHaveAttribute('datetime', '2026-11-10')
    expect(screen.getByRole('heading', { level: 3, name: 'عنوان 2' })).toBeInTheDocument()
  })

  it('lead to all news', () => {
    renderIn(<LatestNews locale="en" items={items(1)} />)
    expect(screen.getByRole('link', { name: 'All news' })).toHaveAttribute('href', '/news')
  })

  it('are omitted when there are none', () => {
    const { container } = renderIn(<LatestNews locale="en" items={[]} />)
    expect(container).toBeEmptyDOMElement()
  })
})
