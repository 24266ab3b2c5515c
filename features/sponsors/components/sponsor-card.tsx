import { Part } from '@/components/layout/part'
import { Link } from '@/components/link/link'
import { MotifLines } from '@/components/motif/motif-lines'
import { Picture } from '@/components/picture/picture'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Sponsor } from '../contract'
import styles from './sponsor-card.module.css'

/** A sponsor in the slider: logo, label and name; its page opens in a new tab. */
export function SponsorCard({ locale, sponsor }: { locale: Locale; sponsor: Sponsor }) {
  const t = useTranslations('sponsors')
  const tab = useTranslations('layout')('newTab')
  const named = inLocale(sponsor, 'DESCRIPTION', locale) !== ''
  return (
    <article className={styles.card}>
      <div className={styles.inner}>
        <Picture
          src={sponsor.image}
          alt=""
          shape="square"
          whole
          sizes="64px"
          className={styles.mark}
          fallback={<MotifLines seed={`sponsor-${sponsor.id}`} form="medallion" />}
        />
        <Part shrinks>
          {named && <p className={styles.label}>{t('label')}</p>}
          <h3 className={styles.name}>
            <Link
              href={localePath(locale, routes.sponsor(sponsor.id))}
              newTab={tab}
              look="bare"
              covers
              className={styles.link}
            >
              {named ? <Bilingual of={sponsor} field="DESCRIPTION" locale={locale} /> : t('label')}
            </Link>
          </h3>
        </Part>
      </div>
    </article>
  )
}
