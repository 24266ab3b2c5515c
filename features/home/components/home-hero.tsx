import { ButtonLink } from '@/components/button/button-link'
import { MotifHero } from '@/components/motif/motif-hero'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Slide } from '../contract'
import styles from './home-hero.module.css'

/** The head of the home page: words on the starting side, the motif on the other, one action. */
export function HomeHero({ locale, slide, href }: { locale: Locale; slide: Slide; href: string }) {
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Bilingual of={slide} field="heading" locale={locale} as="p" className={styles.heading} />
          <Bilingual of={slide} field="title" locale={locale} as="h1" className={styles.title} />
          <Bilingual
            of={slide}
            field="description"
            locale={locale}
            as="p"
            className={styles.text}
          />
          {slide.is_hide_button === 0 && (
            <ButtonLink href={href}>{inLocale(slide, 'btn_text', locale)}</ButtonLink>
          )}
        </div>
        <div className={styles.motif}>
          <MotifHero seed="home" tone="paper" mirrored={locale === 'ar'} />
        </div>
      </div>
    </section>
  )
}
