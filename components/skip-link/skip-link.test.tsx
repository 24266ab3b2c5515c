import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contentId, SkipLink } from './skip-link'

it('the skip link leads into the main region', () => {
  render(<SkipLink>Skip to content</SkipLink>)
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
    'href',
    `#${contentId}`,
  )
})
