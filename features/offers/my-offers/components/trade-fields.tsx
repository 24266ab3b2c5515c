'use client'

import { TextButton } from '@/components/button/text-button'
import { CheckListField } from '@/components/form/check-list-field'
import { FormSection } from '@/components/form/form-section'
import { SelectField, type SelectOption } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { months } from '@/lib/db/codes/trade-terms'
import { localePath, routes } from '@/lib/routing/routes'
import { useWatch } from 'react-hook-form'
import { OfferQualityMeter } from '../../trade-facts/components/offer-quality-meter'
import { factCodes, tradeLimits } from '../../trade-facts/contract'
import { fieldsOfFact } from '../../trade-facts/rules'
import { offerQuality } from '../../rules/quality'
import { formFacts, isListName, isTextName, judgedOf, type ListName, type TextName } from '../rules'
import styles from './trade-fields.module.css'
import { codeNames } from './trade-names'
import type { PartProps } from './use-offer-form'

interface TradeFieldsProps extends PartProps {
  /** Leads to a field, also to one that is folded away. */
  goTo: (name: string) => void
}

/** What buyers ask for before a price: folded, so that the form stays short; all optional. */
export function TradeFields(props: TradeFieldsProps) {
  const { choices, texts, offer } = props
  const { type } = offer.subject
  const { trade } = texts
  if (choices.trade === null) return null
  return (
    <FormSection name="trade" title={texts.sections.trade} help={trade.lead}>
      <Quality {...props} />
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {trade.open}
          <Icon name="chevron-down" size={18} />
        </summary>
        <div className={styles.fields}>
          {formFacts[type].map((fact) => (
            <Fact key={fact} {...props} fact={fact} />
          ))}
        </div>
      </details>
    </FormSection>
  )
}

/** What is missing of what is being written; it alone follows each letter. */
function Quality({ locale, texts, offer, goTo }: TradeFieldsProps) {
  const values = useWatch({ control: offer.form.control, compute: (all) => all })
  return (
    <OfferQualityMeter
      locale={locale}
      quality={offerQuality(offer.subject.type, judgedOf(values))}
      texts={texts.quality}
      wayTo={({ field }, what) => <TextButton onClick={() => goTo(field)}>{what}</TextButton>}
    />
  )
}

/** A fact with its fields, as its row in the table of facts says. */
function Fact({ fact, ...props }: PartProps & { fact: string }) {
  if (fact === 'certificates') return <Certificates {...props} />
  if (isListName(fact)) return <Boxes {...props} name={fact} options={boxesOf(fact, props)} />
  const fields = fieldsOfFact(fact).filter((name) => isTextName(name))
  if (fields.length === 1) return fields.map((name) => <Choice key={name} {...props} name={name} />)
  return (
    <div className={styles.pair}>
      {fields.map((name) =>
        factCodes[name] ? (
          <Choice key={name} {...props} name={name} />
        ) : (
          <TypedField key={name} {...props} name={name} />
        ),
      )}
    </div>
  )
}

interface TradeFieldProps extends PartProps {
  name: TextName
}

const field = ({ texts, offer, errorOf }: PartProps, name: TextName) => ({
  field: offer.form.register(name),
  label: texts.labels[name],
  error: errorOf(name),
  required: false,
})

/** One code of some: a unit, or what says all by itself. */
function Choice({ name, ...props }: TradeFieldProps) {
  const { trade } = props.texts
  const names = codeNames(name, props.texts) ?? {}
  return (
    <SelectField
      {...field(props, name)}
      placeholder={name.endsWith('_unit') ? trade.choose : trade.none}
      options={(factCodes[name] ?? []).map((value) => ({
        value,
        text: name === 'incoterm' ? `${value} · ${names[value]}` : (names[value] ?? value),
      }))}
    />
  )
}

/** A number, or a line in one language; the English one comes first and has the help of both. */
function TypedField({ name, ...props }: TradeFieldProps) {
  const [, fact, suffix] = /^(.+)_(eng|ara)$/.exec(name) ?? []
  if (fact === undefined) return <TextField {...field(props, name)} leftToRight maxLength={20} />
  const language = suffix === 'ara' ? 'ar' : 'en'
  return (
    <TextField
      {...field(props, name)}
      writtenIn={{ language, hints: props.texts.script }}
      maxLength={tradeLimits.line}
      help={language === 'en' ? helpOf(fact, props) : undefined}
    />
  )
}

function helpOf(fact: string, { texts }: PartProps): string | undefined {
  const help: Readonly<Partial<Record<string, string>>> = texts.help
  return help[fact]
}

/** The boxes of a list: the markets of the portal, the months, or the codes of the fact. */
function boxesOf(name: ListName, { choices, texts }: PartProps): readonly SelectOption[] {
  if (name === 'markets') return choices.trade?.markets ?? []
  if (name === 'season') {
    return months.map((month) => ({ value: String(month), text: texts.facts.monthNames[month] }))
  }
  const names = codeNames(name, texts) ?? {}
  return (factCodes[name] ?? []).map((value) => ({ value, text: names[value] ?? value }))
}

/** Lists of many short names. */
const columned: readonly ListName[] = ['season', 'languages']

interface BoxesProps extends PartProps {
  name: ListName
  options: readonly SelectOption[]
}

function Boxes({ name, options, ...props }: BoxesProps) {
  const { locale, texts, offer, errorOf } = props
  const help = helpOf(name, props)
  return (
    <CheckListField
      locale={locale}
      name={name}
      options={options}
      control={offer.form.control}
      label={texts.labels[name]}
      texts={texts.list}
      error={errorOf(name)}
      {...(help !== undefined && { help })}
      {...(columned.includes(name) && { inColumns: true })}
    />
  )
}

/** The certificates of the company, or where it gets some. */
function Certificates(props: PartProps) {
  const { locale, choices, texts, offer } = props
  const { subject } = offer
  const own = [
    ...new Set([...(choices.trade?.certificates ?? []), ...(subject.item?.certificates ?? [])]),
  ]
  if (own.length > 0) {
    const options = own.map((title) => ({ value: title, text: title }))
    return <Boxes {...props} name="certificates" options={options} />
  }
  const company = props.offer.companyId
  return (
    <Text tone="soft">
      {texts.trade.noCertificates}{' '}
      {company !== null && (
        <Link href={localePath(locale, routes.editCompany(company))}>
          {texts.trade.addCertificate}
        </Link>
      )}
    </Text>
  )
}
