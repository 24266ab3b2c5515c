import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { EnquiryIntroductions } from './enquiry-introductions'

const books = { en: english, ar: arabic }
const company = { id: 3, ...bilingualPair('name', { en: 'Jordan Dates', ar: 'تمور الأردن' }) }

let calls: object[] = []
let answer: () => Promise<unknown>

beforeEach(() => {
  calls = []
  answer = () => Promise.resolve([{ company, at: '2026-11-23T08:00:00Z', is_shared: true }])
  answerCalls((_endpoint, input: object) => {
    calls.push(input)
    return answer()
  })
})

const show = (isShared: boolean, locale: 'en' | 'ar' = 'en') => {
  const introductions = [{ company, at: '2026-11-23T08:00:00Z', is_shared: isShared }]
  return renderIn(
    <EnquiryIntroductions locale={locale} enquiryId={12} introductions={introductions} />,
    {
      locale,
    },
  )
}

describe.each(['en', 'ar'] as const)('the companies of an introduction (%s)', (locale) => {
  const t = books[locale].enquiryIntroductions

  it('get the address of the person by a button, and not before', () => {
    show(false, locale)
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: new RegExp(t.share) }))
    expect(calls).toEqual([{ params: { id: 12 }, body: { company_id: 3 } }])
  })

  it('that have it are shown so', () => {
    show(true, locale)
    expect(screen.getByText(t.shared)).toBeInTheDocument()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('an address that nobody has confirmed is given to no company, and the page says what to do', async () => {
  answer = () => Promise.reject(new Problem('forbidden'))
  show(false)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(english.enquiryIntroductions.unconfirmed)).toBeInTheDocument()
})

it('an address that could not be given is said to be so', async () => {
  answer = () => Promise.reject(new Error('no network'))
  show(false)
  fireEvent.click(screen.getByRole('button'))
  expect(await screen.findByText(english.enquiryIntroductions.failed)).toBeInTheDocument()
})
