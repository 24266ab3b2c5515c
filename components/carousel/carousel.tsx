import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { CarouselFrameProps } from './carousel-frame'
import { LazyCarouselFrame, LazyTurningFrame } from './lazy-carousel-frame'

interface CarouselProps extends Pick<
  CarouselFrameProps,
  'label' | 'views' | 'everyMs' | 'head' | 'className' | 'controlsClassName'
> {
  locale: Locale
  /** Rendered on the server: a card costs the browser no script. */
  slides: readonly ReactNode[]
  /** `on-focus`: they do not show until somebody reaches them by keyboard. */
  arrows?: CarouselFrameProps['arrows']
  /** Slides take each other's place; else they move along. */
  fade?: boolean
}

/**
 * Slides of which some are shown at a time, after the carousel pattern of WAI-ARIA. It turns by
 * itself when `everyMs` is given; `head` is above it, next to its controls. The caller gives
 * `--gap`, the space between two slides.
 */
export function Carousel({
  locale,
  slides,
  arrows = 'shown',
  fade = false,
  ...frame
}: CarouselProps) {
  const t = useTranslations('slider')
  if (slides.length === 0) return null
  const total = slides.length
  const Frame = frame.everyMs === undefined ? LazyCarouselFrame : LazyTurningFrame
  return (
    <Frame
      {...frame}
      arrows={arrows}
      fade={fade}
      mirrored={locale === 'ar'}
      slides={slides.map((content, at) => ({
        name: t('position', { number: at + 1, total }),
        content,
      }))}
      texts={{
        carousel: t('carousel'),
        slide: t('slide'),
        pause: t('pause'),
        play: t('play'),
        previous: t('previous'),
        next: t('next'),
      }}
    />
  )
}
