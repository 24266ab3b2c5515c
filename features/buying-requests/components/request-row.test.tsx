import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { publicRequest } from '@/tests/support/sample-request'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BuyingRequest } from '../contract'
import { useAmountForms } from './amount-forms'
import { RequestRow } from './request-row'

const books = { en: english, ar: arabic }

function Shown({ locale, request }: { locale: 'en' | 'ar'; request: BuyingRequest }) {
  const { until, hs, to, sample } = books[locale].buyingRequests
  const texts = { until, hs, to, sample, amounts: useAmountForms(locale) }
  return <RequestRow locale={locale} request={request} texts={texts} />
}

const show = (request: BuyingRequest, locale: 'en' | 'ar' = 'en') =>
  renderIn(<Shown locale={locale} request={request} />, { locale })

it('a request on the board has its amount, market, code and last day, and one link', () => {
  show(publicRequest())
  const link = screen.getByRole('link', { name: 'Medjool dates' })
  expect(link).toHaveAttribute('href', '/requests/7')
  expect(screen.getByText('24 tonnes')).toBeInTheDocument()
  expect(screen.getByText(/Germany · HS code 080410/)).toBeInTheDocument()
  expect(screen.getByText(/Offers until/)).toBeInTheDocument()
  expect(screen.queryByText(english.buyingRequests.sample)).toBeNull()
})

it('a sample on the board is marked', () => {
  show(publicRequest({ sample: true }))
  expect(screen.getByText(english.buyingRequests.sample)).toBeInTheDocument()
})

it.each([
  [1, 'طن واحد'],
  [2, 'طنان'],
  [8, '8 أطنان'],
  [24, '24 طنًا'],
  [12.5, '12.5 طن'],
])('an amount of %d has the form of its number in Arabic', (quantity, text) => {
  show(publicRequest({ quantity }), 'ar')
  expect(screen.getByText(text)).toBeInTheDocument()
})
