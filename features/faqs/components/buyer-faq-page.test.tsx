import { faqsUpTo, faqWith } from '@/tests/support/faqs'
import { renderIn } from '@/tests/support/in-language'
import { menuEntryWith } from '@/tests/support/menu-entries'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BuyerFaqPage } from './buyer-faq-page'
import { BuyerGroups } from './buyer-groups'

const above = menuEntryWith({
  id: 125,
  path: '/faq/faq-for-international-buyers',
  title_eng: 'FAQ for international buyers',
  title_ara: 'أسئلة المشترين الدوليين الشائعة',
  page_belongs: { title_eng: 'For buyers', title_ara: 'للمشترين' },
})

describe('a group of the buyers’ questions', () => {
  it('has breadcrumbs from the page of all questions, and links to the other two groups', () => {
    renderIn(
      <BuyerFaqPage
        locale="en"
        group={2}
        faqs={faqsUpTo(3)}
        above={above}
        contactPath="/pages/190-contact-us"
      >
        <p>Read on</p>
      </BuyerFaqPage>,
    )
    expect(
      screen.getByRole('heading', { level: 1, name: 'Terms, payment and inspection' }),
    ).toBeInTheDocument()
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    expect(breadcrumb.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Home',
      'For buyers',
      'FAQ for international buyers',
      'Terms, payment and inspection',
    ])
    const groups = within(screen.getByRole('navigation', { name: 'Topics' }))
    expect(groups.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((group) => `/faq/faq-for-international-buyers/${group}`),
    )
    expect(groups.getByRole('link', { current: 'page' })).toHaveTextContent(
      '2Terms, payment and inspection',
    )
    const view = within(screen.getByRole('region', { name: '3 questions' }))
    expect(view.getAllByRole('heading', { level: 3 })).toHaveLength(3)
    expect(screen.getByText('Read on')).toBeInTheDocument()
  })

  it('is shown in Arabic, with its numbers', () => {
    renderIn(
      <BuyerFaqPage locale="ar" group={3} faqs={[]} above={above} contactPath="/pages/190-اتصل-بنا">
        {null}
      </BuyerFaqPage>,
      { locale: 'ar' },
    )
    expect(screen.getByRole('heading', { level: 1, name: 'الشحن والجمارك' })).toBeInTheDocument()
    expect(screen.getByRole('link', { current: 'page', name: /3/ })).toHaveAttribute(
      'href',
      '/ar/faq/faq-for-international-buyers/3',
    )
    expect(screen.getByRole('status')).toHaveTextContent('لا تتوافر بيانات!')
  })
})

describe('the page of all the buyers’ questions', () => {
  const faqs = [
    faqWith({ id: 401, audience: 2, tab_id: 1 }),
    faqWith({ id: 402, audience: 2, tab_id: 1, question_eng: '' }),
    faqWith({ id: 601, audience: 2, tab_id: 3 }),
  ]

  it('numbers its three groups and links to each question', () => {
    renderIn(<BuyerGroups locale="en" faqs={faqs} />)
    const titles = screen.getAllByRole('heading', { level: 2 })
    expect(titles.map((title) => title.textContent)).toEqual([
      'Finding suppliers',
      'Terms, payment and inspection',
      'Shipping and customs',
    ])
    expect(screen.getByText('No questions')).toBeInTheDocument()
    const question = screen.getByRole('link', { name: 'Question 401' })
    expect(question).toHaveAttribute('href', '/faq/faq-for-international-buyers/1#faq-401')
    expect(question).toHaveAttribute('data-reload')
    expect(screen.getByRole('link', { name: 'سؤال 402' })).toHaveAttribute('lang', 'ar')
  })
})
