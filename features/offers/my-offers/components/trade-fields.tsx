'use client'

import { TextButton } from '@/components/button/text-button'
import { CheckListField } from '@/components/form/check-list-field'
import { FormSection } from '@/components/form/form-section'
import { SelectField, type SelectOption } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import {
  deliveryModes,
  durationUnits,
  exitPoints,
  incoterms,
  months,
  sampleTerms,
  serviceLanguages,
  tradeUnits,
} from '@/lib/db/codes/trade-terms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useWatch } from 'react-hook-form'
import { OfferQualityMeter } from '../../trade-facts/components/offer-quality-meter'
import { tradeLimits } from '../../trade-facts/contract'
import { offerQuality } from '../../rules/quality'
import { judgedOf, type ListName, type TextName } from '../rules'
import styles from './trade-fields.module.css'
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
          {type === 'products' ? <GoodsFields {...props} /> : <ServiceFields {...props} />}
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

function GoodsFields(props: PartProps) {
  const { texts } = props
  const { facts, help, trade } = texts
  return (
    <>
      <Counted {...props} name="min_order" units={tradeUnits} names={trade.amounts} />
      <Counted {...props} name="lead_time" units={durationUnits} names={trade.times} />
      <Choice
        {...props}
        name="incoterm"
        options={incoterms.map((term) => ({
          value: term,
          text: `${term} · ${facts.incoterms[term]}`,
        }))}
      />
      <div className={styles.pair}>
        <Line {...props} name="incoterm_place_eng" language="en" help={help.place} />
        <Line {...props} name="incoterm_place_ara" language="ar" />
      </div>
      <Choice {...props} name="port" options={named(exitPoints, facts.port)} />
      <Counted {...props} name="capacity" units={tradeUnits} names={trade.amounts} />
      <div className={styles.pair}>
        <Line {...props} name="packaging_eng" language="en" help={help.packaging} />
        <Line {...props} name="packaging_ara" language="ar" />
      </div>
      <Counted {...props} name="shelf_life" units={durationUnits} names={trade.times} />
      <Choice {...props} name="samples" options={named(sampleTerms, facts.samples)} />
      <Boxes
        {...props}
        name="season"
        inColumns
        help={help.season}
        options={months.map((month) => ({
          value: String(month),
          text: facts.monthNames[month],
        }))}
      />
      <Certificates {...props} />
      <Markets {...props} />
    </>
  )
}

function ServiceFields(props: PartProps) {
  const { facts, trade } = props.texts
  return (
    <>
      <Boxes {...props} name="delivery_modes" options={named(deliveryModes, facts.mode)} />
      <Boxes
        {...props}
        inColumns
        name="languages"
        options={named(serviceLanguages, facts.languages)}
      />
      <Counted {...props} name="lead_time" units={durationUnits} names={trade.times} />
      <Counted {...props} name="min_order" units={tradeUnits} names={trade.amounts} />
      <Counted {...props} name="capacity" units={tradeUnits} names={trade.amounts} />
      <Certificates {...props} />
      <Markets {...props} />
    </>
  )
}

const named = <Code extends string>(
  codes: readonly Code[],
  names: Readonly<Record<Code, string>>,
): SelectOption[] => codes.map((value) => ({ value, text: names[value] }))

const field = ({ texts, offer, errorOf }: PartProps, name: TextName) => ({
  field: offer.form.register(name),
  label: texts.labels[name],
  error: errorOf(name),
  required: false,
})

interface CountedProps<Unit extends string> extends PartProps {
  name: 'min_order' | 'capacity' | 'lead_time' | 'shelf_life'
  units: readonly Unit[]
  names: Readonly<Record<Unit, string>>
}

/** A number and what it counts. */
function Counted<Unit extends string>({ name, units, names, ...props }: CountedProps<Unit>) {
  return (
    <div className={styles.pair}>
      <TextField {...field(props, name)} leftToRight maxLength={20} />
      <SelectField
        {...field(props, `${name}_unit`)}
        placeholder={props.texts.trade.choose}
        options={named(units, names)}
      />
    </div>
  )
}

interface ChoiceProps extends PartProps {
  name: 'incoterm' | 'port' | 'samples'
  options: readonly SelectOption[]
}

function Choice({ name, options, ...props }: ChoiceProps) {
  return (
    <SelectField {...field(props, name)} placeholder={props.texts.trade.none} options={options} />
  )
}

interface LineProps extends PartProps {
  name: TextName
  language: Locale
  help?: string
}

function Line({ name, language, help, ...props }: LineProps) {
  return (
    <TextField
      {...field(props, name)}
      writtenIn={{ language, hints: props.texts.script }}
      maxLength={tradeLimits.line}
      help={help}
    />
  )
}

interface BoxesProps extends PartProps {
  name: ListName
  options: readonly SelectOption[]
  help?: string
  inColumns?: boolean
}

function Boxes({ name, options, help, inColumns, ...props }: BoxesProps) {
  const { locale, texts, offer, errorOf } = props
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
      {...(inColumns && { inColumns })}
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
    return <Boxes {...props} name="certificates" options={options} help={texts.help.certificates} />
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

function Markets(props: PartProps) {
  return <Boxes {...props} name="markets" options={props.choices.trade?.markets ?? []} />
}
