import { problemCodes } from '@/lib/api/problem'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useProblemTexts } from './problem-texts'

function Problems() {
  return <pre>{JSON.stringify(useProblemTexts())}</pre>
}

it('every problem has a text for people', () => {
  renderIn(<Problems />, { locale: 'ar' })
  const texts: unknown = JSON.parse(screen.getByText(/^\{/).textContent ?? '{}')
  expect(Object.keys(texts ?? {})).toEqual([...problemCodes])
})
