import { ButtonLink } from '@/components/button/button-link'
import { Carousel } from '@/components/carousel/carousel'
import { MotifHero } from '@/components/motif/motif-hero'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Slide } from '../contract'
import { slideAction, slideEveryMs, slideView } from '../rules'
import styles from './main-slider.module.css'

interface MainSliderProps {
  locale: Locale
  slides: readonly Slide[]
  /** The button of a slide that opens the enquiry-type dialog. */
  dialogButton: (slide: Slide) => ReactNode
}

/**
 * The head of the home page: slides that change automatically, without arrows or delimiters (spec
 * part 1 section 2.3). The title of the first one is the heading of the page.
 */
export function MainSlider({ locale, slides, dialogButton }: MainSliderProps) {
  const t = useTranslations('slider')
  const home = useTranslations('layout')('home')
  if (slides.length === 0) {
    return (
      <h1>
        <VisuallyHidden>{home}</VisuallyHidden>
      </h1>
    )
  }
  return (
    <Carousel
      locale={locale}
      label={t('highlights')}
      views={slideView}
      everyMs={slideEveryMs}
      arrows="on-focus"
      fade
      className={styles.slider}
      controlsClassName={styles.controls}
      slides={slides.map((slide, at) => (
        <MainSlide
          key={slide.id}
          locale={locale}
          slide={slide}
          first={at === 0}
          dialogButton={dialogButton}
        />
      ))}
    />
  )
}

interface MainSlideProps extends Pick<MainSliderProps, 'locale' | 'dialogButton'> {
  slide: Slide
  first: boolean
}

/** The text at the start side, the motif at the other, and one action. */
function MainSlide({ locale, slide, first, dialogButton }: MainSlideProps) {
  const tab = useTranslations('layout')('newTab')
  const t = useTranslations('slider')
  const action = slideAction(slide, locale)
  return (
    <div className={styles.slide}>
      <div className={styles.content}>
        <Bilingual of={slide} field="heading" locale={locale} as="p" className={styles.heading} />
        <Bilingual
          of={slide}
          field="title"
          locale={locale}
          as={first ? 'h1' : 'h2'}
          className={styles.title}
        />
        <Bilingual of={slide} field="description" locale={locale} as="p" className={styles.text} />
        {action.kind === 'link' && (
          <ButtonLink href={action.href} newTab={tab}>
            {inLocale(slide, 'btn_text', locale) || t('learnMore')}
          </ButtonLink>
        )}
        {action.kind === 'dialog' && dialogButton(slide)}
      </div>
      <div className={styles.motif}>
        <MotifHero seed={`slide-${slide.id}`} tone="paper" mirrored={locale === 'ar'} />
      </div>
    </div>
  )
}
