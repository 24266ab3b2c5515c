'use client'

import { Chip } from '@/components/chip/chip'
import { Disclosure } from '@/components/disclosure/disclosure'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { Agreement } from '../contract'
import styles from './agreement-row.module.css'
import { Partners, type PartnersTexts } from './partners'
import { Scope } from './scope'
import { statusSigns } from './status-signs'

type LegalStatus = NonNullable<Agreement['legal_status']>

/** The texts of a row. */
export interface AgreementTexts extends PartnersTexts {
  status: Record<LegalStatus, string>
  facts: Record<
    | 'partners'
    | 'scope'
    | 'inForce'
    | 'inForceFrom'
    | 'signed'
    | 'ended'
    | 'originRule'
    | 'proofOfOrigin',
    string
  >
  /** Names of scopes by `scopeKey`. */
  scope: Readonly<Record<string, string>>
  about: string
}

interface AgreementRowProps {
  locale: Locale
  agreement: Agreement
  /** Partner countries by their codes, in the order of their names. */
  partners: readonly FilterOption[]
  texts: AgreementTexts
}

/** An agreement in a list: kind, status, partners, scope, dates, origin; its text unfolds. */
export function AgreementRow(props: AgreementRowProps) {
  const { locale, agreement, texts } = props
  const status = agreement.legal_status
  return (
    <article className={styles.row}>
      <div className={styles.head}>
        <div className={styles.names}>
          <Bilingual of={agreement} field="kind" locale={locale} as="p" className={styles.kind} />
          <h3 className={styles.title}>
            <Bilingual of={agreement} field="title" locale={locale} />
          </h3>
        </div>
        {status && <Chip {...statusSigns[status]}>{texts.status[status]}</Chip>}
      </div>
      <Bilingual of={agreement} field="subtitle" locale={locale} as="p" className={styles.lead} />
      <dl className={styles.facts}>
        {factsOf(props).map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {inLocale(agreement, 'content', locale) !== '' && (
        <div className={styles.about}>
          <Disclosure title={texts.about} level={4}>
            <RichText>
              <BilingualHtml of={agreement} field="content" locale={locale} />
            </RichText>
          </Disclosure>
        </div>
      )}
    </article>
  )
}

interface Fact {
  term: string
  value: ReactNode
}

/** The facts of an agreement. */
function factsOf({ locale, agreement, partners, texts }: AgreementRowProps): Fact[] {
  const { facts } = texts
  const { country_codes: codes, scope, in_force: inForce, signed, terminated } = agreement
  const countries = partners.filter(({ value }) => codes.includes(value))
  const day = (term: string, value: string | null) =>
    value === null
      ? []
      : [{ term, value: <time dateTime={value}>{formatDate(value, locale)}</time> }]
  const text = (term: string, field: 'origin_rule' | 'proof_of_origin') =>
    inLocale(agreement, field, locale) === ''
      ? []
      : [{ term, value: <Bilingual of={agreement} field={field} locale={locale} /> }]
  return [
    ...(countries.length === 0
      ? []
      : [{ term: facts.partners, value: <Partners {...{ locale, countries, texts }} /> }]),
    ...(inForce === null ? day(facts.signed, signed) : []),
    ...day(terminated === null ? facts.inForce : facts.inForceFrom, inForce),
    ...day(facts.ended, terminated),
    ...(scope.length === 0
      ? []
      : [{ term: facts.scope, value: <Scope {...{ locale, scope, names: texts.scope }} /> }]),
    ...text(facts.proofOfOrigin, 'proof_of_origin'),
    ...text(facts.originRule, 'origin_rule'),
  ]
}
