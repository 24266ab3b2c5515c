import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { VisuallyHidden } from './visually-hidden'

it('text for people who listen is part of a name', () => {
  render(
    <button type="button">
      3 <VisuallyHidden>chosen filters</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: '3 chosen filters' })).toBeInTheDocument()
})

it('a name that only listeners get may be the label of its field', () => {
  render(
    <>
      <VisuallyHidden as="label" htmlFor="q">
        Search
      </VisuallyHidden>
      <input id="q" />
    </>,
  )
  expect(screen.getByLabelText('Search')).toBeInTheDocument()
})
