import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const siteKey = 'a site/key'
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*=recaptcha]')

let asked: object[]

/** What the provider's script leaves in the window. */
const provider = (answer: () => Promise<string>) => ({
  ready: (then: () => void) => then(),
  execute: (key: string, options: object) => {
    asked.push({ key, ...options })
    return answer()
  },
})

beforeEach(() => {
  asked = []
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  script()?.remove()
  delete window.grecaptcha
})

const begin = async () => (await import('./token')).captchaToken(siteKey, 'enquiry')

describe('the token of the captcha', () => {
  it('comes from the provider, for the key and the action', async () => {
    const token = begin()
    await vi.waitFor(() => expect(script()).not.toBeNull())
    expect(script()?.src).toBe('https://www.google.com/recaptcha/api.js?render=a%20site%2Fkey')
    window.grecaptcha = provider(() => Promise.resolve('token'))
    fireEvent.load(script() ?? document)
    expect(await token).toBe('token')
    expect(asked).toEqual([{ key: siteKey, action: 'enquiry' }])
  })

  it('is missing when the script cannot be fetched, and is asked for again the next time', async () => {
    const { captchaToken } = await import('./token')
    const token = captchaToken(siteKey, 'enquiry')
    fireEvent.error(script() ?? document)
    expect(await token).toBeNull()
    expect(script()).toBeNull()
    const again = captchaToken(siteKey, 'enquiry')
    window.grecaptcha = provider(() => Promise.resolve('second'))
    fireEvent.load(script() ?? document)
    expect(await again).toBe('second')
  })

  it('is missing when the provider fails', async () => {
    const token = begin()
    await vi.waitFor(() => expect(script()).not.toBeNull())
    window.grecaptcha = provider(() => Promise.reject(new Error('no')))
    fireEvent.load(script() ?? document)
    expect(await token).toBeNull()
  })

  it('is waited for five seconds at most', async () => {
    vi.useFakeTimers()
    const { captchaToken } = await import('./token')
    const got: unknown[] = []
    void captchaToken(siteKey, 'enquiry').then((token) => got.push(token))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(got).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(got).toEqual([null])
  })
})
