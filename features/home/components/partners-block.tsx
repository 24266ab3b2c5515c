import { RichText } from '@/components/rich-text/rich-text'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Partners } from '../contract'
import styles from './partners-block.module.css'

/** The partners of the portal, in the text of the editors (spec part 1 section 2.3). */
export function PartnersBlock({ locale, partners }: { locale: Locale; partners: Partners }) {
  const t = useTranslations('homeBlocks')
  return (
    <section className={styles.block} aria-labelledby="partners">
      <SectionHeading id="partners">{t('partners')}</SectionHeading>
      <div className={styles.text}>
        <RichText>
          <BilingualHtml of={partners} field="custom_text" locale={locale} />
        </RichText>
      </div>
    </section>
  )
}
