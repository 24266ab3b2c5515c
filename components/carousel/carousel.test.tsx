import { arrivedIn } from '@/tests/support/in-language'
import { standInWindow } from '@/tests/support/stand-in-window'
import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/lib/i18n/locale'
import { Carousel } from './carousel'
import './slick-slides'

const everyMs = 12_000
const one = { shown: 1, scroll: 1, speedMs: 500 }
const three = {
  shown: 3,
  scroll: 2,
  speedMs: 700,
  narrower: [{ below: 600, shown: 1, scroll: 1, speedMs: 300 }],
}

const links = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <a key={at} href={`#${at + 1}`}>
      Slide {at + 1}
    </a>
  ))

interface Given {
  count?: number
  locale?: Locale
  views?: typeof one
  turns?: boolean
  fade?: boolean
}

function page({ count = 4, locale = 'en', views = one, turns = false, fade = false }: Given) {
  return arrivedIn(
    <Carousel
      locale={locale}
      label="Offers"
      slides={links(count)}
      views={views}
      fade={fade}
      everyMs={turns ? everyMs : undefined}
    />,
    { locale },
  )
}

/** Time passes in small steps: what a timer changes is drawn before the next one rings. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 200) {
    await act(() => vi.advanceTimersByTimeAsync(Math.min(left, 200)))
  }
}

/** Until react-slick has taken the place of the row. */
async function settled() {
  await pass(10)
  await act(() => vi.dynamicImportSettled())
  await pass(10)
}

async function shown(given: Given) {
  const view = await page(given)
  await settled()
  return view
}

const shownSlides = () => screen.getAllByRole('link').map(({ textContent }) => textContent)
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(1_600)
}

