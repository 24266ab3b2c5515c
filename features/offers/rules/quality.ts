import { textsOf } from '@/lib/bilingual/in-locale'
import type { OfferType } from '../kinds/contract'
import { picturesOf, type Pictured } from '../pictures/rules'
import type { TradeFactName, TradeFacts } from '../trade-facts/contract'
import { isFilled } from '../trade-facts/rules'

/** What an owner has written of an offer, as far as its quality depends on it. */
export type Judged = TradeFacts &
  Pictured & { hs_code: string | null; features: string; features_ara: string }

interface Part {
  /** The field of the form that fills it. */
  field: TradeFactName | 'pictures' | 'features' | 'features_ara'
  isMet: (offer: Judged) => boolean
  /** Whether buyers of this offer ask for it at all. */
  concerns?: (offer: Judged) => boolean
}

const has =
  (...names: TradeFactName[]): Part['isMet'] =>
  (offer) =>
    names.every((name) => isFilled(offer[name]))

/** Goods that have a season: plants, animals and what is made of them at once. */
const isHarvested = ({ hs_code }: Judged) => /^(?:0[1-9]|1[0-4])/.test(hs_code ?? '')

/** Goods that expire: food and drinks, pharmaceuticals, cosmetics and soaps. */
const expires = ({ hs_code }: Judged) => /^(?:0[2-9]|1\d|2[0-4]|30|33|34)/.test(hs_code ?? '')

const picturesWanted = 3

/** Whether a text is there in both languages, or in one of them at least. */
const inBoth = (of: object, field: string) => Object.values(textsOf(of, field)).every(isFilled)
const inEither = (of: object, field: string) => Object.values(textsOf(of, field)).some(isFilled)

const parts = {
  min_order: { field: 'min_order', isMet: has('min_order', 'min_order_unit') },
  delivery: {
    field: 'incoterm',
    isMet: (offer) => isFilled(offer.incoterm) && inEither(offer, 'incoterm_place'),
  },
  lead_time: { field: 'lead_time', isMet: has('lead_time', 'lead_time_unit') },
  certificates: { field: 'certificates', isMet: has('certificates') },
  capacity: { field: 'capacity', isMet: has('capacity', 'capacity_unit') },
  packaging: { field: 'packaging_eng', isMet: has('packaging_eng', 'packaging_ara') },
  samples: { field: 'samples', isMet: has('samples') },
  shelf_life: { field: 'shelf_life', isMet: has('shelf_life'), concerns: expires },
  season: { field: 'season', isMet: has('season'), concerns: isHarvested },
  markets: { field: 'markets', isMet: has('markets') },
  port: { field: 'port', isMet: has('port') },
  languages: { field: 'languages', isMet: has('languages') },
  delivery_modes: { field: 'delivery_modes', isMet: has('delivery_modes') },
  pictures: { field: 'pictures', isMet: (offer) => picturesOf(offer).length >= picturesWanted },
  features: {
    field: 'features',
    isMet: (offer) => inBoth(offer, 'features'),
  },
  alternatives: {
    field: 'pictures',
    isMet: (offer) => picturesOf(offer).every((picture) => inBoth(picture, 'image_alt')),
  },
} as const satisfies Record<string, Part>

export type QualityPart = keyof typeof parts

/** What buyers ask for, what they miss most in front. */
const ranked = {
  products: [
    ...(['min_order', 'delivery', 'lead_time', 'certificates', 'capacity', 'shelf_life'] as const),
    ...(['season', 'packaging', 'samples', 'pictures', 'markets', 'port'] as const),
    ...(['features', 'alternatives'] as const),
  ],
  services: [
    ...(['delivery_modes', 'languages', 'lead_time', 'certificates', 'markets'] as const),
    ...(['min_order', 'capacity', 'features', 'pictures', 'alternatives'] as const),
  ],
} as const satisfies Record<OfferType, readonly QualityPart[]>

export interface OfferQuality {
  met: number
  of: number
  /** What is missing, what buyers miss most in front, with the field that fills it. */
  missing: { part: QualityPart; field: Part['field'] }[]
}

/** What buyers find in an offer of what they look for, and what they miss. */
export function offerQuality(type: OfferType, offer: Judged): OfferQuality {
  const wanted = ranked[type].filter((name) => {
    const { concerns }: Part = parts[name]
    return concerns?.(offer) ?? true
  })
  const missing = wanted.filter((name) => !parts[name].isMet(offer))
  return {
    met: wanted.length - missing.length,
    of: wanted.length,
    missing: missing.map((part) => ({ part, field: fieldOf(part, offer) })),
  }
}

/** The specifications are filled where they are missing. */
function fieldOf(part: QualityPart, offer: Judged): Part['field'] {
  return part === 'features' && isFilled(offer.features) ? 'features_ara' : parts[part].field
}
