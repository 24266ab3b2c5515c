import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EmptyState } from './empty-state'

it('an empty list says what it is, why, and the next step', () => {
  render(
    <EmptyState
      title="No news articles found"
      text="They appear here."
      action={<a href="/news">All</a>}
    />,
  )
  expect(screen.getByRole('status')).toHaveTextContent('No news articles found')
  expect(screen.getByText('They appear here.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All' })).toBeInTheDocument()
})
