import { Problem } from '@/lib/api/problem'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { RatingPanel } from './rating-panel'

it.each([
  ['en', english, '4: satisfied', 'Thank you: you gave 4 of 5.'],
  ['ar', arabic, '4: راضٍ', 'شكرًا لك، تقييمك 4 من 5.'],
] as const)('asks once and thanks for the answer (%s)', async (locale, book, name, thanks) => {
  const inputs: unknown[] = []
  answerCalls((_endpoint, input) => {
    inputs.push(input)
    return Promise.resolve({ rating: 4 })
  })
  const texts = book.myEnquiries.rating
  renderIn(<RatingPanel locale={locale} texts={texts} enquiryId={7} rating={null} />, { locale })
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await screen.findByText(thanks)).toBeVisible()
  expect(screen.getByRole('status')).toHaveFocus()
  expect(screen.queryByRole('button')).toBeNull()
  expect(inputs).toEqual([{ params: { id: 7 }, body: { rating: 4 } }])
})

it('shows an answer that was given before, and asks no more', () => {
  const texts = english.myEnquiries.rating
  renderIn(<RatingPanel locale="en" texts={texts} enquiryId={7} rating={2} />)
  expect(screen.getByRole('status')).toHaveTextContent('Thank you: you gave 2 of 5.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says when the answer was not saved, and can be tried again', async () => {
  answerCalls(() => Promise.reject(new Problem('unavailable')))
  const texts = english.myEnquiries.rating
  renderIn(<RatingPanel locale="en" texts={texts} enquiryId={7} rating={null} />)
  await userEvent.click(screen.getByRole('button', { name: '1: not at all satisfied' }))
  expect(await screen.findByText('Your answer could not be saved. Try again.')).toBeVisible()
  expect(screen.getByRole('button', { name: '5: very satisfied' })).toBeVisible()
})
