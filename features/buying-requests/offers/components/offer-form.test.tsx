import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { sendOffer } from '../queries'
import { OfferForm } from './offer-form'
import { useOfferTexts } from './offer-texts'

const books = { en: english, ar: arabic }
const onSent = vi.fn()

let sent: Record<string, unknown>[] = []
let answer: () => ReturnType<typeof sendOffer>

const deliver: typeof sendOffer = (_id, { body }) => {
  sent.push(body)
  return answer()
}

beforeEach(() => {
  window.localStorage.clear()
  onSent.mockReset()
  sent = []
  answer = () => Promise.resolve({ id: 1 })
})

function Shown({ locale }: { locale: 'en' | 'ar' }) {
  const texts = useOfferTexts(locale)
  const given = { locale, texts, onSent, deliver, requestId: 7, day: '2026-11-23' } as const
  return <OfferForm {...given} unit="tonne" isOpen isAgain={false} />
}

const show = (locale: 'en' | 'ar' = 'en') => renderIn(<Shown locale={locale} />, { locale })

const named = (name: string) => {
  const found = document.querySelector(`[name="${name}"]`)
  if (!found) throw new Error(`There is no field ${name}.`)
  return found
}

function fill() {
  const values = { price: '3200', currency: 'EUR', incoterm: 'FOB', place: 'Aqaba' }
  const all = { ...values, valid_until: '2026-12-31', text: 'Harvest of this year.' }
  for (const [name, value] of Object.entries(all))
    fireEvent.change(named(name), { target: { value } })
}

describe.each(['en', 'ar'] as const)('the form of an offer (%s)', (locale) => {
  const { requestOffer: t, rules } = books[locale]

  it('says at each field what is missing, with the unit of the request chosen', async () => {
    show(locale)
    fireEvent.click(screen.getByRole('button', { name: t.submit }))
    for (const name of ['price', 'currency', 'incoterm', 'place', 'valid_until', 'text'] as const) {
      expect(await screen.findByText(`${rules.required} ${t.required[name]}`)).toBeInTheDocument()
    }
    expect(screen.queryByText(new RegExp(t.required.unit))).toBeNull()
    expect(sent).toEqual([])
  })

  it('is sent with its key, and emptied', async () => {
    show(locale)
    fill()
    fireEvent.click(screen.getByRole('button', { name: t.submit }))
    expect(await screen.findByText(t.sent)).toBeInTheDocument()
    expect(sent[0]).toMatchObject({ price: 3200, unit: 'tonne', incoterm: 'FOB' })
    expect(onSent).toHaveBeenCalledOnce()
    expect(named('text')).toHaveValue('')
  })
})

it('an offer that is refused is kept, and says that the request is over', async () => {
  answer = () => Promise.reject(new Problem('conflict'))
  show()
  fill()
  fireEvent.click(screen.getByRole('button', { name: english.requestOffer.submit }))
  expect(await screen.findByText(english.requestOffer.over)).toBeInTheDocument()
  expect(named('text')).toHaveValue('Harvest of this year.')
})
