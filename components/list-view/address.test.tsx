import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkAddress, showAddress, subscribeToAddress } from './address'

afterEach(() => window.history.replaceState(null, '', '/'))

describe('a subscription to the address', () => {
  it('checks the address once more after it has begun, apart from what React renders then', async () => {
    const listener = vi.fn()
    const end = subscribeToAddress(listener)
    expect(listener).not.toHaveBeenCalled()
    await Promise.resolve()
    expect(listener).toHaveBeenCalledOnce()
    end()
  })

  it('reports every change until it ends', async () => {
    const listener = vi.fn()
    const end = subscribeToAddress(listener)
    end()
    await Promise.resolve()
    showAddress('/ships', 'push')
    checkAddress()
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(listener).not.toHaveBeenCalled()
    const next = subscribeToAddress(listener)
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(listener).toHaveBeenCalledOnce()
    next()
  })
})
