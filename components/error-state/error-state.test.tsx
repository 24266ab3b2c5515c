import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ErrorState } from './error-state'
import { Fallback } from './fallback'

function Broken(): never {
  throw new Error('broken')
}

describe('a part that could not be loaded', () => {
  it('says what failed and offers to try again', () => {
    render(
      <ErrorState title="An error occurred" action={<button type="button">Try again</button>} />,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('An error occurred')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
  })

  it('is replaced by its fallback when it fails to render', () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {})
    render(
      <Fallback instead={() => 'Still here'}>
        <Broken />
      </Fallback>,
    )
    expect(screen.getByText('Still here')).toBeInTheDocument()
    silent.mockRestore()
  })
})
