import type {
  AgreementRef,
  FactMark,
  Market,
  MarketNotice,
  GeneralDuty,
  PreferenceAnswer,
} from '@/features/market-access/contract'
import type { MarketHub } from '@/features/market-access/hub/contract'
import type { OriginOfPair, PairAnswer } from '@/features/market-access/pair/contract'
import type { RelatedRecords } from '@/features/market-access/related/contract'
import { bilingualPair } from '@/lib/bilingual/pair'

const named = (en: string, ar: string) => bilingualPair('name', { en, ar })
const none = <Field extends string>(field: Field) => bilingualPair(field, { en: '', ar: '' })

export const sourced: FactMark = {
  confidence: 'sourced',
  source: 'Official tariff',
  licence: '',
  period: '2020',
  checked_at: '2026-11-01',
  overdue: false,
}

export const germany: Market = {
  iso2: 'DE',
  ...named('Germany', 'ألمانيا'),
  ...bilingualPair('region', { en: 'Europe', ar: 'أوروبا' }),
  tariff_market: 'EU',
  eu_member: true,
  notices: [],
}

/** What applies in a market and is not checked by product. */
export const openNotice: MarketNotice = {
  ...bilingualPair('text', { en: 'Many goods pay 10 % more', ar: 'يُفرض رسم إضافي' }),
  source: 'Tariff schedule, note 52',
  source_url: 'https://tariff.example/note-52',
  checked_at: '2026-11-28',
  starts: '2026-07-24',
  ends: null,
  confirmed: false,
}

/** The market with the notice. */
export const noticed = { ...germany, notices: [openNotice] }

export const plainDuty: GeneralDuty = {
  ...sourced,
  dataset: 'tariff-eu',
  lines: 1,
  mfn_min: '7.7',
  mfn_max: '7.7',
  mfn_other: [],
  via_codes: [],
  entry_price: false,
  ...none('note'),
}

export const association: AgreementRef = {
  key: 'eu',
  ...named('Association agreement', 'اتفاقية الشراكة'),
  state: 'in_force',
  since: '2002-05-01',
  fully_free_since: null,
  terminated: null,
  ...none('date_note'),
  country_agreement_id: 20,
}

export const freePreference: PreferenceAnswer = {
  ...sourced,
  agreement: association,
  answer: 'free',
  rate: null,
  rate_text: '',
  line_rates: [],
  excluded: false,
  ...none('general_duty'),
  ...none('coverage'),
  ...none('note'),
  quotas: [],
  best: true,
}

export const listOrigin: OriginOfPair = {
  agreement_key: 'eu',
  basis: 'original_list',
  mark: sourced,
  rules: [
    {
      number: 1,
      hs_from: '0801',
      hs_to: '0814',
      list_heading: '0801 to 0814',
      partial: false,
      scope: null,
      ...none('scope_text'),
      ...none('note'),
      alternatives: [
        {
          conditions: [
            bilingualPair('text', {
              en: 'All fruit is wholly obtained.',
              ar: 'الثمار متحصلة كليًا.',
            }),
          ],
        },
      ],
    },
  ],
  general: [],
  tolerance_percent: '10',
  textile_notes: false,
  ...none('tolerance_note'),
  ...none('cumulation'),
  cumulation_countries: [],
  ...bilingualPair('transport', { en: 'Direct transport', ar: 'النقل المباشر' }),
  ...none('drawback'),
  ...none('special_rules'),
  legal_source: 'Protocol 3',
  proofs: [
    {
      ...sourced,
      code: 'EUR.1',
      ...named('EUR.1 movement certificate', 'شهادة حركة البضائع EUR.1'),
      ...bilingualPair('issuer', { en: 'Jordan Customs', ar: 'دائرة الجمارك الأردنية' }),
      ...none('threshold'),
      valid_months: 4,
      keep_years: 3,
    },
  ],
}

/** Dates to Germany, whose facts a test replaces. */
export function pairOf(facts: Partial<PairAnswer> = {}): PairAnswer {
  return {
    market: germany,
    product: {
      code: '080410',
      ...named('Dates, fresh or dried', 'تمور طازجة أو مجففة'),
      heading: { code: '0804', ...named('Dates, figs', 'تمور وتين') },
      chapter: { code: '08', ...named('Fruit and nuts', 'فواكه وثمار') },
      section: { code: 'II', ...named('Vegetable products', 'منتجات نباتية') },
      slug: { en: '080410-dates-fresh-or-dried', ar: '080410-تمور-طازجة-أو-مجففة' },
    },
    duty: plainDuty,
    preferences: [freePreference],
    ended: [],
    saving_percent: null,
    additional: [],
    origins: [listOrigin],
    documents: [],
    trade: null,
    all_goods: null,
    ...facts,
  }
}

export const nothingRelated: RelatedRecords = {
  companies: { total: 0, records: [] },
  offers: { total: 0, records: [] },
  events: [],
  institutions: [],
  experts: [],
  news: [],
  publications: { total: 0, newest: null },
}

/** The hub of Germany, whose facts a test replaces. */
export function hubOf(facts: Partial<MarketHub> = {}): MarketHub {
  return {
    market: germany,
    members: [],
    agreements: [],
    ended: [],
    tariff: null,
    duties: [],
    additional: [],
    documents: [],
    sells: null,
    jordan_exports: null,
    all_goods: null,
    offered: [],
    ...facts,
  }
}
