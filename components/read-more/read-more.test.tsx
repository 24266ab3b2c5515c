import { act, fireEvent, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ReadMore, readMoreMs } from './read-more'

const texts = { more: 'Read more', less: 'Read less' }
const styles = readFileSync('components/read-more/read-more.module.css', 'utf8')
const long = (
  <ReadMore texts={texts}>
    <p>
      A long text with <a href="#place">a link</a>.
    </p>
  </ReadMore>
)
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const text = () => screen.getByText(/A long text/).parentElement

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('a long text', () => {
  it('is folded one second after the page', () => {
    expect(readMoreMs).toBe(1000)
    render(long)
    pass(999)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(text()).not.toHaveAttribute('class')
    pass(1)
    expect(screen.getByRole('button', { name: 'Read more' })).toBeInTheDocument()
    expect(text()).toHaveClass(/folded/)
  })

  it('is whole without script', () => {
    const markup = renderToStaticMarkup(long)
    expect(markup).toContain('A long text')
    expect(markup).not.toMatch(/button|class=/)
  })

  it('is unfolded and folded by a button that says which it is', () => {
    render(long)
    pass(1000)
    const button = screen.getByRole('button')
    expect(button).toHaveAttribute('aria-expanded', 'false')
    expect(button.getAttribute('aria-controls')).toBe(text()?.id)
    fireEvent.click(button)
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(button).toHaveTextContent('Read less')
    expect(text()).not.toHaveAttribute('class')
    fireEvent.click(button)
    expect(button).toHaveTextContent('Read more')
    expect(button).toHaveFocus()
  })

  it('unfolds for focus and search that lead into it', () => {
    render(long)
    pass(1000)
    act(() => screen.getByRole('link').focus())
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    fireEvent.click(screen.getByRole('button'))
    fireEvent.scroll(text() ?? document.body)
    expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  })

  it('is not taken away from anyone who has opened it by then', () => {
    render(
      <details open>
        <summary>Title</summary>
        {long}
      </details>,
    )
    pass(1000)
    expect(screen.getByRole('button', { name: 'Read less' })).toBeInTheDocument()
    expect(text()).not.toHaveAttribute('class')
  })

  it('is printed whole, without the button', () => {
    const printed = styles.split('@media print')[1] ?? ''
    expect(printed).toMatch(/\.folded \{[^}]*max-block-size: none;[^}]*mask-image: none;/)
    expect(printed).toMatch(/\.button \{\s*display: none;/)
  })
})
