import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyPart, onceConnected } from './lazy-part'

const chunkFailed = new Error('Failed to load chunk')

function Part() {
  return <p>here</p>
}

describe('a part whose script is loaded when it renders', () => {
  it('comes with the connection for who is offline', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(chunkFailed)
    const Lazy = lazyPart(load)
    render(
      <Suspense fallback="loading">
        <Lazy />
      </Suspense>,
    )
    await act(async () => {})
    expect(load).toHaveBeenCalledOnce()
    expect(screen.getByText('loading')).toBeVisible()
    connection.mockReturnValue(true)
    await act(async () => void fireEvent(window, new Event('online')))
    expect(await screen.findByText('here')).toBeVisible()
    connection.mockRestore()
  })

  it('is loaded again where the connection is back before its loss is reported', async () => {
    const first = Promise.withResolvers<typeof Part>()
    const load = vi.fn(() => Promise.resolve(Part)).mockReturnValueOnce(first.promise)
    const loaded = onceConnected(load)
    fireEvent(window, new Event('offline'))
    fireEvent(window, new Event('online'))
    first.reject(chunkFailed)
    await expect(loaded).resolves.toBe(Part)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('fails where the connection was there all the time', async () => {
    const load = vi.fn(() => Promise.reject(chunkFailed))
    await expect(onceConnected(load)).rejects.toBe(chunkFailed)
    expect(load).toHaveBeenCalledOnce()
  })
})
