import { bilingualColumns } from '@/lib/bilingual/columns'
import type { ExitPoint } from '@/lib/country/countries'
import { oneOf, together } from '@/lib/db/checks'
import {
  durationUnits,
  tradeUnits,
  type DeliveryMode,
  type DurationUnit,
  type Incoterm,
  type Month,
  type SampleTerms,
  type ServiceLanguage,
  type TradeUnit,
} from '@/lib/db/codes/trade-terms'
import { sql } from 'drizzle-orm'
import { check, integer, numeric, smallint, text, type PgColumn } from 'drizzle-orm/pg-core'

const amount = () => numeric({ precision: 14, scale: 3, mode: 'number' })

/** What buyers of products and of services ask before they ask for a price; all optional. */
export const tradeColumns = () => ({
  min_order: amount(),
  min_order_unit: text().$type<TradeUnit>(),
  /** In a month. */
  capacity: amount(),
  capacity_unit: text().$type<TradeUnit>(),
  lead_time: smallint(),
  lead_time_unit: text().$type<DurationUnit>(),
  /** Ids of countries, whose list is fixed. */
  markets: integer().array().notNull().default([]),
  /** Titles of certificates of the company. */
  certificates: text().array().notNull().default([]),
})

/** What buyers ask of goods alone. */
export const goodsColumns = () => ({
  ...bilingualColumns('packaging'),
  season: smallint().array().$type<Month[]>().notNull().default([]),
  shelf_life: smallint(),
  shelf_life_unit: text().$type<DurationUnit>(),
  incoterm: text().$type<Incoterm>(),
  ...bilingualColumns('incoterm_place'),
  port: text().$type<ExitPoint>(),
  samples: text().$type<SampleTerms>(),
})

/** What buyers ask of services alone. */
export const serviceColumns = () => ({
  languages: text().array().$type<ServiceLanguage[]>().notNull().default([]),
  delivery_modes: text().array().$type<DeliveryMode[]>().notNull().default([]),
})

/** The constraints of an amount or a time and its unit: above zero, and both or neither. */
export const isCounted = (
  name: string,
  number: PgColumn,
  unit: PgColumn,
  units: readonly string[],
) => [
  check(`${name}_positive`, sql`${number} > 0`),
  together(`${name}_counted`, number, unit),
  oneOf(`${name}_unit`, unit, units),
]

type TradeTable = Record<keyof ReturnType<typeof tradeColumns>, PgColumn>

export const hasTradeFacts = (name: string, table: TradeTable) => [
  ...isCounted(`${name}_min_order`, table.min_order, table.min_order_unit, tradeUnits),
  ...isCounted(`${name}_capacity`, table.capacity, table.capacity_unit, tradeUnits),
  ...isCounted(`${name}_lead_time`, table.lead_time, table.lead_time_unit, durationUnits),
  check(`${name}_markets`, sql`cardinality(${table.markets}) <= 60`),
  check(`${name}_certificates`, sql`cardinality(${table.certificates}) <= 20`),
]
