import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture'
import { pictureSources } from './sources'

describe('a picture', () => {
  it('offers the width its address names and half of it', () => {
    expect(pictureSources('/media/abc/1280.webp').srcSet).toBe(
      '/media/abc/640.webp 640w, /media/abc/1280.webp 1280w',
    )
    expect(pictureSources('/media/a/b/640.webp').srcSet).toBe(
      '/media/a/b/320.webp 320w, /media/a/b/640.webp 640w',
    )
  })

  it('uses any other address as it is', () => {
    expect(pictureSources('/og/default.png')).toEqual({ src: '/og/default.png' })
  })

  it('waits until it comes into view, unless it is the first of the page', () => {
    render(<Picture src="/media/a/640.webp" alt="A loom" sizes="100vw" />)
    expect(screen.getByRole('img', { name: 'A loom' })).toHaveAttribute('loading', 'lazy')
    render(<Picture src="/media/b/640.webp" alt="A press" sizes="100vw" first />)
    expect(screen.getByRole('img', { name: 'A press' })).toHaveAttribute('loading', 'eager')
  })

  it('shows a mark whole, and any other picture in its full shape', () => {
    render(<Picture src="/media/a/320.webp" alt="Mark of a mill" sizes="100vw" whole />)
    const mark = screen.getByRole('img', { name: 'Mark of a mill' })
    expect(mark.parentElement?.className).toMatch(/whole/)
    render(<Picture src="/media/b/640.webp" alt="A mill" sizes="100vw" />)
    expect(screen.getByRole('img', { name: 'A mill' }).parentElement?.className).not.toMatch(
      /whole/,
    )
  })

  it('shows the drawing where there is none, for the eye only', () => {
    render(<Picture src={null} alt="" sizes="100vw" fallback={<svg data-testid="drawing" />} />)
    expect(screen.getByTestId('drawing').parentElement).toHaveAttribute('aria-hidden', 'true')
  })
})
