import { Chip } from '@/components/chip/chip'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { countForms } from '@/lib/i18n/count-forms'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Agreement } from '../contract'
import { agreementMatrix } from '../queries'
import styles from './agreement-matrix.module.css'
import { Partners } from './partners'
import { Scope } from './scope'
import { statusSigns } from './status-signs'

/** All agreements side by side: partner, scope, status, proof of origin (decisions section 2). */
export async function AgreementMatrix({ locale }: { locale: Locale }) {
  const { agreements, partners } = await agreementMatrix()
  const named = byName(
    filterOptions(partners, 'name', ({ code }) => code, locale),
    locale,
  )
  return <MatrixTable locale={locale} agreements={agreements} partners={named} />
}

interface MatrixTableProps {
  locale: Locale
  agreements: readonly Agreement[]
  partners: readonly FilterOption[]
}

function MatrixTable({ locale, agreements, partners }: MatrixTableProps) {
  const t = useTranslations('agreements')
  const heads = ['agreement', 'partners', 'scope', 'status', 'proofOfOrigin'] as const
  const columns = t.raw('matrix')
  if (agreements.length === 0) return null
  return (
    <section className={styles.section}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('matrix.caption')}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {t(`matrix.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {agreements.map((agreement) => (
            <MatrixRow key={agreement.id} {...{ locale, agreement, partners, columns }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type ColumnTexts = Record<'partners' | 'scope' | 'status' | 'proofOfOrigin', string>

function MatrixRow({
  locale,
  agreement,
  partners,
  columns,
}: Omit<MatrixTableProps, 'agreements'> & { agreement: Agreement; columns: ColumnTexts }) {
  const t = useTranslations('agreements')
  const { country_codes: codes, legal_status: status, in_force: since } = agreement
  const more = countForms((count) => t('partners', { names: '{names}', count }), locale)
  const countries = partners.filter(({ value }) => codes.includes(value))
  const list = localePath(locale, routes.freeTradeAgreements())
  const title = inLocale(agreement, 'title', locale)
  return (
    <tr>
      <th scope="row">
        <Link href={`${list}?q=${encodeURIComponent(title)}`}>
          <Bilingual of={agreement} field="title" locale={locale} />
        </Link>
      </th>
      <td data-label={columns.partners}>
        <Partners locale={locale} countries={countries} texts={{ more }} />
      </td>
      <td data-label={columns.scope}>
        <Scope locale={locale} scope={agreement.scope} names={t.raw('scope')} />
      </td>
      <td data-label={columns.status}>
        {status && <Chip {...statusSigns[status]}>{t(`status.${status}`)}</Chip>}
        {since !== null && (
          <span className={styles.since}>
            {agreement.terminated === null ? t('facts.inForce') : t('facts.inForceFrom')}{' '}
            <time dateTime={since}>{formatDate(since, locale)}</time>
          </span>
        )}
      </td>
      <td data-label={columns.proofOfOrigin}>
        <Bilingual of={agreement} field="proof_of_origin" locale={locale} />
      </td>
    </tr>
  )
}
