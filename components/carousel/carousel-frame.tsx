'use client'

import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { CarouselControls, type ControlTexts } from './carousel-controls'
import styles from './carousel.module.css'
import { Slide, type CarouselSlide } from './slide'
import type { SlickHandle, SlickSlides } from './slick-slides'
import { free, idle, near } from './take-over'
import { useMatching } from './use-media'
import { useRotation } from './use-rotation'
import { viewAt, viewQueries, viewStyle, type CarouselViews } from './views'

export interface CarouselFrameProps {
  label: string
  slides: readonly CarouselSlide[]
  texts: ControlTexts & Record<'carousel' | 'slide', string>
  views: CarouselViews
  mirrored: boolean
  fade: boolean
  everyMs?: number | undefined
  arrows: 'shown' | 'on-focus'
  head?: ReactNode
  className?: string | undefined
  controlsClassName?: string | undefined
}

/**
 * A row of slides as the server sent it: people without script move it by hand. Near the
 * window and when the browser is idle react-slick takes its place, in the same box.
 */
export function CarouselFrame(props: CarouselFrameProps) {
  const { label, slides, texts, views, mirrored, fade, everyMs, arrows, head } = props
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  const slick = useRef<SlickHandle>(null)
  const [Slick, setSlick] = useState<ComponentType<ComponentProps<typeof SlickSlides>>>()
  const [first, setFirst] = useState(0)
  const view = viewAt(views, useMatching(viewQueries(views).join(';')))
  const movable = slides.length > view.shown
  const ready = movable && Slick !== undefined
  const move = (step: 1 | -1) => slick.current?.move(step)
  const { wanted, running, still, toggle, holders } = useRotation(ready ? everyMs : undefined, () =>
    move(1),
  )

  useEffect(() => {
    const initialRow = row.current
    if (!movable || Slick || !initialRow) return
    const left = new AbortController()
    void loadSlick(initialRow, left.signal).then((loaded) => {
      if (!loaded || left.signal.aborted) return
      setFirst(scrolledTo(initialRow, view.scroll))
      setSlick(() => loaded)
    })
    return () => left.abort()
  }, [movable, Slick, view.scroll])

  return (
    <section
      id={id}
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={[styles.carousel, props.className].filter(Boolean).join(' ')}
      {...holders}
    >
      <style>{viewStyle(id, views)}</style>
      <div className={head ? styles.head : undefined}>
        {head}
        {ready && (
          <CarouselControls
            texts={texts}
            arrows={arrows}
            rotation={everyMs === undefined || still ? 'none' : wanted ? 'on' : 'off'}
            onToggle={toggle}
            onMove={move}
            className={props.controlsClassName}
          />
        )}
      </div>
      <div className={styles.frame} aria-live={ready ? (running ? 'off' : 'polite') : undefined}>
        {ready ? (
          <Slick
            key={`${view.shown} ${view.scroll}`}
            ref={slick}
            slides={slides}
            kind={texts.slide}
            view={view}
            from={first}
            mirrored={mirrored}
            fade={fade}
            still={still}
            onMove={setFirst}
          />
        ) : (
          <div ref={row} className={fade ? `${styles.row} ${styles.single}` : styles.row}>
            {slides.map((slide) => (
              <Slide key={slide.name} kind={texts.slide} {...slide} />
            ))}
          </div>
        )}
      </div>
    </section>
  )
}

/** react-slick, when it is time; nothing when it cannot be loaded: the row stays as it is. */
async function loadSlick(row: HTMLElement, signal: AbortSignal) {
  await near(row, signal)
  await idle()
  try {
    const { SlickSlides: loaded } = await import('./slick-slides')
    await free(row, signal)
    return loaded
  } catch {
    return undefined
  }
}

/** The slide that somebody has scrolled the row to, at the beginning of a step. */
function scrolledTo(row: HTMLElement, scroll: number): number {
  const width = row.firstElementChild?.getBoundingClientRect().width ?? 0
  const place = width > 0 ? Math.round(Math.abs(row.scrollLeft) / width) : 0
  return place - (place % scroll)
}
