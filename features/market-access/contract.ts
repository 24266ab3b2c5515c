import { homeCountry } from '@/lib/country/home'
import { endpoint } from '@/lib/api/endpoint'
import { bilingualText } from '@/lib/bilingual/schema'
import {
  agreementStates,
  confidences,
  documentNeeds,
  documentStages,
  preferences,
} from '@/lib/db/codes/markets'
import { z } from 'zod'

/** Pages of markets and products carry it: it is dropped when staff publish a fact or a version. */
export const marketAccessTag = 'market-access'

export const iso2 = z.string().regex(/^[A-Z]{2}$/)
export const hs6 = z.string().regex(/^\d{6}$/)
export const day = z.string().nullable()
/** An exact decimal as a text, such as `6.5`; percentages are of the customs value. */
export const decimal = z.string().regex(/^\d+(\.\d+)?$/)

/** Where a fact is from, and how sure it is. */
export const factMark = z.object({
  confidence: z.enum(confidences),
  /** The name of the source as it is shown; empty where none is known. */
  source: z.string(),
  licence: z.string(),
  /** The years of the figures: '2020'; empty for a statement. */
  period: z.string(),
  checked_at: z.string(),
  /** Whether its review is overdue. */
  overdue: z.boolean(),
})

export type FactMark = z.infer<typeof factMark>

/**
 * The bodies whose figures the portal has, by what the official English names of their publications
 * say; the first that fits. Their names in the language of a page are texts of the page.
 */
const sourceBodies = [
  ['usitc', /United States International Trade Commission/],
  ['euInUk', /^Common external tariff of the European Union/],
  ['hmrc', /HM Revenue & Customs/],
  ['ukTariff', /^United Kingdom\b/],
  ['ec', /European Commission|TARIC/],
  ['cbsa', /Canada Border Services Agency/],
  ['worldBank', /World Bank/],
  ['wto', /World Trade Organization/],
  ['unsd', /United Nations Statistics Division|UN Comtrade/],
] as const

/** The body that a source is from; undefined for one that the portal has no name of. */
export function sourceBodyOf(source: string): (typeof sourceBodies)[number][0] | undefined {
  return sourceBodies.find(([, name]) => name.test(source))?.[0]
}

/** What holds for goods of the country in a market today and no answer about a product has checked yet. */
export const marketNotice = z.object({
  ...bilingualText('text'),
  source: z.string(),
  /** The page of the source; empty where none is on file. */
  source_url: z.string(),
  checked_at: z.string(),
  starts: day,
  ends: day,
  /** Whether staff have confirmed it. */
  confirmed: z.boolean(),
})

export type MarketNotice = z.infer<typeof marketNotice>

/** A market: a country, or `EU` for the common tariff of the European Union. */
export const market = z.object({
  iso2,
  ...bilingualText('name'),
  ...bilingualText('region'),
  /** Whose tariff it has: its own code, or `EU`. Null where none is on file. */
  tariff_market: iso2.nullable(),
  /** A member state of the European Union. */
  eu_member: z.boolean(),
  /** They belong next to every duty of the market. */
  notices: z.array(marketNotice),
})

export type Market = z.infer<typeof market>

/** A code of the Harmonized System, with its name and its address. The Arabic name may be empty. */
export const hsNode = z.object({ code: z.string(), ...bilingualText('name') })

export type HsNode = z.infer<typeof hsNode>

export const product = z.object({
  code: hs6,
  ...bilingualText('name'),
  heading: hsNode,
  chapter: hsNode,
  section: hsNode,
  /** The words of its address: `080410-dates-fresh-or-dried`; the code alone where there are none. */
  slug: z.object({ en: z.string(), ar: z.string() }),
})

export type Product = z.infer<typeof product>

export const agreementRef = z.object({
  key: z.string(),
  ...bilingualText('name'),
  state: z.enum(agreementStates),
  /** When it entered into force for this market. */
  since: day,
  fully_free_since: day,
  terminated: day,
  ...bilingualText('date_note'),
  /** The partner page `/fta-country-agreement/{id}`, if there is one. */
  country_agreement_id: z.int().nullable(),
})

export type AgreementRef = z.infer<typeof agreementRef>

export const additionalDuty = factMark.extend({
  heading: z.string(),
  ...bilingualText('name'),
  percent: decimal.nullable(),
  starts: day,
  ends: day,
  ...bilingualText('end_note'),
  /** The last one that is known: shown in the open. */
  last: z.boolean(),
})

export type AdditionalDuty = z.infer<typeof additionalDuty>

