import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Alert } from './alert'

describe('a notice', () => {
  it('has a word next to its sign and its colour', () => {
    render(
      <Alert tone="warning" word="Warning">
        Please login to see the data
      </Alert>,
    )
    expect(screen.getByText('Warning:')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('is announced where it appears while somebody reads', () => {
    render(
      <Alert tone="error" word="Error" live>
        Invalid email/password
      </Alert>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid email/password')
  })
})
