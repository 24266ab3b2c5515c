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

it('a deep way marks the nearest page above, which is all that a phone shows of it', () => {
  const way = (...steps: Parameters<typeof Breadcrumb>[0]['steps']) =>
    render(<Breadcrumb label="Breadcrumb" steps={steps} />).container.querySelector('ol')
  const home = { title: 'Home', href: '/' }
  const deep = way(home, { title: 'Markets', href: '/markets' }, { title: 'Dates' })
  expect(deep?.querySelector('[data-parent]')).toHaveTextContent('Markets')
  expect(deep).toHaveAttribute('data-deep')
  const grouped = way(home, { title: 'Jordan' }, { title: 'About' })
  expect(grouped?.querySelector('[data-parent]')).toHaveTextContent('Home')
  expect(way(home, { title: 'News' })).not.toHaveAttribute('data-deep')
})
