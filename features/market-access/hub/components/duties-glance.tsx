import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { Fold } from '../../components/fold'
import { SourceMark } from '../../components/source-mark'
import { Unconfirmed } from '../../components/unconfirmed'
import { isConfirmed, nameInText, plainDecimal } from '../../rules'
import type { MarketHub } from '../contract'
import { leadingChapters } from '../rules'
import styles from './duties-glance.module.css'

const leadingCount = 4

/**
 * How many subheadings of a chapter are free for everyone and for goods of the home country: the chapters that it
 * sells there first, and all of them where opened.
 */
export function DutiesGlance({ locale, hub }: { locale: Locale; hub: MarketHub }) {
  const t = useTranslations('marketAccess.hub')
  const { market, duties, tariff, sells } = hub
  const name = nameInText(market, locale)
  const leading = leadingChapters(hub, leadingCount)
  return (
    <Stack aria-labelledby="duties" as="section" gap={3}>
      <SectionHeading id="duties">{t('sections.duties')}</SectionHeading>
      {tariff && duties.length > 0 ? (
        <>
          {leading.length > 0 && (
            <Chapters
              locale={locale}
              duties={leading}
              caption={t(sells ? 'chaptersSold' : 'chaptersOffered')}
            />
          )}
          <div>
            <Fold id="chapters" title={t('allChapters')}>
              <Chapters locale={locale} duties={duties} caption={t('dutiesText')} />
            </Fold>
            <Fold title={t('reading')}>
              <Bilingual of={tariff} field="note" locale={locale} as="p" className={styles.note} />
              <p className={styles.note}>{t('highestNote')}</p>
              <SourceMark mark={tariff} locale={locale} withoutRemark />
            </Fold>
          </div>
          {!isConfirmed(tariff.confidence) && (
            <p>
              <Unconfirmed />
            </p>
          )}
        </>
      ) : (
        <p>{t('noTariff', { market: name })}</p>
      )}
    </Stack>
  )
}

interface ChaptersProps {
  locale: Locale
  duties: MarketHub['duties']
  caption: string
}

function Chapters({ locale, duties, caption }: ChaptersProps) {
  const t = useTranslations('marketAccess.hub')
  const number = (value: number) => formatNumber(value, locale)
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{t('chapter')}</th>
          <th scope="col">{t('homeFree')}</th>
          <th scope="col">{t('mfnFree')}</th>
          <th scope="col">{t('highest')}</th>
        </tr>
      </thead>
      <tbody>
        {duties.map((row) => (
          <tr key={row.chapter.code}>
            <th scope="row">
              <Link
                href={localePath(locale, routes.products(row.chapter.code))}
                look="bare"
                className={styles.chapter}
              >
                <span className={styles.name}>
                  <span data-ltr="">{row.chapter.code}</span>{' '}
                  <Bilingual of={row.chapter} field="name" locale={locale} />
                </span>
              </Link>
            </th>
            <td>
              {t('ofLines', { free: number(row.jordan_free), all: number(row.subheadings) })}
              {row.jordan_unconfirmed > 0 && (
                <Text as="span" tone="warning" block>
                  {t('withUnconfirmed', { count: row.jordan_unconfirmed })}
                </Text>
              )}
            </td>
            <td>{number(row.mfn_free)}</td>
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