beforeEach(() => {
  vi.useFakeTimers()
  standInWindow()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a carousel before script', () => {
  it('is a row with every slide, named by its place, and nothing to press', async () => {
    await page({ turns: true })
    const section = screen.getByRole('region', { name: 'Offers' })
    expect(section).toHaveAttribute('aria-roledescription', 'carousel')
    const slides = screen.getAllByRole('group')
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual([
      '1 of 4',
      '2 of 4',
      '3 of 4',
      '4 of 4',
    ])
    expect(slides[0]).toHaveAttribute('aria-roledescription', 'slide')
    expect(shownSlides()).toHaveLength(4)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('stays as it is while somebody reads in it by keyboard, and changes when they have left', async () => {
    await page({})
    screen.getByRole('link', { name: 'Slide 2' }).focus()
    await settled()
    expect(shownSlides()).toHaveLength(4)
    act(() => screen.getByRole('link', { name: 'Slide 3' }).focus())
    await settled()
    expect(shownSlides()).toHaveLength(4)
    act(() => screen.getByRole('link', { name: 'Slide 3' }).blur())
    await settled()
    expect(shownSlides()).toEqual(['Slide 1'])
  })

  it('says its words in Arabic', async () => {
    await page({ locale: 'ar' })
    expect(screen.getByRole('region')).toHaveAttribute('aria-roledescription', 'عرض شرائح')
    expect(screen.getByRole('group', { name: '1 من 4' })).toBeInTheDocument()
  })

  it('is nothing without slides', async () => {
    const { container } = await page({ count: 0 })
    expect(container).toBeEmptyDOMElement()
  })
})

describe('a carousel', () => {
  it.each(['en', 'ar'] as const)(
    'begins with the first slides in %s, in reading order',
    async (locale) => {
      await shown({ locale, count: 10, views: three })
      expect(shownSlides()).toEqual(['Slide 1', 'Slide 2', 'Slide 3'])
    },
  )

  it.each([
    { locale: 'en', next: 'Next', previous: 'Previous' },
    { locale: 'ar', next: 'التالي', previous: 'السابق' },
  ] as const)('goes on and back by the scroll of its view in $locale', async (given) => {
    await shown({ locale: given.locale, count: 10, views: three })
    await press(given.next)
    expect(shownSlides()).toEqual(['Slide 3', 'Slide 4', 'Slide 5'])
    await press(given.previous)
    expect(shownSlides()).toEqual(['Slide 1', 'Slide 2', 'Slide 3'])
    await press(given.previous)
    expect(shownSlides().toSorted()).toEqual(['Slide 1', 'Slide 10', 'Slide 9'])
  })

  it.each(['en', 'ar'] as const)(
    'lays its slides out from the starting side in %s',
    async (locale) => {
      const { container } = await shown({ locale, count: 5, views: three })
      const box = container.querySelector('[dir="ltr"].slick-slider')?.parentElement
      expect(box?.className.includes('mirrored')).toBe(locale === 'ar')
      const [slide] = screen.getAllByRole('group')
      expect(slide).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
    },
  )

  it.each(['en', 'ar'] as const)('goes round in %s when its slides fade', async (locale) => {
    await shown({ locale, fade: true, turns: true })
    const seen = [...shownSlides()]
    for (let turn = 0; turn < 4; turn += 1) {
      await pass(everyMs)
      seen.push(...shownSlides())
    }
    expect(seen).toEqual(['Slide 1', 'Slide 2', 'Slide 3', 'Slide 4', 'Slide 1'])
  })

  it('makes no copy of a slide that fades, so that a heading is there once', async () => {
    const { container } = await shown({ fade: true })
    expect(container.querySelectorAll('[data-index]')).toHaveLength(4)
  })

  it('takes hidden slides and copies out of reach', async () => {
    const { container } = await shown({ count: 5, views: three })
    const cells = [...container.querySelectorAll('[data-index]')]
    const inReach = cells.filter((cell) => !cell.hasAttribute('inert'))
    expect(inReach.map((cell) => cell.getAttribute('data-index'))).toEqual(['0', '1', '2'])
    expect(cells.length).toBeGreaterThan(5)
    for (const cell of cells) {
      expect(cell.getAttribute('aria-hidden')).toBe(inReach.includes(cell) ? null : 'true')
    }
  })

  it('is told to people who listen as they move it, and not while it turns by itself', async () => {
    const { container } = await shown({ turns: true })
    const live = () => container.querySelector('[aria-live]')?.getAttribute('aria-live')
    expect(live()).toBe('off')
    await press('Pause slideshow')
    expect(live()).toBe('polite')
  })

  it('has nothing to move where every slide is shown', async () => {
    await shown({ count: 3, views: three })
    expect(shownSlides()).toHaveLength(3)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('follows the width of the window', async () => {
    const { change } = standInWindow({ width: 599 })
    await shown({ count: 10, views: three, locale: 'ar' })
    expect(shownSlides()).toEqual(['Slide 1'])
    await press('التالي')
    expect(shownSlides()).toEqual(['Slide 2'])
    act(() => change({ width: 600 }))
    expect(shownSlides()).toEqual(['Slide 2', 'Slide 3', 'Slide 4'])
  })
})

describe('a carousel that turns by itself', () => {
  it('turns each 12000 ms', async () => {
    await shown({ turns: true })
    await pass(everyMs - 100)
    expect(shownSlides()).toEqual(['Slide 1'])
    await pass(101)
    expect(shownSlides()).toEqual(['Slide 2'])
    await pass(everyMs)
    expect(shownSlides()).toEqual(['Slide 3'])
  })

  it('turns the other way round in Arabic, to the next slide', async () => {
    await shown({ turns: true, locale: 'ar' })
    await pass(everyMs + 1)
    expect(shownSlides()).toEqual(['Slide 2'])
  })

  it('stops under the pointer and waits its time again', async () => {
    await shown({ turns: true })
    const section = screen.getByRole('region')
    fireEvent.pointerEnter(section)
    await pass(3 * everyMs)
    expect(shownSlides()).toEqual(['Slide 1'])
    fireEvent.pointerLeave(section)
    await pass(everyMs - 100)
    expect(shownSlides()).toEqual(['Slide 1'])
    await pass(200)
    expect(shownSlides()).toEqual(['Slide 2'])
  })

  it('stops while the focus is in it', async () => {
    await shown({ turns: true })
    act(() => screen.getByRole('link').focus())
    await pass(3 * everyMs)
    expect(shownSlides()).toEqual(['Slide 1'])
    act(() => screen.getByRole('link').blur())
    await pass(everyMs + 1)
    expect(shownSlides()).toEqual(['Slide 2'])
  })

  it('stops while the tab is hidden', async () => {
    await shown({ turns: true })
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(3 * everyMs)
    expect(shownSlides()).toEqual(['Slide 1'])
    hidden.mockRestore()
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await pass(everyMs + 1)
    expect(shownSlides()).toEqual(['Slide 2'])
  })

  it('stops for good by its control, and starts by it with the focus still there', async () => {
    await shown({ turns: true })
    act(() => screen.getByRole('button', { name: 'Pause slideshow' }).focus())
    await press('Pause slideshow')
    act(() => screen.getByRole('button', { name: 'Play slideshow' }).blur())
    await pass(3 * everyMs)
    expect(shownSlides()).toEqual(['Slide 1'])
    act(() => screen.getByRole('button', { name: 'Play slideshow' }).focus())
    await press('Play slideshow')
    await pass(everyMs)
    expect(shownSlides()).toEqual(['Slide 2'])
  })

  it('never starts for people who want less motion, has no control for it, and goes on by hand', async () => {
    standInWindow({ reducedMotion: true })
    await shown({ turns: true })
    await pass(3 * everyMs)
    expect(shownSlides()).toEqual(['Slide 1'])
    expect(screen.queryByRole('button', { name: /slides/ })).toBeNull()
    await press('Next')
    expect(shownSlides()).toEqual(['Slide 2'])
  })

  it('does not move with one slide, without a control', async () => {
    await shown({ turns: true, count: 1 })
    await pass(3 * everyMs)
    expect(shownSlides()).toEqual(['Slide 1'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
