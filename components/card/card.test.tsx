import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Card } from './card'

it('a card holds one real link, its title', () => {
  render(
    <Card
      href="/news/1"
      title="Fair opens"
      meta="Nov 10, 2026"
      action="Read more"
      cover={<img alt="" src="/a.webp" />}
    >
      Companies are invited.
    </Card>,
  )
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('heading', { level: 3, name: 'Fair opens' })).toBeInTheDocument()
  expect(screen.getByText('Read more')).toHaveAttribute('aria-hidden', 'true')
})
