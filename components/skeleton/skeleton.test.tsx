import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Skeleton } from './skeleton'

it('shapes that wait are announced once, by a word', () => {
  render(<Skeleton shape="card" count={3} label="Loading" />)
  const status = screen.getByRole('status')
  expect(status).toHaveTextContent('Loading')
  expect(status.querySelectorAll('[aria-hidden="true"]')).toHaveLength(3)
})

it('a line of filters waits over the cards', () => {
  render(<Skeleton shape="card" bar count={3} label="Loading" />)
  expect(screen.getByRole('status').querySelectorAll('[aria-hidden="true"]')).toHaveLength(4)
})
