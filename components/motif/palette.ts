/**
 * Colours of the covers: six hues that follow one another from petrol to the rose of sandstone,
 * each in six depths. A kind of record has its own ordered pair, so that its covers are related.
 * Covers carry no text; nothing here needs a reading contrast.
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

const kindHues = {
  page: ['petrol', 'sand'],
  agreement: ['olive', 'sage'],
  sponsor: ['clay', 'rose'],
} satisfies Record<string, [HueName, HueName]>

export type MotifKind = keyof typeof kindHues

/** The palette of a kind of record. */
export function kindPalette(kind: MotifKind): MotifPalette {
  const [main, second]: [HueName, HueName] = kindHues[kind]
  return { main: hues[main], second: hues[second] }
}