export const paper = factMark.extend({
  id: z.int(),
  code: z.string(),
  ...bilingualText('name'),
  stage: z.enum(documentStages),
  /** `usual` for what is always needed, as long as no source says so: usually asked for. */
  need: z.enum([...documentNeeds, 'usual']),
  ...bilingualText('issuer'),
  /** The page of the issuing body, if it has one. */
  institution_id: z.int().nullable(),
  ...bilingualText('occasion'),
  /** Agreements of the market whose proof of origin it is. */
  agreements: z.array(z.object({ key: z.string(), ...bilingualText('name') })),
})

export type Paper = z.infer<typeof paper>

export const quota = z.object({
  order_number: z.string(),
  duty_text: z.string(),
  volume: decimal.nullable(),
  unit: z.string(),
  /** The year of the volume. */
  year: z.string(),
  /** The volume is that of a calendar year. */
  yearly: z.boolean(),
})

export type Quota = z.infer<typeof quota>

const supplier = z.object({
  code: z.string(),
  ...bilingualText('name'),
  value: decimal,
  /** Percent of the market's imports of the product. */
  share: decimal,
})

/** The duty without an agreement. */
export const generalDuty = factMark.extend({
  dataset: z.string(),
  /** National lines below the subheading. */
  lines: z.int(),
  mfn_min: decimal.nullable(),
  mfn_max: decimal.nullable(),
  /** Rates that are not plain percentages, as printed. */
  mfn_other: z.array(z.string()),
  /** Older codes whose range the figures are. */
  via_codes: z.array(z.string()),
  /** The entry price system of the EU applies: the duty also depends on the price at the border. */
  entry_price: z.boolean(),
  ...bilingualText('note'),
})

export type GeneralDuty = z.infer<typeof generalDuty>

/** What one agreement gives the product in the market. */
export const preference = factMark.extend({
  agreement: agreementRef,
  /**
   * From the tariff file: see `preferences`. `unknown` where no file says it: then `general_duty`
   * says what the agreement gives as a whole.
   */
  answer: z.enum(preferences),
  /** The percentage of a reduced rate where it is plain. */
  rate: decimal.nullable(),
  rate_text: z.string(),
  /** National lines with their own rates, where they differ. */
  line_rates: z.array(z.object({ line: z.string(), rate: z.string() })),
  /** The agreement leaves the product out. */
  excluded: z.boolean(),
  ...bilingualText('general_duty'),
  ...bilingualText('coverage'),
  ...bilingualText('note'),
  quotas: z.array(quota),
  best: z.boolean(),
})

export type PreferenceAnswer = z.infer<typeof preference>

/** Figures of the product, in US dollars; null where staff imported none. */
export const productTrade = factMark.extend({
  /** The country’s exports of it to the market (or to the world, on the page of a product). */
  exports: z.array(z.object({ year: z.int(), value: decimal, weight: decimal.nullable() })),
  /** The market's imports by supplier in the newest year. */
  imports: z
    .object({
      year: z.int(),
      total: decimal,
      suppliers: z.array(supplier),
      jordan_share: decimal.nullable(),
    })
    .nullable(),
})

export type ProductTrade = z.infer<typeof productTrade>

/** All goods, in million US dollars: what the trade summary says of a market. */
export const allGoods = factMark.extend({
  year: z.int(),
  imports: decimal.nullable(),
  years: z.array(z.object({ year: z.int(), imports: decimal.nullable() })),
  average_tariff: z.object({ year: z.int(), percent: decimal }).nullable(),
})

export type AllGoods = z.infer<typeof allGoods>

/** Goods that sell there, or that companies offer, with the way to their pair. */
export const productLink = z.object({
  code: hs6,
  ...bilingualText('name'),
  slug: z.object({ en: z.string(), ar: z.string() }),
  /** US dollars of the newest year; null where the reason is an offer. */
  value: decimal.nullable(),
})

export type ProductLink = z.infer<typeof productLink>

/** What each market gives, in one line: for lists and for the choice of a market. */
const marketRow = market.extend({
  agreements: z.array(z.object({ key: z.string(), ...bilingualText('name') })),
})

export type MarketRow = z.infer<typeof marketRow>

export const marketList = endpoint({
  method: 'GET',
  path: 'markets',
  summary: `List markets with the agreements that give goods of ${homeCountry.name.en} access to them`,
  access: 'public',
  query: z.object({ q: z.string().max(100).optional() }),
  response: z.array(marketRow),
  tags: [marketAccessTag],
})
