import { places, sectors } from '@/tests/support/directory'
import { arrivedIn } from '@/tests/support/in-language'
import { pagedAnswer, queryOf } from '@/tests/support/paged-answer'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { boardShape } from '../search-params'
import { BoardPage } from './board-page'

afterEach(() => window.history.replaceState(null, '', '/'))

it('the board offers no sector or market without a request, except one that is chosen', async () => {
  const [garments] = sectors.products
  const [, egypt] = places.countries
  const whole = new Map<string, unknown>([
    ['buying-request-choices', { chapters: [], industries: [garments], countries: [egypt] }],
    ['industries', sectors.products],
    ['countries', places.countries],
  ])
  answerCalls(({ path }, input) =>
    Promise.resolve(whole.get(path) ?? pagedAnswer([], queryOf(input))),
  )
  window.history.replaceState(null, '', '/requests?country=400')
  const state = boardShape.parse({ country: '400' })
  await arrivedIn(await BoardPage({ locale: 'en', state }), { locale: 'en' })
  const valuesOf = (name: string) => {
    const { options } = screen.getByRole<HTMLSelectElement>('combobox', { name })
    return Array.from(options, ({ value }) => value)
  }
  expect(valuesOf('Sector')).toEqual(['', '1'])
  expect(valuesOf('Market')).toEqual(['', '818', '400'])
  expect(screen.getByRole('combobox', { name: 'Market' })).toHaveDisplayValue('Jordan')
})
