import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SectionHeading } from './section-heading'

it('a section has a heading that names it, a lead and one action', () => {
  render(
    <SectionHeading id="news" lead="What is new" action={<a href="/news">All news</a>}>
      News
    </SectionHeading>,
  )
  expect(screen.getByRole('heading', { level: 2, name: 'News' })).toHaveAttribute('id', 'news')
  expect(screen.getByText('What is new')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All news' })).toBeInTheDocument()
})
