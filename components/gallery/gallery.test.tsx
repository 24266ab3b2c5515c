import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Gallery, type GalleryPicture } from './gallery'

const texts = {
  label: 'Pictures: {name}',
  show: 'Picture {number} of {count}',
  whole: 'See the whole picture: {number} of {count}',
}

const three: GalleryPicture[] = [
  { src: '/media/a/640.webp', alt: 'A bottle' },
  { src: '/media/b/640.webp', alt: '', focus: { x: 10, y: 20 } },
  { src: '/media/c/640.webp', alt: 'A press' },
]

const show = (pictures: readonly GalleryPicture[]) =>
  render(
    <Gallery
      locale="en"
      name="Oil"
      pictures={pictures}
      fallback={<svg data-testid="drawing" />}
      sizes="50vw"
      texts={texts}
    />,
  )

const plain = (text: string | null) => text?.replaceAll(/[\u2066-\u2069]/g, '')
const thumbs = () => within(screen.getByRole('list')).getAllByRole('link')

describe('a gallery', () => {
  it('shows each picture large, and a small one that leads to it', () => {
    show(three)
    expect(thumbs().map((link) => plain(link.getAttribute('aria-label')))).toEqual([
      'Picture 1 of 3: A bottle',
      'Picture 2 of 3',
      'Picture 3 of 3: A press',
    ])
    for (const [at, thumb] of thumbs().entries()) {
      const target = document.getElementById(thumb.getAttribute('href')?.slice(1) ?? '')
      expect(target).toHaveAttribute('href', three[at]?.src)
    }
  })

  it('loads only the first picture at once, and crops each to its focal point', () => {
    show(three)
    const large = within(screen.getByRole('group')).getAllByRole('link')
    const images = large.map((link) => link.querySelector('img'))
    expect(images.map((image) => image?.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    expect(images[1]).toHaveStyle({ objectPosition: '10% 20%' })
  })

  it('brings the large picture of a small one into view, and marks the small one', () => {
    show(three)
    const scrolled = vi.fn()
    const large = within(screen.getByRole('group')).getByRole('link', { name: /A press/ })
    Object.defineProperty(large, 'scrollIntoView', { value: scrolled })
    const [first, , third] = thumbs()
    expect(first).toHaveAttribute('aria-current', 'true')
    if (third) fireEvent.click(third)
    expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', inline: 'start' })
    expect(third).toHaveAttribute('aria-current', 'true')
    expect(first).not.toHaveAttribute('aria-current')
  })

  it('marks the small picture of the one that somebody has scrolled to, in both directions', () => {
    show(three)
    const row = screen.getByRole('group')
    Object.defineProperty(row, 'clientWidth', { value: 500 })
    for (const scrollLeft of [1_000, -1_000]) {
      Object.defineProperty(row, 'scrollLeft', { value: scrollLeft, configurable: true })
      fireEvent.scroll(row)
      expect(thumbs()[2]).toHaveAttribute('aria-current', 'true')
    }
  })

  it('of one picture is that picture, and without any the drawing', () => {
    const { unmount } = show(three.slice(0, 1))
    expect(screen.getByRole('img', { name: 'A bottle' })).toHaveAttribute('loading', 'eager')
    expect(screen.queryByRole('link')).toBeNull()
    unmount()
    show([])
    expect(screen.getByTestId('drawing')).toBeInTheDocument()
  })
})
