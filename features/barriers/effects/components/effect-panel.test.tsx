import type { OutputOf } from '@/lib/api/endpoint'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { effectQuestion } from '../contract'
import { EffectPanel } from './effect-panel'

const books = { en: english.barrierEffect, ar: arabic.barrierEffect }
const signature = 's'.repeat(43)

type EffectQuestion = OutputOf<typeof effectQuestion>

const question = (given: Partial<EffectQuestion> = {}): EffectQuestion => ({
  ...bilingualPair('title', { en: 'Residue certificate', ar: 'شهادة متبقيات' }),
  status: 'resolved',
  answer: null,
  details: '',
  ...given,
})

describe.each(['en', 'ar'] as const)('the question whether a solution works (%s)', (locale) => {
  const t = books[locale]
  const show = (given: EffectQuestion | null) =>
    renderIn(
      <EffectPanel
        locale={locale}
        answer={given && { link: { id: 7, signature }, found: given }}
      />,
      { locale },
    )

  it('is a form that works without scripts and chooses nothing beforehand', () => {
    show(question())
    const form = screen.getByRole('button', { name: t.send }).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute(
      'action',
      `/api/barrier-effects/7/${signature}/answer?back=${locale}`,
    )
    const choices = screen.getByRole('group', { name: t.question })
    expect(choices).toContainElement(screen.getByRole('radio', { name: t.answers.partly }))
    for (const one of screen.getAllByRole('radio')) expect(one).not.toBeChecked()
  })

  it('shows what was answered, to change it', () => {
    show(question({ answer: 'no', details: 'Still refused.' }))
    expect(screen.getByRole('radio', { name: t.answers.no })).toBeChecked()
    expect(screen.getByRole('textbox', { name: t.details })).toHaveValue('Still refused.')
    expect(screen.getByRole('button', { name: t.change })).toBeInTheDocument()
  })

  it('says that a link is not valid', () => {
    show(null)
    expect(screen.getByText(t.invalid)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
