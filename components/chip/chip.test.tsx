import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Chip } from './chip'
import { RemovableChip } from './removable-chip'

describe('a chip', () => {
  it('names a state with a word next to its sign', () => {
    const { container } = render(
      <Chip tone="success" icon="success">
        Approved
      </Chip>,
    )
    expect(screen.getByText('Approved')).toBeInTheDocument()
    expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  })

  it('that is a chosen filter leads to the list without it', () => {
    render(
      <RemovableChip href="/news" removeText="Remove filter">
        Food
      </RemovableChip>,
    )
    expect(screen.getByRole('link', { name: 'Remove filter: Food' })).toHaveAttribute(
      'href',
      '/news',
    )
  })
})
