import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { TabLinks } from './tab-links'

it('tabs are links, the one that is shown is marked, and one that is closed leads nowhere', () => {
  const tabs = [
    { href: '/a', title: 'First' },
    { href: '/b', title: 'Second' },
    { href: '/c', title: 'Third', disabled: true },
  ]
  render(<TabLinks label="Views" tabs={tabs} current="/b" />)
  expect(screen.getByRole('navigation', { name: 'Views' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'First' })).not.toHaveAttribute('aria-current')
  expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('aria-current', 'page')
  const closed = screen.getByRole('link', { name: 'Third' })
  expect(closed).toHaveAttribute('aria-disabled', 'true')
  expect(closed).not.toHaveAttribute('href')
})
