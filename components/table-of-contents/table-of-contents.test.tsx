import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TableOfContents } from './table-of-contents'

it('the contents of a long page lead to its headings', () => {
  render(
    <TableOfContents title="On this page" headings={[{ id: 'section-1', text: 'At a glance' }]} />,
  )
  const nav = screen.getByRole('navigation', { name: 'On this page' })
  expect(within(nav).getByRole('link', { name: 'At a glance' })).toHaveAttribute(
    'href',
    '#section-1',
  )
})
