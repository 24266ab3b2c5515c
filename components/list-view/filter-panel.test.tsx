import { openDialogs } from '@/tests/support/dialogs'
import { address, pageWith, ships, showShips } from '@/tests/support/ship-list'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

beforeAll(openDialogs)
afterEach(() => window.history.replaceState(null, '', '/'))

describe('chosen filters', () => {
  it('stand above the list by their names, and are left one by one or all together', async () => {
    const calls = showShips('/ships?q=red&cargo=grain&cargo=oil&sort=old', pageWith(ships(1)))
    const chips = screen.getAllByRole('link', { name: /^Remove filter/ })
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Remove filter: Search: red',
      'Remove filter: Cargo: Grain',
      'Remove filter: Cargo: نفط',
    ])
    const oil = screen.getByRole('link', { name: 'Remove filter: Cargo: نفط' })
    expect(within(oil).getByText('نفط')).toHaveAttribute('lang', 'ar')
    fireEvent.click(screen.getByRole('link', { name: 'Remove filter: Cargo: Grain' }))
    expect(address()).toBe('/ships?q=red&cargo=oil&sort=old')
    expect(screen.getByRole('group', { name: 'Ships' })).toHaveFocus()
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }))
    expect(address()).toBe('/ships?sort=old')
    await waitFor(() => expect(calls.at(-1)?.query).toBe('?sort=old'))
  })

  it('are counted on the button of narrow screens, whose drawer holds the same form', async () => {
    const calls = showShips('/ships?cargo=grain', pageWith(ships(1), 1))
    fireEvent.click(screen.getByRole('button', { name: 'Filters (1)' }))
    const drawer = screen.getByRole('dialog', { name: 'Filters' })
    expect(within(drawer).getByRole('status')).toHaveTextContent('1 ship')
    fireEvent.click(within(drawer).getByRole('checkbox', { name: 'نفط' }))
    expect(address()).toBe('/ships?cargo=grain&cargo=oil')
    await waitFor(() => expect(calls).toHaveLength(1))
    fireEvent.click(within(drawer).getByRole('button', { name: 'Clear all' }))
    expect(address()).toBe('/ships')
    fireEvent.click(within(drawer).getByRole('button', { name: 'Show results' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('are sent by a plain form where there is no script', () => {
    showShips('/ships?cargo=grain&sort=old', pageWith(ships(1)))
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Filters' })
    expect(form.method).toBe('get')
    expect(form.getAttribute('action')).toBe('/ships#results')
    const sent = [...new FormData(form)].map(([name, value]) => `${name}=${String(value)}`)
    expect(sent).toEqual(['q=', 'port=', 'cargo=grain', 'sort=old'])
  })
})
