import { QualityMeter } from '@/components/quality-meter/quality-meter'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { OfferQuality } from '../../rules/quality'
import type { QualityTexts } from './quality-texts'

interface OfferQualityMeterProps {
  locale: Locale
  quality: OfferQuality
  texts: QualityTexts
  /** How many missing things are named. */
  most?: number
  /** The way to what is missing. */
  wayTo: (missing: OfferQuality['missing'][number], what: string) => ReactNode
}

/** What buyers find in an offer of what they look for, and what they miss most. */
export function OfferQualityMeter(props: OfferQualityMeterProps) {
  const { locale, quality, texts, most, wayTo } = props
  const { met, of, missing } = quality
  const named = missing.slice(0, most)
  const count = missing.length - named.length
  return (
    <QualityMeter
      title={fillText(texts.met, { met, of }, locale)}
      filled={met}
      total={of}
      missing={named.map((one) => ({ name: one.part, way: wayTo(one, texts.what[one.part]) }))}
      more={count > 0 ? fillText(texts.more, { count }, locale) : undefined}
      texts={{ missing: texts.missing, complete: texts.all }}
    />
  )
}
