import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { measureKinds } from '@/lib/db/codes/barriers'
import { valueBands } from '@/lib/db/codes/outcomes'
import type { Locale } from '@/lib/i18n/locale'
import type { BarrierReport, BarrierReview, BarrierWrite } from './contract'

type Texts = Record<Locale, string>

const none: Texts = { en: '', ar: '' }

/** A barrier as its form holds it: '' for what is not known. */
export interface WrittenBarrier {
  measure: string
  market: string
  hs_code: string
  started_on: string
  loss_band: string
  agreement: string
  article: Texts
  title: Texts
  summary: Texts
  authority: Texts
}

/** The form of a barrier that is new, or as it was saved. */
export function writtenOf(saved?: BarrierReview): WrittenBarrier {
  return {
    measure: saved?.measure ?? '',
    market: saved?.market.iso2 ?? '',
    hs_code: saved?.hs_code ?? '',
    started_on: saved?.started_on ?? '',
    loss_band: saved?.loss_band ?? '',
    agreement: saved?.agreement_id?.toString() ?? '',
    article: saved ? textsOf(saved, 'article') : none,
    title: saved ? textsOf(saved, 'title') : none,
    summary: saved ? textsOf(saved, 'summary') : none,
    authority: saved ? textsOf(saved, 'authority') : none,
  }
}

/** What a form sends; null while no kind of measure is chosen. */
export function bodyOf(written: WrittenBarrier): BarrierWrite | null {
  const measure = measureKinds.find((one) => one === written.measure)
  if (measure === undefined) return null
  const { market, hs_code, started_on, agreement, article, title, summary, authority } = written
  return {
    measure,
    market,
    hs_code: hs_code === '' ? null : hs_code,
    started_on: started_on === '' ? null : started_on,
    loss_band: valueBands.find((band) => band === written.loss_band) ?? null,
    agreement_id: agreement === '' ? null : Number(agreement),
    ...bilingualPair('article', article),
    ...bilingualPair('title', title),
    ...bilingualPair('summary', summary),
    ...bilingualPair('authority', authority),
  }
}

/** A form with what a report says of the barrier. */
export const fromReport = (
  written: WrittenBarrier,
  { market, hs_code, since }: Pick<BarrierReport, 'market' | 'hs_code' | 'since'>,
): WrittenBarrier => ({
  ...written,
  market: market ?? written.market,
  hs_code: hs_code ?? written.hs_code,
  started_on: since ?? written.started_on,
})
