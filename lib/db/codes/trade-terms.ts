import type { ExitPoint, HomeCurrency } from '@/lib/country/countries'
import { homeCountry } from '@/lib/country/home'

/** The delivery terms of Incoterms 2020. */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CPT',
  'CFR',
  'CIP',
  'CIF',
  'DAP',
  'DPU',
  'DDP',
] as const

export type Incoterm = (typeof incoterms)[number]

/** What quantities and prices are counted in. */
export const tradeUnits = [
  'piece',
  'kilogram',
  'tonne',
  'litre',
  'metre',
  'square_metre',
  'cubic_metre',
  'carton',
  'pallet',
  'container_20',
  'container_40',
  'hour',
  'project',
] as const

export type TradeUnit = (typeof tradeUnits)[number]

/** The units of services. */
export const serviceUnits: readonly TradeUnit[] = ['hour', 'project']

const homeCurrency: HomeCurrency = homeCountry.currency

/** Currencies of a price (ISO 4217). */
export const currencies = ['USD', 'EUR', homeCurrency, 'GBP', 'CHF', 'SAR', 'AED', 'CNY'] as const

export type Currency = (typeof currencies)[number]

export const isHomeCurrency = (code: Currency): code is HomeCurrency => code === homeCurrency

/** The currencies of costs and prices in a check of origin, which are not converted. */
export const costCurrencies = [
  homeCurrency,
  'USD',
  'EUR',
  'GBP',
] as const satisfies readonly Currency[]

/** What a shelf life and a lead time are counted in. */
export const durationUnits = ['day', 'week', 'month', 'year'] as const

export type DurationUnit = (typeof durationUnits)[number]

/** The months of a season, January being 1. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const

export type Month = (typeof months)[number]

/** Samples for a buyer: free, free except for the carriage, paid, or none. */
export const sampleTerms = ['free', 'freight', 'paid', 'none'] as const

export type SampleTerms = (typeof sampleTerms)[number]

/** Where goods leave the country: its seaports, its airport, and its border crossings. */
export const exitPoints: readonly [ExitPoint, ...ExitPoint[]] = homeCountry.exitPoints

/** How a service reaches a buyer abroad: the modes of supply of the GATS, in a buyer's words. */
export const deliveryModes = ['remote', 'at_buyer', 'at_supplier', 'branch'] as const

export type DeliveryMode = (typeof deliveryModes)[number]

/** Languages that services are supplied in (ISO 639-1). */
export const serviceLanguages = [
  'ar',
  'en',
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'tr',
  'ru',
  'zh',
  'ja',
  'ko',
] as const

export type ServiceLanguage = (typeof serviceLanguages)[number]
