import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guideWarningMs } from '../rules'
import { DownloadGate } from './download-gate'

const loginHref = '/auth/login?redirect=%2Fpages%2F120-export-guide'
const texts = { warning: 'Please log in to download the guide', logIn: 'Log in', close: 'Close' }
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const alert = () => screen.getByRole('alert')

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <DownloadGate loginHref={loginHref} texts={texts}>
      <a href={loginHref} data-needs-login>
        Download guide
      </a>
      <a href="#step-1">Step 1</a>
    </DownloadGate>,
  )
})

afterEach(() => {
  vi.useRealTimers()
})

/** A press by pointer (1) or by key (0); returns whether the browser would follow the link. */
const press = (name: string, detail = 1) =>
  fireEvent.click(screen.getByRole('link', { name }), { detail })

describe('a download while logged out', () => {
  it('shows the warning of the specification with a login action that returns to the page', () => {
    expect(press('Download guide')).toBe(false)
    expect(alert()).toHaveTextContent('Please log in to download the guide')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', loginHref)
  })

  it('shows it for five seconds', () => {
    expect(guideWarningMs).toBe(5000)
    press('Download guide')
    pass(4999)
    expect(alert()).not.toBeEmptyDOMElement()
    pass(1)
    expect(alert()).toBeEmptyDOMElement()
  })

  it('shows it again for another press', () => {
    press('Download guide')
    pass(5000)
    press('Download guide')
    expect(alert()).not.toBeEmptyDOMElement()
  })

  it('moves the focus to the login action after a key press, and back when the warning is closed', () => {
    const download = screen.getByRole('link', { name: 'Download guide' })
    press('Download guide', 0)
    const action = screen.getByRole('link', { name: 'Log in' })
    expect(action).toHaveFocus()
    pass(20_000)
    expect(action).toHaveFocus()
    fireEvent.keyDown(action, { key: 'Escape' })
    expect(alert()).toBeEmptyDOMElement()
    expect(download).toHaveFocus()
  })

  it('does not move the focus when the warning times out', () => {
    press('Download guide')
    act(() => screen.getByRole('link', { name: 'Step 1' }).focus())
    pass(5000)
    expect(screen.getByRole('link', { name: 'Step 1' })).toHaveFocus()
  })

  it('leaves other links, and presses that open another tab, to the browser', () => {
    expect(press('Step 1')).toBe(true)
    const another = fireEvent.click(screen.getByRole('link', { name: 'Download guide' }), {
      ctrlKey: true,
    })
    expect(another).toBe(true)
    expect(alert()).toBeEmptyDOMElement()
  })
})
