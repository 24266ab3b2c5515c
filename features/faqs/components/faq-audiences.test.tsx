import { faqWith } from '@/tests/support/faqs'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FaqAudiences } from './faq-audiences'

const faqs = [
  faqWith({ id: 101, add_to_home: 1 }),
  faqWith({ id: 102 }),
  faqWith({ id: 301, tab_id: 3, add_to_home: 1 }),
  faqWith({ id: 401, audience: 2, tab_id: 1 }),
]

describe('the page of all questions', () => {
  it('shows both audiences with their groups', () => {
    renderIn(<FaqAudiences locale="en" faqs={faqs} exporterPath="/pages/100-faq-for-exporters" />)
    const choices = within(screen.getByRole('navigation', { name: 'Who are these questions for?' }))
    expect(choices.getByRole('link', { name: 'For exporters' })).toHaveAttribute(
      'href',
      '/pages/100-faq-for-exporters',
    )
    expect(choices.getByRole('link', { name: 'For international buyers' })).toHaveAttribute(
      'href',
      '/faq/faq-for-international-buyers',
    )
    const groups = choices.getAllByRole('listitem').map((item) => {
      const link = within(item).getByRole('link')
      return [link.textContent, link.getAttribute('href')]
    })
    expect(groups).toEqual([
      ['Freight and logistics2 questions', '/pages/100-faq-for-exporters'],
      ['FinancingNo questions', '/pages/100-faq-for-exporters?tab=financing'],
      [
        'Legal and regulatory requirements1 question',
        '/pages/100-faq-for-exporters?tab=legal-and-regulatory-requirements',
      ],
      ['Finding suppliers1 question', '/faq/faq-for-international-buyers/1'],
      ['Terms, payment and inspectionNo questions', '/faq/faq-for-international-buyers/2'],
      ['Shipping and customsNo questions', '/faq/faq-for-international-buyers/3'],
    ])
  })

  it('shows the questions marked for the home page as frequent ones', () => {
    renderIn(<FaqAudiences locale="ar" faqs={faqs} exporterPath="/pages/100-x" />, {
      locale: 'ar',
    })
    const frequent = within(screen.getByRole('region', { name: 'الأسئلة الأكثر تكرارًا' }))
    expect(frequent.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'سؤال 101',
      'سؤال 301',
    ])
  })

  it('shows only the audiences when there are no questions', () => {
    renderIn(<FaqAudiences locale="en" faqs={[]} exporterPath="/pages/100-x" />)
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
    expect(screen.getAllByText('No questions')).toHaveLength(6)
  })
})
