import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ReadabilityHint } from './readability-hint'

const sentence = (word: string, count: number) =>
  `<p>Begin ${Array.from({ length: count }, () => word).join(' ')}.</p>`

it('long sentences are counted in the language of the reader, with the beginning of the longest', () => {
  renderIn(<ReadabilityHint text={sentence('trade', 50)} language="en" />, { locale: 'ar' })
  expect(screen.getByText(/^جملة واحدة أطول من 25 كلمة/)).toBeInTheDocument()
  expect(screen.getByText(/^Begin trade/)).toHaveAttribute('lang', 'en')
})

it('a text of good length says so, and a short one nothing', () => {
  const text = sentence('trade', 19).repeat(3)
  const { rerender, container } = renderIn(<ReadabilityHint text={text} language="en" />)
  expect(container).toHaveTextContent('Sentences and paragraphs are of a good length.')
  rerender(<ReadabilityHint text="<p>Short.</p>" language="en" />)
  expect(container).not.toHaveTextContent('length')
})
