import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OwnOffer } from '../contract'
import { OfferExchange } from './offer-exchange'
import { useOfferTexts } from './offer-texts'

const books = { en: english, ar: arabic }
const onAgreed = vi.fn()

let called: { path: string; input: object }[] = []
let answer: () => Promise<unknown>

beforeEach(() => {
  onAgreed.mockReset()
  called = []
  answer = () => Promise.resolve('Success')
  answerCalls(({ path }, input: object) => {
    called.push({ path, input })
    return answer()
  })
})

type Agreed = NonNullable<OwnOffer['agreed']>

function Shown({
  locale,
  agreed,
  buyer,
}: { locale: 'en' | 'ar' } & Pick<OwnOffer, 'buyer'> & {
    agreed: Agreed
  }) {
  const texts = useOfferTexts(locale)
  return (
    <OfferExchange requestId={7} agreed={agreed} buyer={buyer} texts={texts} onAgreed={onAgreed} />
  )
}

const show = (agreed: Agreed, locale: 'en' | 'ar' = 'en', buyer: OwnOffer['buyer'] = null) =>
  renderIn(<Shown locale={locale} agreed={agreed} buyer={buyer} />, { locale })

describe.each(['en', 'ar'] as const)('the exchange of addresses with a buyer (%s)', (locale) => {
  const { exchange: t } = books[locale].requestOffer

  it.each([
    ['none', false, false, 1],
    ['theirs', false, true, 1],
    ['mine', true, false, 0],
    ['both', true, true, 0],
  ] as const)('says who agreed: %s', (stage, mine, theirs, buttons) => {
    show({ mine, theirs }, locale)
    expect(screen.getByText(t[stage])).toBeInTheDocument()
    expect(screen.queryAllByRole('button', { name: t.agree })).toHaveLength(buttons)
  })

  it('is agreed to by a button, once', async () => {
    show({ mine: false, theirs: true }, locale)
    expect(called).toEqual([])
    const button = screen.getByRole('button', { name: t.agree })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(onAgreed).toHaveBeenCalledOnce())
    expect(called).toEqual([{ path: 'request-offers/{id}/agree', input: { params: { id: 7 } } }])
  })
})

it('a buyer is shown with a name and an address that can be used', () => {
  const buyer = { name: 'Hanna Weber', company: 'Weber', email: 'h@importer.example' }
  show({ mine: true, theirs: true }, 'en', buyer)
  expect(screen.getByText('Hanna Weber')).toBeInTheDocument()
  const link = screen.getByRole('link', { name: 'h@importer.example' })
  expect(link).toHaveAttribute('href', 'mailto:h@importer.example')
})

it('an agreement that failed says so, and can be tried again', async () => {
  const { agree, failed } = english.requestOffer.exchange
  answer = () => Promise.reject(new Problem('unavailable'))
  show({ mine: false, theirs: false })
  fireEvent.click(screen.getByRole('button', { name: agree }))
  expect(await screen.findByText(failed)).toBeInTheDocument()
  expect(onAgreed).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: agree })).toBeInTheDocument()
})
