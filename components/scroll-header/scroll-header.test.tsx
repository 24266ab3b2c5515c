import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { headerThreshold, hidesAt } from './scroll-direction'
import { ScrollHeader } from './scroll-header'

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  fireEvent.scroll(window)
}

afterEach(() => scrollTo(0))

describe('the header', () => {
  it('stays near the top of the page, whichever way one scrolls', () => {
    expect(hidesAt({ top: 0, hidden: false }, headerThreshold)).toBe(false)
    expect(hidesAt({ top: 400, hidden: true }, headerThreshold - 1)).toBe(false)
  })

  it('leaves on the way down and returns on the way up', () => {
    expect(hidesAt({ top: 170, hidden: false }, 300)).toBe(true)
    expect(hidesAt({ top: 900, hidden: true }, 880)).toBe(false)
  })

  it('does not flutter with a trembling finger', () => {
    expect(hidesAt({ top: 900, hidden: true }, 898)).toBe(true)
    expect(hidesAt({ top: 900, hidden: false }, 902)).toBe(false)
  })

  it('is marked hidden in place, so that nothing below it moves', () => {
    render(<ScrollHeader>Portal</ScrollHeader>)
    const header = screen.getByRole('banner')
    scrollTo(500)
    expect(header).toHaveAttribute('data-hidden')
    scrollTo(400)
    expect(header).not.toHaveAttribute('data-hidden')
  })
})
