import { address, pageWith, ships, showShips } from '@/tests/support/ship-list'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { typingPauseMs } from './use-typing'

afterEach(() => {
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

describe('typing into a list', () => {
  const field = () => screen.getByRole('searchbox', { name: 'Search' })
  const type = (value: string) => fireEvent.change(field(), { target: { value } })
  const pause = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  it('is answered when it rests for 300 ms', async () => {
    vi.useFakeTimers()
    expect(typingPauseMs).toBe(300)
    showShips('/ships', pageWith(ships(1)))
    type('gr')
    await pause(299)
    type('grain')
    await pause(299)
    expect(address()).toBe('/ships')
    await pause(1)
    expect(address()).toBe('/ships?q=grain')
  })

  it('does not lead back to the list when a record was opened before', async () => {
    vi.useFakeTimers()
    showShips('/ships', pageWith(ships(1)))
    type('grain')
    window.history.pushState(null, '', '/ships/1')
    await pause(300)
    expect(address()).toBe('/ships/1')
  })

  it('keeps what is in the field, also a space at its end', async () => {
    vi.useFakeTimers()
    showShips('/ships', pageWith(ships(1)))
    type('red ')
    await pause(300)
    expect(address()).toBe('/ships?q=red')
    expect(field()).toHaveValue('red ')
  })

  it('is one step of Back, however often it paused', async () => {
    vi.useFakeTimers()
    showShips('/ships', pageWith(ships(1)))
    const before = window.history.length
    type('g')
    await pause(300)
    type('gr')
    await pause(300)
    expect(address()).toBe('/ships?q=gr')
    expect(window.history.length).toBe(before + 1)
  })

  it('is taken along when another filter is chosen first', () => {
    showShips('/ships', pageWith(ships(1)))
    type('red')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Grain' }))
    expect(address()).toBe('/ships?q=red&cargo=grain')
  })

  it('is answered at once by Enter, and ends at 200 characters', () => {
    showShips('/ships', pageWith(ships(1)))
    expect(field()).toHaveAttribute('maxlength', '200')
    type('x'.repeat(300))
    fireEvent.submit(screen.getByRole('search', { name: 'Filters' }))
    expect(new URLSearchParams(window.location.search).get('q')).toHaveLength(200)
  })

  it('gives way when the view changes by another way', async () => {
    vi.useFakeTimers()
    showShips('/ships?q=red', pageWith(ships(1)))
    type('blue')
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }))
    expect(field()).toHaveValue('')
    await pause(300)
    expect(address()).toBe('/ships')
  })
})
