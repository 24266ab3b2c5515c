/**
 * Colours of the covers: six hues that follow one another from petrol to the rose of sandstone,
 * each in six depths. A sector or kind has its own ordered pair, so that its covers are related and
 * no two sectors look the same. Covers carry no text; nothing here needs a reading contrast.
 */
export interface Hue {
  deep: string
  dark: string
  main: string
  mid: string
  light: string
  tint: string
}

export interface MotifPalette {
  /** Sets the ground and most lines. */
  main: Hue
  /** Answers it in few places. */
  second: Hue
}

export const neutrals = { paper: '#FBFAF7', white: '#FFFFFF', stone: '#E4DFD6', ink: '#16211F' }

export const hues = {
  petrol: {
    deep: '#0B2B2A',
    dark: '#14544F',
    main: '#1B6B64',
    mid: '#4C918B',
    light: '#A9CCC8',
    tint: '#E7F1EF',
  },
  sage: {
    deep: '#1B3328',
    dark: '#34573F',
    main: '#4B7257',
    mid: '#7F9F82',
    light: '#BFD2BA',
    tint: '#ECF2E8',
  },
  olive: {
    deep: '#30361A',
    dark: '#4E5628',
    main: '#6B7436',
    mid: '#989F62',
    light: '#CED2AB',
    tint: '#F1F2E4',
  },
  sand: {
    deep: '#46351B',
    dark: '#7F6232',
    main: '#B08A4B',
    mid: '#C9A66B',
    light: '#E4CFA6',
    tint: '#F8F1E2',
  },
  clay: {
    deep: '#4B2B1B',
    dark: '#8A5233',
    main: '#B06C45',
    mid: '#CB9670',
    light: '#E9C8AC',
    tint: '#F8EDE2',
  },
  rose: {
    deep: '#4A1D14',
    dark: '#8C3724',
    main: '#A6452F',
    mid: '#C87C66',
    light: '#EBB3A0',
    tint: '#F7E8E2',
  },
} satisfies Record<string, Hue>

type HueName = keyof typeof hues

/** By the `image_key` of a sector. */
const sectorHues = {
  garments: ['rose', 'petrol'],
  pharma: ['petrol', 'sage'],
  fertiliser: ['olive', 'sand'],
  cosmetics: ['clay', 'petrol'],
  food: ['sand', 'rose'],
  agriculture: ['sage', 'sand'],
  engineering: ['petrol', 'clay'],
  plastics: ['sage', 'petrol'],
  paper: ['sand', 'olive'],
  stone: ['sand', 'clay'],
  furniture: ['clay', 'sand'],
  jewellery: ['petrol', 'sand'],
  handicrafts: ['rose', 'sand'],
  ict: ['petrol', 'olive'],
  business: ['olive', 'petrol'],
  construction: ['clay', 'olive'],
  tourism: ['rose', 'clay'],
  health: ['sage', 'rose'],
  education: ['olive', 'rose'],
  logistics: ['sand', 'petrol'],
} satisfies Record<string, [HueName, HueName]>

const kindHues = {
  news: ['petrol', 'rose'],
  event: ['rose', 'olive'],
  publication: ['olive', 'clay'],
  agreement: ['sage', 'clay'],
  sponsor: ['clay', 'rose'],
  institution: ['sage', 'olive'],
  statistic: ['olive', 'sage'],
  office: ['clay', 'sage'],
  page: ['sand', 'sage'],
  expert: ['rose', 'sage'],
} satisfies Record<string, [HueName, HueName]>

type MotifSector = keyof typeof sectorHues
export type MotifKind = keyof typeof kindHues

/** The order is that of the sectors' numbers. */
const sectorsInOrder = Object.keys(sectorHues)

/** The palette of a sector by its number (from 1) or its `image_key`; an unknown one is a page's. */
export function sectorPalette(sector: number | string): MotifPalette {
  const key = typeof sector === 'number' ? sectorsInOrder[sector - 1] : sector
  return key !== undefined && isSector(key) ? pairOf(sectorHues[key]) : kindPalette('page')
}

/** The palette of records that belong to no sector. */
export function kindPalette(kind: MotifKind): MotifPalette {
  return pairOf(kindHues[kind])
}

function isSector(key: string): key is MotifSector {
  return Object.hasOwn(sectorHues, key)
}

function pairOf([main, second]: [HueName, HueName]): MotifPalette {
  return { main: hues[main], second: hues[second] }
}
