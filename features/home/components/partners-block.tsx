import { Part } from '@/components/layout/part'
import { RichText } from '@/components/rich-text/rich-text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Partners } from '../contract'
import styles from './partners-block.module.css'

interface PartnersBlockProps {
  locale: Locale
  /** The text of the editors; null without one. */
  partners: Partners | null
  sponsors: ReactNode
}

/** The partners of the portal and, next to them, its sponsors (spec part 1 section 2.3). */
export function PartnersBlock({ locale, partners, sponsors }: PartnersBlockProps) {
  const t = useTranslations('homeBlocks')
  return (
    <div className={styles.strip}>
      <div className={styles.inner}>
        {partners && (
          <Part as="section" shrinks className={styles.partners} aria-labelledby="partners">
            <SectionHeading id="partners">{t('partners')}</SectionHeading>
            <Part step={-1} measure={68} above={2}>
              <RichText>
                <BilingualHtml of={partners} field="custom_text" locale={locale} />
              </RichText>
            </Part>
          </Part>
        )}
        <Part shrinks className={styles.sponsors}>
          {sponsors}
        </Part>
      </div>
    </div>
  )
}
