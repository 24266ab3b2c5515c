import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { publicRequest } from '@/tests/support/sample-request'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RequestRow } from './request-row'

const { until, hs, quantity, to, sample, units } = english.buyingRequests
const texts = { until, hs, quantity, to, sample, units }

it('a request on the board has its amount, market, code and last day, and one link', () => {
  renderIn(<RequestRow locale="en" request={publicRequest()} texts={texts} />)
  const link = screen.getByRole('link', { name: 'Medjool dates' })
  expect(link).toHaveAttribute('href', '/requests/7')
  expect(screen.getByText('24 tonnes')).toBeInTheDocument()
  expect(screen.getByText(/Germany · HS code 080410/)).toBeInTheDocument()
  expect(screen.getByText(/Offers until/)).toBeInTheDocument()
  expect(screen.queryByText(sample)).toBeNull()
})

it('a sample on the board is marked', () => {
  renderIn(<RequestRow locale="en" request={publicRequest({ sample: true })} texts={texts} />)
  expect(screen.getByText(sample)).toBeInTheDocument()
})
