import { Note } from '@/components/layout/note'
import type { PublicCertificate } from '@/features/companies/certificates/contract'
import { keysOf } from '@/lib/api/records'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { fillText } from '@/lib/i18n/count-forms'
import { formatDate, joinTexts } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { useId, type ReactNode } from 'react'
import type { OfferType } from '../../kinds/contract'
import type { TradeFacts } from '../contract'
import { factTerms, factTexts, type ToldFact } from './fact-texts'
import { SeasonStrip } from './season-strip'
import styles from './trade-facts.module.css'
import type { TradeTexts } from './trade-texts'

/** The trade facts that a page shows, with certificates that are valid. */
export type ShownFacts = TradeFacts & { public_certificates: readonly PublicCertificate[] }

interface TradeFactListProps {
  locale: Locale
  type: OfferType
  facts: ShownFacts
  /** The names of its markets, in the language of the page. */
  markets: readonly string[]
  texts: TradeTexts
  /** Below the title of a dialog, not of a page. */
  level?: 2 | 3
}

/** What a buyer asks before asking for a price: those facts that the company has filled in. */
export function TradeFactList({
  locale,
  type,
  facts,
  markets,
  texts,
  level = 2,
}: TradeFactListProps) {
  const id = useId()
  const Heading = `h${level}` as const
  const shown = factsOf({ locale, type, facts, markets, texts }).filter(({ value }) => value)
  const hasSeason = facts.season.length > 0
  if (shown.length === 0 && !hasSeason) return null
  return (
    <section aria-labelledby={id} className={styles.section}>
      <Heading id={id} className={styles.heading}>
        {texts.heading[type]}
      </Heading>
      <dl className={styles.facts}>
        {shown.map(({ name, term, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {hasSeason && (
          <div className={`${styles.fact} ${styles.season}`}>
            <dt>{texts.fact.season}</dt>
            <dd>
              <SeasonStrip locale={locale} season={facts.season} texts={texts} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

interface NamedFact {
  name: string
  term: string
  value: ReactNode
}

function factsOf({
  locale,
  type,
  facts,
  markets,
  texts,
}: Omit<TradeFactListProps, 'level'>): NamedFact[] {
  const terms = factTerms(type, texts)
  const told = factTexts({ locale, facts, texts })
  const of = (name: Exclude<keyof typeof terms, 'certificate'>, value: ReactNode): NamedFact => ({
    name,
    term: terms[name],
    value,
  })
  /** What is more than a text. */
  const drawn: Partial<Record<ToldFact, ReactNode>> = {
    delivery: <Delivery locale={locale} facts={facts} texts={texts} />,
    packaging: <Bilingual of={facts} field="packaging" locale={locale} />,
  }
  const inText = keysOf(told).filter((name) => name !== 'season')
  return [
    ...inText.map((name) => of(name, told[name] && (drawn[name] ?? told[name]))),
    of('markets', joinTexts(markets, locale)),
    of('certificates', joinTexts(facts.public_certificates.map(certificate), locale)),
  ]

  function certificate({ title, valid_until }: PublicCertificate) {
    if (valid_until === null) return isolated(title, locale)
    const date = formatDate(valid_until, locale)
    return fillText(terms.certificate, { title, date }, locale)
  }
}

/** The delivery term with its named place, and what it means. */
function Delivery({
  locale,
  facts,
  texts,
}: Pick<TradeFactListProps, 'locale' | 'facts' | 'texts'>) {
  const { incoterm } = facts
  if (incoterm === null) return null
  return (
    <>
      <bdi>{incoterm}</bdi> <Bilingual of={facts} field="incoterm_place" locale={locale} as="bdi" />{' '}
      <Note as="span" tone="faint" block>
        {texts.incoterms[incoterm]}
      </Note>
    </>
  )
}
