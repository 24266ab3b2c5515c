import { ButtonLink } from '@/components/button/button-link'
import { Carousel } from '@/components/carousel/carousel'
import { LitRoute } from '@/components/route-map/lit-route'
import { RouteMap } from '@/components/route-map/route-map'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { homeCountry } from '@/lib/country/home'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Slide } from '../contract'
import { routeOf, slideAction, slideEveryMs, slideView, type ShownRoute } from '../rules'
import styles from './main-slider.module.css'

interface MainSliderProps {
  locale: Locale
  slides: readonly Slide[]
  /** The routes with a figure, the largest partner first; none where no figures are on file. */
  routes: readonly ShownRoute<ReactNode>[]
  /** The button of a slide that opens the enquiry-type dialog. */
  dialogButton: (slide: Slide) => ReactNode
}

/**
 * The head of the home page: slides that change automatically, without arrows or delimiters (spec
 * part 1 section 2.3), above one map on which each lights a route.
 */
export function MainSlider({ locale, slides, routes, dialogButton }: MainSliderProps) {
  const t = useTranslations('slider')
  if (slides.length === 0) return null
  return (
    <div className={styles.hero}>
      <div className={styles.chart} data-no-print>
        <div className={styles.sheet} dir="ltr">
          {homeCountry.hasDrawnMaps && <RouteMap />}
        </div>
      </div>
      <Carousel
        locale={locale}
        label={t('highlights')}
        views={slideView}
        everyMs={slideEveryMs}
        arrows="on-focus"
        fade
        controlsClassName={styles.controls}
        slides={slides.map((slide, at) => (
          <MainSlide
            key={slide.id}
            locale={locale}
            slide={slide}
            route={routeOf(at, routes)}
            dialogButton={dialogButton}
          />
        ))}
      />
    </div>
  )
}

interface MainSlideProps extends Pick<MainSliderProps, 'locale' | 'dialogButton'> {
  slide: Slide
  route: ShownRoute<ReactNode>
}

/** The text at the start side, one action, and the route at the other side. */
function MainSlide({ locale, slide, route, dialogButton }: MainSlideProps) {
  const tab = useTranslations('layout')('newTab')
  const t = useTranslations('slider')
  const action = slideAction(slide, locale)
  return (
    <div className={styles.slide}>
      <div className={styles.inner}>
        <div className={styles.content}>
          <Bilingual of={slide} field="heading" locale={locale} as="p" className={styles.heading} />
          <Bilingual of={slide} field="title" locale={locale} as="h2" className={styles.title} />
          <Bilingual
            of={slide}
            field="description"
            locale={locale}
            as="p"
            className={styles.text}
          />
          {action.kind === 'link' && (
            <ButtonLink href={action.href} newTab={tab}>
              {inLocale(slide, 'btn_text', locale) || t('learnMore')}
            </ButtonLink>
          )}
          {action.kind === 'dialog' && dialogButton(slide)}
        </div>
      </div>
      <div className={styles.chart} data-no-print>
        <div className={styles.sheet} dir="ltr">
          {homeCountry.hasDrawnMaps && <LitRoute partner={route.partner} />}
        </div>
      </div>
      {route.figure && (
        <div className={styles.plane} data-no-print>
          <div className={styles.corner} dir="ltr">
            <div className={styles.figure} dir={directionOf(locale)}>
              {route.figure}
            </div>
          </div>
        </div>
      )}
    </div>
  )
}
