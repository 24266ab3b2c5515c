import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { OthersHere } from './others-here'

function show(path: string, names: string[], locale: 'en' | 'ar' = 'en') {
  const inputs: unknown[] = []
  answerCalls((_endpoint, input) => {
    inputs.push(input)
    return Promise.resolve(names.map((name, at) => ({ id: at + 1, name })))
  })
  renderIn(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={new QueryClient()}>
        <OthersHere />
      </QueryClientProvider>
    </MemoryRouter>,
    { locale },
  )
  return inputs
}

it.each([
  ['en', ['Nour'], /Nour.* also has this open/],
  ['en', ['Nour', 'Salma'], /Nour.*Salma.* also have this open/],
  ['ar', ['نور'], /السجل مفتوح الآن أيضًا لدى .*نور/],
] as const)('names who else has the record open (%s)', async (locale, names, text) => {
  const inputs = show('/enquiries/7', [...names], locale)
  expect(await screen.findByText(text)).toBeVisible()
  expect(inputs).toEqual([{ body: { record: '/enquiries/7' } }])
})

it('says and sends nothing on a list', () => {
  expect(show('/enquiries', ['Nour'])).toEqual([])
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
