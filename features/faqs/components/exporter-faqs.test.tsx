import { faqPageSize } from '../rules'
import { parseExporterFaqState, type ExporterFaqState } from '../search-params'
import { faqsUpTo, faqWith } from '@/tests/support/faqs'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Faq } from '../contract'
import { ExporterFaqs } from './exporter-faqs'

const paths = {
  en: '/pages/100-faq-for-exporters',
  ar: '/pages/100-أسئلة-المصدرين-الشائعة',
} as const

function show(
  data: Faq[],
  {
    locale = 'en',
    state = parseExporterFaqState({}),
    total = data.length,
  }: { locale?: 'en' | 'ar'; state?: ExporterFaqState; total?: number } = {},
) {
  const faqs = { data, total, page: state.page, per_page: faqPageSize }
  return renderIn(
    <ExporterFaqs
      locale={locale}
      state={state}
      faqs={faqs}
      path={paths[locale]}
      contactPath="/pages/190-contact-us"
    />,
    { locale },
  )
}

const groups = () => screen.getByRole('navigation', { name: 'Topics' })

describe('the questions of exporters', () => {
  it('are in three tabs and a list of all, which are links', () => {
    show(faqsUpTo(2))
    expect(
      within(groups())
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Freight and logistics', paths.en],
      ['Financing', `${paths.en}?tab=financing`],
      ['Legal and regulatory requirements', `${paths.en}?tab=legal-and-regulatory-requirements`],
      ['All questions', `${paths.en}?tab=all`],
    ])
  })

  it('mark the current tab, by default freight and logistics', () => {
    show(faqsUpTo(2))
    const current = within(groups()).getByRole('link', { current: 'page' })
    expect(current).toHaveTextContent('Freight and logistics')
    const view = screen.getByRole('region', { name: 'Freight and logistics' })
    expect(within(view).getAllByRole('heading', { level: 3 })).toHaveLength(2)
    expect(within(view).getByText('2 questions')).toBeInTheDocument()
  })

  it('keep their tab current on each page of the list of all', () => {
    show(faqsUpTo(10), { state: { tab: 'all', page: 2 }, total: 21 })
    expect(within(groups()).getByRole('link', { current: 'page' })).toHaveTextContent(
      'All questions',
    )
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByText('Page 2 of 3')).toBeInTheDocument()
    expect(within(pages).getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      `${paths.en}?tab=all&page=3`,
    )
    expect(within(pages).getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      `${paths.en}?tab=all`,
    )
  })

  it('have no pages in a tab', () => {
    show(faqsUpTo(25))
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })

  it('are counted with Arabic plural forms', () => {
    show(faqsUpTo(7), { locale: 'ar' })
    expect(screen.getByText('7 أسئلة')).toBeInTheDocument()
    const links = within(screen.getByRole('navigation', { name: 'مجموعات الأسئلة' }))
    expect(links.getByRole('link', { name: 'التمويل' })).toHaveAttribute(
      'href',
      `/ar${paths.ar}?tab=financing`,
    )
  })

  it('have a description for search engines', () => {
    const { container } = show([faqWith({ id: 1, answer_eng: '<p>A <b>short</b> answer</p>' })])
    const text = container.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'FAQPage',
      mainEntityOfPage: `http://localhost:3000${paths.en}`,
      mainEntity: [
        { name: 'Question 1', acceptedAnswer: { text: '<p>A <b>short</b> answer</p>' } },
      ],
    })
  })

  it('show an empty state with a contact link when there are none', () => {
    const { container } = show([])
    expect(screen.getByRole('status')).toHaveTextContent('No data available!')
    expect(screen.getByText('No questions')).toBeInTheDocument()
    expect(container.querySelector('script')).toBeNull()
    expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      '/pages/190-contact-us',
    )
  })

  it('link to the first page from one beyond the last', () => {
    show([], { state: { tab: 'all', page: 9 }, total: 21 })
    expect(screen.getByRole('status')).toHaveTextContent('This page of the list is empty')
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      `${paths.en}?tab=all`,
    )
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
  })
})
