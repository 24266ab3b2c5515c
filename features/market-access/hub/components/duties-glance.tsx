import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { SourceMark } from '../../components/source-mark'
import { nameInText, plainDecimal } from '../../rules'
import type { MarketHub } from '../contract'
import styles from './duties-glance.module.css'

/** The duties of each chapter: how many subheadings are free for everyone and for Jordan. */
export function DutiesGlance({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess.hub')
  const { market, duties, tariff } = hub
  const name = nameInText(market, locale)
  return (
    <section aria-labelledby="duties" className={styles.section}>
      <SectionHeading id="duties" lead={tariff && t('dutiesText')}>
        {t('sections.duties')}
      </SectionHeading>
      {tariff && duties.length > 0 ? (
        <>
          <Bilingual of={tariff} field="note" locale={locale} as="p" className={styles.note} />
          <SourceMark mark={tariff} locale={locale} />
          <p className={styles.note}>{t('highestNote')}</p>
          <div className={styles.frame}>
            <Chapters locale={locale} duties={duties} />
          </div>
        </>
      ) : (
        <p>{t('noTariff', { market: name })}</p>
      )}
    </section>
  )
}

function Chapters({ locale, duties }: { locale: Locale; duties: MarketHub['duties'] }) {
  const t = useTranslations('marketAccess.hub')
  const number = (value: number) => formatNumber(value, locale)
  return (
    <table className={styles.table} aria-labelledby="duties">
      <thead>
        <tr>
          <th scope="col">{t('chapter')}</th>
          <th scope="col">{t('subheadings')}</th>
          <th scope="col">{t('mfnFree')}</th>
          <th scope="col">{t('jordanFree')}</th>
          <th scope="col">{t('highest')}</th>
        </tr>
      </thead>
      <tbody>
        {duties.map((row) => (
          <tr key={row.chapter.code}>
            <th scope="row">
              <Link href={localePath(locale, routes.products(row.chapter.code))}>
                <span data-ltr="">{row.chapter.code}</span>{' '}
                <Bilingual of={row.chapter} field="name" locale={locale} />
              </Link>
            </th>
            <td>{number(row.subheadings)}</td>
            <td>{number(row.mfn_free)}</td>
            <td>
              {number(row.jordan_free)}
              {row.jordan_unconfirmed > 0 && (
                <span className={styles.open}>
                  {t('withUnconfirmed', { count: row.jordan_unconfirmed })}
                </span>
              )}
            </td>
            <td>
              {row.mfn_max === null ? (
                t('byWeight')
              ) : (
                <span data-ltr="">{plainDecimal(row.mfn_max)}%</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
