'use client'

import { useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react'
import Slider from 'react-slick'
import styles from './carousel.module.css'
import { firstShown, slickIndex, stepFrom, swipeScroll } from './places'
import { Slide, type CarouselSlide } from './slide'
import type { CarouselView } from './views'

/** How the controls of a carousel move it. */
export interface SlickHandle {
  move: (step: 1 | -1) => void
}

interface SlickSlidesProps {
  ref: Ref<SlickHandle>
  slides: readonly CarouselSlide[]
  kind: string
  view: CarouselView
  /** The first slide to be shown at the beginning. */
  from: number
  mirrored: boolean
  /** Slides take each other's place; else they move along. */
  fade: boolean
  /** Changes without moving. */
  still: boolean
  onMove: (first: number) => void
}

/**
 * react-slick, right in both directions and clean for people who listen. Its own `rtl` is broken
 * and its `responsive` is not looked at before the first resize (react-slick issue 2446), so it is
 * given the view that holds, and runs left to right in a box that lays its slides the other way.
 */
export function SlickSlides(props: SlickSlidesProps) {
  const { ref, slides, kind, view, from, mirrored, fade, still, onMove } = props
  const track = { count: slides.length, shown: view.shown, mirrored }
  const slider = useRef<Slider>(null)
  const box = useRef<HTMLDivElement>(null)
  const index = useRef(slickIndex(from, track))

  const settle = () => {
    const first = mirrored && !fade ? slickIndex(index.current, track) : index.current
    hideOthers(box.current, first, view.shown)
  }
  useLayoutEffect(settle)

  useImperativeHandle(ref, () => ({
    move: (step) => {
      const first = firstShown(index.current, track)
      const next = stepFrom(first, step, track.count, view.scroll)
      slider.current?.slickGoTo(slickIndex(next, track))
    },
  }))

  // Moving slides are laid out from the right by the stylesheet and stay in reading order; those
  // that fade have no places, but swipe the other way.
  const order = mirrored && fade ? slides.toReversed() : slides
  return (
    <div
      ref={box}
      dir="ltr"
      className={`${styles.slick} ${mirrored && !fade ? styles.mirrored : ''}`}
    >
      <Slider
        ref={slider}
        accessibility={false}
        arrows={false}
        dots={false}
        draggable={false}
        infinite
        fade={fade}
        cssEase={fade ? 'var(--fade)' : 'ease'}
        initialSlide={slickIndex(from, track)}
        slidesToShow={view.shown}
        slidesToScroll={swipeScroll(view.scroll, track)}
        speed={still ? 0 : view.speedMs}
        onReInit={settle}
        beforeChange={(_, next) => {
          index.current = next
          onMove(firstShown(next, track))
        }}
      >
        {order.map((slide) => (
          <Slide key={slide.name} kind={kind} dir={mirrored ? 'rtl' : 'ltr'} {...slide} />
        ))}
      </Slider>
    </div>
  )
}

/** Takes every slide out of reach that is not shown, the copies at both ends of the track included. */
function hideOthers(box: HTMLElement | null, first: number, shown: number): void {
  for (const cell of box?.querySelectorAll<HTMLElement>('[data-index]') ?? []) {
    const place = Number(cell.dataset.index) - first
    const visible = place >= 0 && place < shown
    cell.toggleAttribute('inert', !visible)
    if (visible) cell.removeAttribute('aria-hidden')
    else cell.setAttribute('aria-hidden', 'true')
  }
}
