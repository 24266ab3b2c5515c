import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DashboardPage } from './dashboard-page'

it('a screen has one title, also in the window, and what can be done next to it', () => {
  render(
    <DashboardPage title="News" suffix="Back office" actions={<button type="button">New</button>}>
      <p>Rows</p>
    </DashboardPage>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'News' })).toBeInTheDocument()
  expect(document.title).toBe('News – Back office')
  // Where a step takes its own button away, the focus goes to the title.
  screen.getByRole('heading', { level: 1 }).focus()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'New' })).toBeInTheDocument()
  expect(screen.getByText('Rows')).toBeInTheDocument()
})
