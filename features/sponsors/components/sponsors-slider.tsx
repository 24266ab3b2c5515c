import { Carousel } from '@/components/carousel/carousel'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Sponsor } from '../contract'
import { sponsorViews } from '../rules'
import { SponsorCard } from './sponsor-card'
import styles from './sponsors-slider.module.css'

interface SponsorsSliderProps {
  locale: Locale
  /** The sponsors shown today. */
  sponsors: readonly Sponsor[]
}

/** The sponsors of the home page: some at a time, without automatic movement (spec part 1 section 2.3). */
export function SponsorsSlider({ locale, sponsors }: SponsorsSliderProps) {
  const t = useTranslations('sponsors')
  if (sponsors.length === 0) return null
  return (
    <Carousel
      locale={locale}
      label={t('title')}
      views={sponsorViews}
      head={<SectionHeading>{t('title')}</SectionHeading>}
      className={styles.slider}
      slides={sponsors.map((sponsor) => (
        <SponsorCard key={sponsor.id} locale={locale} sponsor={sponsor} />
      ))}
    />
  )
}
