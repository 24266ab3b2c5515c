import { act, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCaptcha, type Captcha } from './use-captcha'

const siteKey = 'site-key-of-the-captcha'
const script = () => document.head.querySelector<HTMLScriptElement>('script[src*=recaptcha]')

let requested: object[]

/** What the provider's script leaves in the window. */
const provide = (answer: () => Promise<string>) =>
  Object.assign(window, {
    grecaptcha: {
      ready: (then: () => void) => then(),
      execute: (key: string, options: object) => {
        requested.push({ key, ...options })
        return answer()
      },
    },
  })

beforeEach(() => {
  requested = []
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(window, 'grecaptcha')
})

/** A form that has a captcha, and what its code may do with it. */
function renderForm(key: string | null = siteKey) {
  const held: { captcha?: Captcha } = {}
  function Form() {
    const captcha = useCaptcha(key)
    held.captcha = captcha
    return <form>{captcha.script}</form>
  }
  const { unmount } = render(<Form />)
  return {
    unmount,
    prepare: () => held.captcha?.prepare(),
    token: () => held.captcha?.token('enquiry') ?? Promise.reject(new Error('no form')),
  }
}

const startForm = async () => {
  await vi.waitFor(() => expect(script()).not.toBeNull())
  return script() ?? document
}
const loaded = async () => {
  const element = await startForm()
  act(() => void fireEvent.load(element))
}

describe('the captcha of a form', () => {
  it('loads no script until somebody starts to fill in the form, and removes it with the form', async () => {
    const form = renderForm()
    await act(() => Promise.resolve())
    expect(script()).toBeNull()
    act(() => form.prepare())
    await startForm()
    form.unmount()
    expect(script()).toBeNull()
  })

  it('loads no script and has no token where the portal runs without captcha', async () => {
    const form = renderForm(null)
    act(() => form.prepare())
    expect(await form.token()).toBeNull()
    expect(script()).toBeNull()
  })

  it('has a token from the provider, for the key and the action', async () => {
    const token = renderForm().token()
    await startForm()
    expect(script()?.src).toBe(`https://www.google.com/recaptcha/api.js?render=${siteKey}`)
    provide(() => Promise.resolve('token'))
    await loaded()
    expect(await token).toBe('token')
    expect(requested).toEqual([{ key: siteKey, action: 'enquiry' }])
  })

  it('loads the script once for many tokens', async () => {
    const form = renderForm()
    act(() => form.prepare())
    await startForm()
    provide(() => Promise.resolve(`token ${requested.length}`))
    await loaded()
    expect([await form.token(), await form.token()]).toEqual(['token 1', 'token 2'])
    expect(document.head.querySelectorAll('script[src*=recaptcha]')).toHaveLength(1)
  })

  it('has no token when the script cannot be fetched, and fetches it again the next time', async () => {
    const form = renderForm()
    const token = form.token()
    const first = await startForm()
    fireEvent.error(first)
    expect(await token).toBeNull()
    const again = form.token()
    await vi.waitFor(() => expect(script()).not.toBe(first))
    provide(() => Promise.resolve('second'))
    await loaded()
    expect(await again).toBe('second')
  })

  it('has no token when the script is not the one of the provider', async () => {
    const token = renderForm().token()
    await loaded()
    expect(await token).toBeNull()
  })

  it('has no token when the provider fails', async () => {
    const token = renderForm().token()
    await startForm()
    provide(() => Promise.reject(new Error('no')))
    await loaded()
    expect(await token).toBeNull()
  })

  it('waits five seconds at most', async () => {
    const form = renderForm()
    act(() => form.prepare())
    await startForm()
    vi.useFakeTimers()
    const got: unknown[] = []
    void form.token().then((token) => got.push(token))
    await vi.advanceTimersByTimeAsync(4_999)
    expect(got).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(got).toEqual([null])
  })
})
