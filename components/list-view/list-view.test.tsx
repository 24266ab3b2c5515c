import { isActive } from '@/lib/api/activity'
import { Problem } from '@/lib/api/problem'
import {
  address,
  names,
  namesAre,
  pageWith,
  ships,
  showShips,
  status,
} from '@/tests/support/ship-list'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => window.history.replaceState(null, '', '/'))

describe('a list', () => {
  it('shows what the server sent, without a call', () => {
    const calls = showShips('/ships', pageWith(ships(1, 2), 5))
    expect(names()).toEqual(['Ship 1', 'Ship 2'])
    expect(status()).toContain('5 ships')
    expect(status()).toContain('Page 1 of 3')
    expect(calls).toEqual([])
  })

  it('asks for another view, keeps the one before in the meantime, and puts it into the address', async () => {
    const calls = showShips('/ships?page=2', pageWith(ships(3), 3))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Grain' }))
    expect(address()).toBe('/ships?cargo=grain')
    expect(window.location.hash).toBe('#results')
    await waitFor(() => expect(calls.map(({ query }) => query)).toEqual(['?cargo=grain']))
    expect(isActive()).toBe(true)
    expect(names()).toEqual(['Ship 3'])
    expect(screen.getByRole('group', { name: 'Ships' })).toHaveAttribute('aria-busy', 'true')
    calls[0]?.answer(pageWith(ships(1)))
    await namesAre('Ship 1')
    expect(status()).toBe('1 ship')
    expect(isActive()).toBe(false)
  })

  it('shows the view that was asked last, also when an earlier answer comes late', async () => {
    const calls = showShips('/ships', pageWith(ships(1)))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Grain' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    fireEvent.click(screen.getByRole('checkbox', { name: 'نفط' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.answer(pageWith(ships(2)))
    await namesAre('Ship 2')
    calls[0]?.answer(pageWith(ships(3)))
    fireEvent.click(screen.getByRole('checkbox', { name: 'نفط' }))
    await namesAre('Ship 3')
    fireEvent.click(screen.getByRole('checkbox', { name: 'نفط' }))
    await namesAre('Ship 2')
    expect(calls).toHaveLength(2)
    expect(address()).toBe('/ships?cargo=grain&cargo=oil')
  })

  it('restores a view by Back and Forward, from memory', async () => {
    const calls = showShips('/ships', pageWith(ships(1, 2), 5))
    fireEvent.change(screen.getByRole('combobox', { name: 'Port' }), { target: { value: 'aqaba' } })
    await waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.answer(pageWith(ships(4)))
    await namesAre('Ship 4')
    act(() => window.history.back())
    await namesAre('Ship 1', 'Ship 2')
    expect(screen.getByRole('combobox', { name: 'Port' })).toHaveValue('')
    act(() => window.history.forward())
    await namesAre('Ship 4')
    expect(calls).toHaveLength(1)
  })

  it('can be ordered, from the first page', async () => {
    const calls = showShips('/ships?page=2', pageWith(ships(3), 3))
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
      target: { value: 'old' },
    })
    expect(address()).toBe('/ships?sort=old')
    await waitFor(() => expect(calls[0]?.query).toBe('?sort=old'))
  })

  it('opens another page at its top, with the focus in its records', async () => {
    const calls = showShips('/ships', pageWith(ships(1, 2), 5))
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }))
    expect(address()).toBe('/ships?page=2')
    expect(screen.getByRole('group', { name: 'Ships' })).toHaveFocus()
    await waitFor(() => expect(calls[0]?.query).toBe('?page=2'))
  })

  it('leaves a click with a key to the browser', () => {
    showShips('/ships', pageWith(ships(1, 2), 5))
    const taken: boolean[] = []
    const note = (event: Event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    }
    document.addEventListener('click', note, { once: true })
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }), { ctrlKey: true })
    expect(taken).toEqual([false])
    expect(address()).toBe('/ships')
  })
})

describe('a view without records', () => {
  it('says that the filter finds none, and leads to the list', async () => {
    const calls = showShips('/ships?q=nothing', pageWith([]))
    expect(screen.getByText('There is no data for this filter')).toBeInTheDocument()
    const empty = screen.getByRole('group', { name: 'Ships' })
    const out = screen.getByRole('link', { name: 'Clear all' })
    expect(empty).toContainElement(out)
    fireEvent.click(out)
    expect(address()).toBe('/ships')
    await waitFor(() => expect(calls).toHaveLength(1))
  })

  it('says that there is nothing at all where no filter is set', () => {
    showShips('/ships', pageWith([]), 'ar')
    expect(screen.getByText('لا تتوافر بيانات!')).toBeInTheDocument()
    const [out, ...others] = screen.getAllByRole('link')
    expect(out).toHaveAccessibleName('ابحث في البوابة')
    expect(out).toHaveAttribute('href', '/ar/search')
    expect(others).toEqual([])
  })

  it('says that a page is past the last one', () => {
    showShips('/ships?page=9', pageWith([], 3))
    expect(screen.getByText('There is no such page')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('link', { name: 'Go to the first page' }))
    expect(address()).toBe('/ships')
  })
})

describe('a view that fails', () => {
  const failed = async (error: Error) => {
    const calls = showShips('/ships', pageWith(ships(1)))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Grain' }))
    await waitFor(() => expect(calls).toHaveLength(1))
    calls[0]?.fail(error)
    return calls
  }

  it.each([
    ['unavailable', 'The service is not available at the moment. Try again shortly.'],
    ['too_many_requests', 'Too many attempts. Wait a moment and try again.'],
    ['internal', 'Something went wrong on the portal. Try again.'],
  ] as const)('says why: %s', async (code, text) => {
    await failed(new Problem(code))
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(names()).toEqual([])
  })

  it('is tried again, and its filters stay', async () => {
    const calls = await failed(new Problem('unavailable'))
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(calls).toHaveLength(2))
    calls[1]?.answer(pageWith(ships(7)))
    await namesAre('Ship 7')
    expect(screen.getByRole('checkbox', { name: 'Grain' })).toBeChecked()
  })

  it('says when the window is offline', async () => {
    const online = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    await failed(new Problem('unavailable'))
    expect(await screen.findByRole('alert')).toHaveTextContent('You are offline')
    online.mockRestore()
  })
})
