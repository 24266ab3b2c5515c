import { places } from '@/tests/support/directory'
import { arrivedIn } from '@/tests/support/in-language'
import { pagedAnswer, queryOf } from '@/tests/support/paged-answer'
import { answerCalls } from '@/tests/support/test-transport'
import { screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { registerShape } from '../search-params'
import { RegisterPage } from './register-page'

afterEach(() => window.history.replaceState(null, '', '/'))

it('the register offers nothing without a barrier, except what is chosen', async () => {
  const [, egypt] = places.countries
  const whole = new Map<string, unknown>([
    ['barrier-choices', { countries: [egypt], kinds: ['B'], statuses: ['reported'] }],
    ['countries', places.countries],
  ])
  answerCalls(({ path }, input) =>
    Promise.resolve(whole.get(path) ?? pagedAnswer([], queryOf(input))),
  )
  const view = { country: '400', status: 'resolved' }
  window.history.replaceState(null, '', `/barriers?${new URLSearchParams(view)}`)
  await arrivedIn(await RegisterPage({ locale: 'en', state: registerShape.parse(view) }), {
    locale: 'en',
  })
  const filters = screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map(({ name, options }) => [name, Array.from(options, ({ value }) => value)])
  expect(filters).toEqual([
    ['country', ['', '818', '400']],
    ['kind', ['', 'B']],
    ['status', ['', 'reported', 'resolved']],
  ])
})
