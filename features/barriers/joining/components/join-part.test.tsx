import { useJoinTexts } from './join-texts'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OwnJoin } from '../contract'
import { figuresOf } from '../rules'
import { JoinForm } from './join-form'

const books = { en: english, ar: arabic }

function Shown({ onSent }: { onSent: (found: OwnJoin) => void }) {
  return <JoinForm barrierId={7} texts={useJoinTexts()} sent={null} onSent={onSent} />
}

describe('the form of a company that a barrier affects too', () => {
  it.each(['en', 'ar'] as const)('is not sent without consent (%s)', (locale) => {
    const sent = vi.fn()
    const texts = books[locale].barrierJoin
    renderIn(<Shown onSent={sent} />, { locale })
    fireEvent.click(screen.getByRole('button', { name: texts.submit }))
    expect(screen.getByText(texts.consentMissing)).toBeInTheDocument()
    expect(screen.getByLabelText(texts.consent)).toHaveAccessibleDescription(
      new RegExp(texts.consentMissing),
    )
    expect(sent).not.toHaveBeenCalled()
  })

  it('reads digits of both scripts, and takes no other text as a number', () => {
    const typed = { loss_band: '', details: '', may_share: false }
    expect(figuresOf({ ...typed, consignments: '١٢' })?.consignments).toBe(12)
    expect(figuresOf({ ...typed, consignments: '' })).toMatchObject({
      loss_band: null,
      consignments: null,
    })
    expect(figuresOf({ ...typed, consignments: 'many' })).toBeNull()
  })
})
