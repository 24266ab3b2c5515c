import { homeFaqLimit, homeFaqsUnfolded } from '../rules'
import { faqsUpTo, faqWith } from '@/tests/support/faqs'
import { renderIn } from '@/tests/support/in-language'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FaqSection } from './faq-section'

const marked = (count: number) => faqsUpTo(count, { add_to_home: 1 })
const moreHref = '/pages/100-faq-for-exporters'

describe('the questions on the home page', () => {
  it('are an accordion of the marked ones, ten at most, with a link to more', () => {
    const hidden = faqWith({ id: 90, add_to_home: 1, status: 0 })
    renderIn(<FaqSection locale="en" faqs={[hidden, ...marked(12)]} moreHref={moreHref} />)
    const block = within(screen.getByRole('region', { name: 'Frequently asked questions' }))
    const questions = block.getAllByRole('heading', { level: 3, hidden: true })
    expect(questions).toHaveLength(homeFaqLimit)
    expect(questions[0]).toHaveTextContent('Question 1')
    expect(block.getByRole('link', { name: 'FAQ for exporters' })).toHaveAttribute('href', moreHref)
  })

  it('are five in view, and the rest behind a title that counts them', () => {
    renderIn(<FaqSection locale="ar" faqs={marked(8)} moreHref={moreHref} />, { locale: 'ar' })
    const rest = screen.getByText('3 أسئلة أخرى').closest('details')
    expect(rest).not.toHaveAttribute('open')
    const all = screen.getAllByRole('heading', { level: 3, hidden: true })
    expect(all.filter((question) => !rest?.contains(question))).toHaveLength(homeFaqsUnfolded)
    expect(all).toHaveLength(8)
  })

  it('have no title for the rest where there is none', () => {
    const { container } = renderIn(
      <FaqSection locale="en" faqs={marked(homeFaqsUnfolded)} moreHref={moreHref} />,
    )
    expect(container.querySelectorAll('details')).toHaveLength(homeFaqsUnfolded)
  })

  it('have no link while there are fewer than ten', () => {
    renderIn(<FaqSection locale="ar" faqs={marked(9)} moreHref={moreHref} />, { locale: 'ar' })
    const block = within(screen.getByRole('region', { name: 'الأسئلة الشائعة' }))
    expect(block.queryByRole('link', { name: 'أسئلة المصدّرين الشائعة' })).not.toBeInTheDocument()
  })

  it('are not shown when none is marked', () => {
    const { container } = renderIn(
      <FaqSection locale="en" faqs={faqsUpTo(3)} moreHref={moreHref} />,
    )
    expect(container).toBeEmptyDOMElement()
  })
})
