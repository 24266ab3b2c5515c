import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breadcrumb } from './breadcrumb'

it('the way leads from Home to the page, which is no link', () => {
  render(
    <Breadcrumb
      label="Breadcrumb"
      steps={[
        { title: 'Home', href: '/' },
        { title: 'Jordan' },
        { title: 'About', href: '/about' },
      ]}
    />,
  )
  const way = screen.getByRole('navigation', { name: 'Breadcrumb' })
  expect(
    within(way)
      .getAllByRole('listitem')
      .map((step) => step.textContent),
  ).toEqual(['Home', 'Jordan', 'About'])
  expect(within(way).getAllByRole('link')).toHaveLength(1)
  expect(within(way).getByText('About')).toHaveAttribute('aria-current', 'page')
})

it('a step in the other script keeps its own direction', () => {
  render(
    <Breadcrumb
      label="مسار التنقل"
      steps={[{ title: 'GLOBALG.A.P.', href: '/x' }, { title: '.GLOBALG.A.P' }]}
    />,
  )
  const [link, here] = screen.getAllByText(/GLOBALG/)
  expect(link?.closest('bdi')).not.toBeNull()
  expect(here).toHaveAttribute('dir', 'auto')
})
