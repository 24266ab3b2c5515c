'use client'

import { Chip } from '@/components/chip/chip'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Part } from '@/components/layout/part'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { Agreement } from '../contract'
import styles from './agreement-row.module.css'
import { firstPartners, isShortened, type PartnersTexts } from './partners'
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
  /** What is to be known of its only partner besides. */
  notice?: ReactNode
}

/** An agreement in a list: name, partners, date and status; all else unfolds, and is printed. */
export function AgreementRow(props: AgreementRowProps) {
  const { locale, agreement, texts, notice } = props
  const status = agreement.legal_status
  const names = partnerNames(props)
  const [first] = daysOf(props)
  return (
    <article>
      {/* A person may open it before the script of the page arrives. */}
      <Part as="details" line="above" className={styles.row} suppressHydrationWarning>
        <summary className={styles.summary}>
          <h3 className={styles.title}>
            <Bilingual of={agreement} field="title" locale={locale} />
          </h3>
          {names.length > 0 && (
            <span className={styles.partners}>{firstPartners({ locale, names, texts })}</span>
          )}
          <span className={styles.state}>
            {status && <Chip {...statusSigns[status]}>{texts.status[status]}</Chip>}
            {first && (
              <Note as="span">
                {first.term} {first.value}
              </Note>
            )}
          </span>
          <span className={styles.mark} data-no-print>
            <Icon name="chevron-down" size={18} />
          </span>
        </summary>
        <div className={styles.more}>
          {notice && <Part below={3}>{notice}</Part>}
          <Bilingual
            of={agreement}
            field="subtitle"
            locale={locale}
            as="p"
            className={styles.lead}
          />
          <Bilingual of={agreement} field="kind" locale={locale} as="p" className={styles.kind} />
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
              <h4>{texts.about}</h4>
              <RichText>
                <BilingualHtml of={agreement} field="content" locale={locale} />
              </RichText>
            </div>
          )}
        </div>
      </Part>
    </article>
  )
}

interface Fact {
  term: string
  value: ReactNode
}

function partnerNames({ agreement, partners }: AgreementRowProps): string[] {
  return partners
    .filter(({ value }) => agreement.country_codes.includes(value))
    .map(({ text }) => text)
}

/** The dates of an agreement: the one that says most is first. */
function daysOf({ locale, agreement, texts: { facts } }: AgreementRowProps): Fact[] {
  const { in_force: inForce, signed, terminated } = agreement
  const day = (term: string, value: string | null) =>
    value === null
      ? []
      : [{ term, value: <time dateTime={value}>{formatDate(value, locale)}</time> }]
  return [
    ...day(facts.ended, terminated),
    ...day(terminated === null ? facts.inForce : facts.inForceFrom, inForce),
    ...(inForce === null ? day(facts.signed, signed) : []),
  ]
}

/** The facts of an agreement that its row does not show at first. */
function factsOf(props: AgreementRowProps): Fact[] {
  const { locale, agreement, texts } = props
  const { facts } = texts
  const { scope } = agreement
  const names = partnerNames(props)
  const text = (term: string, field: 'origin_rule' | 'proof_of_origin') =>
    inLocale(agreement, field, locale) === ''
      ? []
      : [{ term, value: <Bilingual of={agreement} field={field} locale={locale} /> }]
  return [
    ...(isShortened(names) ? [{ term: facts.partners, value: joinTexts(names, locale) }] : []),
    ...daysOf(props).slice(1),
    ...text(facts.proofOfOrigin, 'proof_of_origin'),
    ...text(facts.originRule, 'origin_rule'),
    ...(scope.length === 0
      ? []
      : [
          { term: facts.scope, value: <Scope locale={locale} scope={scope} names={texts.scope} /> },
        ]),
  ]
}
