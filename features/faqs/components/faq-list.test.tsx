import { faqWith } from '@/tests/support/faqs'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FaqList } from './faq-list'

const address = `/api/files/${'a'.repeat(32)}`
const withFile = faqWith({
  id: 101,
  file_eng: address,
  file_ara: address,
  file_details: [{ address, mime: 'application/pdf', bytes: 34_203 }],
})

describe('a list of questions', () => {
  it('expands each question to its answer, which an address can link to', () => {
    const { container } = renderIn(<FaqList locale="en" faqs={[faqWith({ id: 7 })]} />)
    const question = screen.getByRole('heading', { level: 3, name: 'Question 7' })
    expect(question.closest('details')).not.toHaveAttribute('open')
    const answer = container.querySelector('#faq-7')
    expect(answer).toHaveTextContent('Answer 7')
    expect(answer?.closest('summary')).toBeNull()
  })

  it('is shown in Arabic as in English', () => {
    renderIn(<FaqList locale="ar" faqs={[faqWith({ id: 7 })]} />, { locale: 'ar' })
    expect(screen.getByRole('heading', { name: 'سؤال 7' })).toBeInTheDocument()
    expect(screen.getByText('إجابة 7')).toBeInTheDocument()
  })

  it('offers the file of an answer with its type and size', () => {
    renderIn(<FaqList locale="en" faqs={[withFile]} />)
    const link = screen.getByRole('link', {
      name: 'Download the file (Question 101) PDF · 34 kB',
      hidden: true,
    })
    expect(link).toHaveAttribute('href', address)
    renderIn(<FaqList locale="ar" faqs={[withFile]} />, { locale: 'ar' })
    expect(
      screen.getByRole('link', { name: 'تنزيل الملف (سؤال 101) PDF · 34 كيلوبايت', hidden: true }),
    ).toBeInTheDocument()
  })

  it('notes when the file is in the other language', () => {
    const faq = { ...withFile, file_eng: null }
    renderIn(<FaqList locale="en" faqs={[faq]} />)
    const link = screen.getByRole('link', { name: /in Arabic$/, hidden: true })
    expect(link).toHaveAttribute('hreflang', 'ar')
  })

  it('marks a question and an answer that exist in one language only', () => {
    const faq = faqWith({ id: 7, question_ara: '', answer_ara: '' })
    renderIn(<FaqList locale="ar" faqs={[faq]} />, { locale: 'ar' })
    for (const text of [screen.getByText('Question 7'), screen.getByText('Answer 7')]) {
      const marked = text.closest('[lang]')
      expect(marked).toHaveAttribute('lang', 'en')
      expect(marked).toHaveAttribute('dir', 'ltr')
    }
  })

  it('shows HTML in a question as plain text, and gives no two headings the same id', () => {
    const answer_eng = '<h2>Sea</h2><p>A</p>'
    const { container } = renderIn(
      <FaqList
        locale="en"
        faqs={[
          faqWith({ id: 1, question_eng: '<b>Bold</b> &amp; brave?', answer_eng }),
          faqWith({ id: 2, answer_eng }),
        ]}
      />,
    )
    expect(screen.getByRole('heading', { level: 3, name: 'Bold & brave?' })).toBeInTheDocument()
    expect(container.querySelector('summary b')).toBeNull()
    expect(container.querySelectorAll('#section-1')).toHaveLength(0)
  })

  it('shows a very long question in full', () => {
    const question_eng = `${'Does a very long question stay readable '.repeat(40)}?`
    renderIn(<FaqList locale="en" faqs={[faqWith({ id: 1, question_eng })]} />)
    const [item] = screen.getAllByRole('listitem')
    expect(within(item ?? document.body).getByRole('heading')).toHaveTextContent(
      question_eng.replace(/\s+/g, ' '),
    )
  })
})
