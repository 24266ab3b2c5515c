import { reloadOnce } from '@/lib/cache/reload-once'
import { runConstantScript } from '@/tests/support/constant-script'
import { fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Form } from './form'
import { ScriptFailureTexts } from './script-failure-texts'

const texts = { text: 'Part of this page could not be loaded.', retry: 'Try again' }
const page = (
  <ScriptFailureTexts value={texts}>
    <Form>
      <button type="submit">Send</button>
    </Form>
  </ScriptFailureTexts>
)

let removeListeners: () => void
beforeAll(() => void (removeListeners = runConstantScript()))
afterAll(() => removeListeners())
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  delete document.documentElement.dataset.scriptFailed
})
// A script that is asked for again later would be in the document of another test.
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function scriptFailed(address: string, { ofLoader = false } = {}) {
  const script = document.createElement('script')
  script.src = address
  if (!ofLoader) script.setAttribute('async', '')
  document.body.append(script)
  fireEvent.error(script)
  return script
}

it('a script of the portal that is lost twice marks the page, no other failure does', () => {
  const { dataset } = document.documentElement
  scriptFailed('https://elsewhere.example/tags.js').remove()
  scriptFailed('https://elsewhere.example/tags.js').remove()
  fireEvent(window, new ErrorEvent('error', { error: new Error('another') }))
  scriptFailed('/_next/static/chunks/form.js')
  expect(dataset.scriptFailed).toBeUndefined()
  scriptFailed('/_next/static/chunks/form.js')
  expect(dataset.scriptFailed).toBe('')
})

it('a script of the portal that is lost does not stay, as the loader of chunks would wait for it', () => {
  expect(scriptFailed('/_next/static/chunks/gone.js').isConnected).toBe(false)
  const other = scriptFailed('https://elsewhere.example/tags.js')
  expect(other.isConnected).toBe(true)
  other.remove()
})

it('a script that the loader of chunks repeats itself marks the page at once, and is left to it', () => {
  const script = scriptFailed('/_next/static/chunks/part.js', { ofLoader: true })
  expect(document.documentElement.dataset.scriptFailed).toBe('')
  expect(script.isConnected).toBe(true)
  script.remove()
  vi.runAllTimers()
  expect(document.head.querySelector('script[src$="/part.js"]')).toBe(null)
})

it('a script of the portal that is lost is asked for again three times', () => {
  const again = () => document.head.querySelector('script[src$="/lost.js"]')
  for (const wait of [400, 1600, 3600]) {
    scriptFailed('/_next/static/chunks/lost.js')
    vi.advanceTimersByTime(wait - 1)
    expect(again()).toBe(null)
    vi.advanceTimersByTime(1)
    expect(again()).not.toBe(null)
    again()?.remove()
  }
  scriptFailed('/_next/static/chunks/lost.js')
  vi.runAllTimers()
  expect(again()).toBe(null)
})

describe('a page whose script is gone', () => {
  const reload = vi.fn()
  let tries = 0

  beforeEach(() => {
    window.sessionStorage.clear()
    Reflect.set(globalThis, 'reloadTyped', reload.mockClear())
  })

  async function failWith(status: number) {
    const address = `/_next/static/chunks/of-yesterday-${status}-${tries++}.js`
    const fetch = vi.fn(() => Promise.resolve(new Response(null, { status })))
    vi.stubGlobal('fetch', fetch)
    scriptFailed(address)
    expect(fetch).not.toHaveBeenCalled()
    scriptFailed(address)
    await Promise.all(fetch.mock.results.map(({ value }) => value))
    expect(fetch).toHaveBeenCalledExactlyOnceWith(address, { method: 'HEAD' })
  }

  it('is reloaded once in a minute, as for a part that is gone', async () => {
    await failWith(404)
    expect(reload).toHaveBeenCalledOnce()
    expect(reloadOnce(new Error('Failed to load chunk'))).toBe(false)
    await failWith(404)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is left as it is while the script is there, or the portal does not answer', async () => {
    await failWith(200)
    await failWith(503)
    expect(reload).not.toHaveBeenCalled()
  })
})

it('a form has the line from the server, shown by the marks of the page and of the form alone', () => {
  const html = renderToString(page)
  expect(html).toContain('data-waits-for-script')
  expect(html).toContain(texts.text)
  const rules = readFileSync('components/form/script-failure.module.css', 'utf8')
  expect(rules.replace(/\s+/g, ' ')).toContain(
    ':root[data-script-failed] form[data-waits-for-script] > .line { display: block; }',
  )
})

it('a form that works does not wait any more', () => {
  render(page)
  const form = screen.getByRole('button', { name: 'Send' }).closest('form')
  expect(form).not.toHaveAttribute('data-waits-for-script')
})

it('what was typed is there again after the reload, but a password is not', () => {
  render(
    <form data-waits-for-script="">
      <input aria-label="Email" name="email" />
      <input aria-label="Password" name="password" type="password" />
      <textarea aria-label="Message" name="message" />
    </form>,
  )
  const typed = [
    ['email', 'rana@portal.example'],
    ['message', 'مرحبًا'],
  ]
  window.sessionStorage.setItem('typed', JSON.stringify([window.location.pathname, typed]))
  fireEvent(document, new Event('DOMContentLoaded', { bubbles: true }))
  expect(screen.getByLabelText('Email')).toHaveValue('rana@portal.example')
  expect(screen.getByLabelText('Password')).toHaveValue('')
  expect(screen.getByLabelText('Message')).toHaveValue('مرحبًا')
  expect(window.sessionStorage).toHaveLength(0)
})
