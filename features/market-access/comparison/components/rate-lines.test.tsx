import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useRateLines } from './rate-lines'

const { byWeight } = english.marketProducts
const { rate: texts } = english.marketAccess.facts

const rates = {
  mfn_min: '5',
  mfn_max: '5',
  mfn_partial: false,
  preference_rate: null,
  agreement_key: 'us',
  confidence: 'sourced',
} as const

function Line({ answer }: { answer: 'rate' | 'check' }) {
  return <p>{useRateLines('en').preference({ ...rates, answer, quotas: [] })?.text}</p>
}

describe('the duty with an agreement in a line', () => {
  it('is by weight or another measure where its rate is printed, and missing where it is open', () => {
    renderIn(<Line answer="rate" />)
    expect(screen.getByText(byWeight)).toBeInTheDocument()
    renderIn(<Line answer="check" />)
    expect(screen.getByText(texts.check)).toBeInTheDocument()
  })
})
