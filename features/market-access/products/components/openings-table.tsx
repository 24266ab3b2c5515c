import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { RateText } from '../../components/rate-text'
import { Unconfirmed } from '../../components/unconfirmed'
import type { Product } from '../../contract'
import type { ProductNode } from '../contract'
import { openingDuty, openingPreference } from '../rules'
import styles from './openings-table.module.css'

type Opening = ProductNode['openings'][number]

interface OpeningsProps {
  locale: Locale
  product: Product
  openings: readonly Opening[]
}

/** Markets whose agreement may lower the duty: with their rates, or named where none is on file. */
export function OpeningsTable({ locale, product, openings }: OpeningsProps) {
  const t = useTranslations('marketProducts')
  const rated = openings.filter(({ answer }) => answer !== 'unknown')
  const unrated = openings.filter(({ answer }) => answer === 'unknown')
  if (openings.length === 0) return <p>{t('noOpenings')}</p>
  return (
    <Stack gap={4}>
      {rated.length > 0 && <RatedOpenings locale={locale} product={product} openings={rated} />}
      {unrated.length > 0 && (
        <div>
          <p>{t('unrated')}</p>
          <Row as="ul" gap={5} lineGap={0}>
            {unrated.map((opening) => (
              <li key={opening.market.iso2}>
                <PairLink locale={locale} product={product} opening={opening} />
              </li>
            ))}
          </Row>
        </div>
      )}
    </Stack>
  )
}

function RatedOpenings({ locale, product, openings }: OpeningsProps) {
  const t = useTranslations('marketProducts')
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('openingsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('market')}</th>
            <th scope="col">{t('duty')}</th>
            <th scope="col">{t('preference')}</th>
          </tr>
        </thead>
        <tbody>
          {openings.map((opening) => {
            const { isUnsure, ...preference } = openingPreference(opening)
            return (
              <tr key={opening.market.iso2}>
                <th scope="row">
                  <PairLink locale={locale} product={product} opening={opening} />
                </th>
                <td>
                  <Rate {...openingDuty(opening)} />
                </td>
                <td>
                  <Rate {...preference} /> {isUnsure && <Unconfirmed />}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <Note tone="faint">{t('openingsSource')}</Note>
    </>
  )
}

function Rate({ form, hasOthers }: ReturnType<typeof openingDuty>) {
  const t = useTranslations('marketProducts')
  if (form === null) return hasOthers ? t('byWeight') : t('noTariff')
  return (
    <>
      <span className={styles.rate}>
        <RateText form={form} />
      </span>
      {hasOthers && (
        <Note as="span" block>
          {t('others')}
        </Note>
      )}
    </>
  )
}

interface PairLinkProps {
  locale: Locale
  product: Product
  opening: Opening
}

function PairLink({ locale, product, opening: { market } }: PairLinkProps) {
  return (
    <Link href={localePath(locale, routes.marketProduct(market.iso2, product.slug[locale]))} touch>
      <Bilingual of={market} field="name" locale={locale} />
    </Link>
  )
}
