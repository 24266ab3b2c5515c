import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { focusAt, focusOf, movedFocus } from './focus'
import { Picture } from './picture'
import { avifSources, pictureSources } from './sources'

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

  it('offers a photograph as AVIF too, in the same widths, and no other picture', () => {
    const photograph = `/media/${'a'.repeat(32)}/1200.webp`
    const offered = photograph.replace('1200.webp', '600.avif')
    expect(avifSources(photograph)).toBe(
      `${offered} 600w, ${photograph.replace('webp', 'avif')} 1200w`,
    )
    for (const other of [photograph.replace('1200', '1280'), '/media/a/1200.webp', '/a.png']) {
      expect(avifSources(other)).toBeUndefined()
    }
    render(<Picture src={photograph} alt="Coffee" sizes="50vw" />)
    const source = screen.getByRole('img', { name: 'Coffee' }).previousElementSibling
    expect(source).toHaveAttribute('type', 'image/avif')
    expect(source).toHaveAttribute('sizes', '50vw')
  })

  it('is cropped to its focal point, and to its centre without one', () => {
    const focus = focusOf({ image_focus_x: 20, image_focus_y: 80 })
    render(<Picture src="/media/a/640.webp" alt="A cup" sizes="100vw" focus={focus} />)
    expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '20% 80%' })
    expect(focusOf({ image_focus_x: 50, image_focus_y: 50 })).toBeUndefined()
  })

  it('is cropped to the focal point that its address names', () => {
    render(<Picture src="/media/a/640.webp#focus=20,80" alt="A jar" sizes="100vw" />)
    const picture = screen.getByRole('img', { name: 'A jar' })
    expect(picture).toHaveStyle({ objectPosition: '20% 80%' })
    expect(picture).toHaveAttribute('src', '/media/a/640.webp')
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

describe('a focal point', () => {
  it('is moved by arrow keys, in small steps with Shift, and by Home to the centre', () => {
    const press = (key: string, shiftKey = false) => movedFocus({ x: 50, y: 98 }, { key, shiftKey })
    expect(press('ArrowLeft')).toEqual({ x: 45, y: 98 })
    expect(press('ArrowRight', true)).toEqual({ x: 51, y: 98 })
    expect(press('ArrowDown')).toEqual({ x: 50, y: 100 })
    expect(press('Home')).toEqual({ x: 50, y: 50 })
    expect(press('Enter')).toBeUndefined()
  })

  it('is the place of a click in percent, and never outside the picture', () => {
    expect(focusAt({ x: 30, y: 90 }, { width: 120, height: 100 })).toEqual({ x: 25, y: 90 })
    expect(focusAt({ x: -4, y: 140 }, { width: 120, height: 100 })).toEqual({ x: 0, y: 100 })
  })
})
