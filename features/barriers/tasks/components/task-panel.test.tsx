import type { OutputOf } from '@/lib/api/endpoint'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { barrierTask } from '../contract'
import { TaskPanel } from './task-panel'

const books = { en: english.barrierTask, ar: arabic.barrierTask }
const signature = 's'.repeat(43)

type BarrierTask = OutputOf<typeof barrierTask>

const task = (given: Partial<BarrierTask> = {}): BarrierTask => ({
  body: 'Ministry',
  task: 'Please raise it.',
  due_on: '2026-12-10',
  ...bilingualPair('title', { en: 'Residue certificate', ar: 'شهادة متبقيات' }),
  ...bilingualPair('summary', { en: 'It is asked for.', ar: 'تُطلب.' }),
  companies: [bilingualPair('company', { en: 'Open Foods', ar: 'الأغذية المفتوحة' })],
  enquiry: null,
  answer: null,
  answer_text: '',
  ...given,
})

describe.each(['en', 'ar'] as const)('the page of a task for another body (%s)', (locale) => {
  const t = books[locale]
  const show = (given: BarrierTask | null) =>
    renderIn(
      <TaskPanel locale={locale} answer={given && { link: { id: 7, signature }, found: given }} />,
      { locale },
    )

  it('says what is asked and whom it affects, with a form that works without scripts', () => {
    show(task())
    expect(screen.getByText('Please raise it.')).toBeInTheDocument()
    const company = locale === 'en' ? 'Open Foods' : 'الأغذية المفتوحة'
    expect(screen.getByText(company)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: t.send }).closest('form')).toHaveAttribute(
      'action',
      `/api/barrier-tasks/7/${signature}/answer?back=${locale}`,
    )
    for (const one of screen.getAllByRole('radio')) expect(one).not.toBeChecked()
  })

  it('shows what was answered, to change it', () => {
    show(task({ answer: 'working', answer_text: 'We met them.' }))
    expect(screen.getByRole('radio', { name: t.answers.working })).toBeChecked()
    expect(screen.getByRole('textbox', { name: t.text })).toHaveValue('We met them.')
    expect(screen.getByRole('button', { name: t.change })).toBeInTheDocument()
  })

  it('shows what is chosen of an enquiry, and asks for one answer in words', () => {
    const shared = [{ what: 'company' as const, text: 'Olive & Co' }]
    show(task({ companies: [], enquiry: { id: 12, shared } }))
    expect(screen.getByText('Olive & Co')).toBeInTheDocument()
    expect(screen.getAllByRole('radio')).toHaveLength(2)
    expect(screen.getByRole('textbox', { name: t.answerText })).toBeRequired()
  })

  it('has no form once a question about an enquiry is answered', () => {
    show(task({ companies: [], enquiry: { id: 12, shared: [] }, answer: 'done' }))
    expect(screen.getByText(t.received)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says that a link is not valid', () => {
    show(null)
    expect(screen.getByText(t.invalid)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
