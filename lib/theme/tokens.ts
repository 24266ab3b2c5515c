/**
 * The design tokens: the only place that defines colours, distances and type sizes.
 * Stylesheets read them as custom properties (`var(--ink)`), islands through the MUI theme.
 */
export const colors = {
  paper: '#FBFAF7',
  raised: '#FFFFFF',
  line: '#E4DFD6',
  'line-strong': '#857F73',
  ink: '#16211F',
  'ink-soft': '#46524F',
  'ink-faint': '#626C69',
  'petrol-900': '#0B2B2A',
  'petrol-800': '#0F3F3C',
  'petrol-700': '#14544F',
  'petrol-600': '#1B6B64',
  'petrol-400': '#4C918B',
  'petrol-200': '#A9CCC8',
  'petrol-50': '#E7F1EF',
  rose: '#A6452F',
  'rose-dark': '#8C3724',
  'rose-light': '#EBB3A0',
  'rose-tint': '#F7E8E2',
  olive: '#5F6730',
  'olive-tint': '#F1F2E4',
  sand: '#C9A66B',
  'sand-ink': '#6F5526',
  'sand-tint': '#F8F1E2',
  success: '#1F6B3A',
  'success-tint': '#E5F2E8',
  warning: '#7A5200',
  'warning-tint': '#FBF0D8',
  /** The United States on the map of agreements. */
  black: '#000000',
  danger: '#A3252B',
  'danger-tint': '#FBE9E8',
  'dark-red': '#6E1519',
  'dark-red-tint': '#F3E1E0',
  info: '#1D5A8A',
  'info-tint': '#E5EFF8',
  cyan: '#0B5C70',
  'cyan-tint': '#DDF2F6',
  footer: '#0B2B2A',
  'footer-text': '#D5E3E1',
  'footer-line': '#27504D',
  /** The strips of pages for buyers and about the country; those for exporters have petrol-800. */
  'rose-deep': '#843421',
  'sand-deep': '#5F4A22',
  /** What lies behind a dialog or the drawer. */
  veil: '#0B2B2A',
} as const

export type ColorName = keyof typeof colors

/**
 * The same names for dark screens: what is dark on light turns light on dark, so that every pair
 * keeps its contrast. Grounds that are dark in both schemes keep the light set (`data-ground`).
 */
export const darkColors: Readonly<Record<ColorName, string>> = {
  paper: '#101817',
  raised: '#18211F',
  line: '#2F3B39',
  'line-strong': '#7E8C89',
  ink: '#E8ECEA',
  'ink-soft': '#BBC6C3',
  'ink-faint': '#9AA6A3',
  'petrol-900': '#E1F1EF',
  'petrol-800': '#BFE0DC',
  'petrol-700': '#9CD0CA',
  'petrol-600': '#79BDB5',
  'petrol-400': '#4C918B',
  'petrol-200': '#2F5753',
  'petrol-50': '#1B2F2D',
  rose: '#E9967F',
  'rose-dark': '#F2B09E',
  'rose-light': '#EBB3A0',
  'rose-tint': '#37241F',
  olive: '#BAC282',
  'olive-tint': '#23271B',
  sand: '#C9A66B',
  'sand-ink': '#DFC290',
  'sand-tint': '#2B251A',
  success: '#82C99A',
  'success-tint': '#17291E',
  warning: '#E5B860',
  'warning-tint': '#2E2413',
  black: '#F6F5F2',
  danger: '#F29E98',
  'danger-tint': '#381E1E',
  'dark-red': '#F5BDB8',
  'dark-red-tint': '#421B1C',
  info: '#95C2E9',
  'info-tint': '#18283A',
  cyan: '#78CADC',
  'cyan-tint': '#112C34',
  footer: '#0B2B2A',
  'footer-text': '#D5E3E1',
  'footer-line': '#27504D',
  'rose-deep': '#6E2B1C',
  'sand-deep': '#4E3D1D',
  veil: '#000000',
}

/**
 * The palettes of the portal: the one it comes with, after which the tokens are named, and others
 * that an admin can choose. A tone of these is as light as the one that it replaces, so that every
 * pair keeps its contrast (`contrast.test.ts` measures all of them).
 */
export const palettes = ['petrol', 'blue', 'green', 'violet'] as const

export type Palette = (typeof palettes)[number]

type Tones = Readonly<Partial<Record<ColorName, string>>>

const otherTones: Record<Exclude<Palette, 'petrol'>, { light: Tones; dark: Tones }> = {
  blue: {
    light: {
      'petrol-900': '#112643',
      'petrol-800': '#183963',
      'petrol-700': '#204C85',
      'petrol-600': '#2A60A7',
      'petrol-400': '#6887B0',
      'petrol-200': '#BAC6D6',
      'petrol-50': '#ECEFF4',
      footer: '#112643',
      'footer-text': '#DBE0E7',
      'footer-line': '#334A69',
      veil: '#112643',
    },
    dark: {
      'petrol-900': '#EAEEF5',
      'petrol-800': '#D0DAE8',
      'petrol-700': '#B7C8DD',
      'petrol-600': '#9DB2CF',
      'petrol-400': '#6887B0',
      'petrol-200': '#3C526E',
      'petrol-50': '#222C3B',
      footer: '#112643',
      'footer-text': '#DBE0E7',
      'footer-line': '#334A69',
    },
  },
  green: {
    light: {
      'petrol-900': '#102B1C',
      'petrol-800': '#163F28',
      'petrol-700': '#1D5636',
      'petrol-600': '#266C45',
      'petrol-400': '#579271',
      'petrol-200': '#B1CBBD',
      'petrol-50': '#E9F1EC',
      footer: '#102B1C',
      'footer-text': '#D8E3DC',
      'footer-line': '#2E513D',
      veil: '#102B1C',
    },
    dark: {
      'petrol-900': '#E5F0EA',
      'petrol-800': '#C7DFD2',
      'petrol-700': '#A8CEB9',
      'petrol-600': '#8ABC9F',
      'petrol-400': '#579271',
      'petrol-200': '#365744',
      'petrol-50': '#1F2F26',
      footer: '#102B1C',
      'footer-text': '#D8E3DC',
      'footer-line': '#2E513D',
    },
  },
  violet: {
    light: {
      'petrol-900': '#311C49',
      'petrol-800': '#48286D',
      'petrol-700': '#603591',
      'petrol-600': '#7A45B5',
      'petrol-400': '#937CAE',
      'petrol-200': '#CBC2D5',
      'petrol-50': '#F0EDF3',
      footer: '#311C49',
      'footer-text': '#E2DFE7',
      'footer-line': '#55406D',
      veil: '#311C49',
    },
    dark: {
      'petrol-900': '#F0EDF4',
      'petrol-800': '#DED6E7',
      'petrol-700': '#CEC1DB',
      'petrol-600': '#BBABCD',
      'petrol-400': '#937CAE',
      'petrol-200': '#5B4871',
      'petrol-50': '#31283C',
      footer: '#311C49',
      'footer-text': '#E2DFE7',
      'footer-line': '#55406D',
    },
  },
}

/** The colours of a palette on light and on dark screens. */
export function colorsOf(palette: Palette): Record<'light' | 'dark', Record<ColorName, string>> {
  const { light, dark } = palette === 'petrol' ? { light: {}, dark: {} } : otherTones[palette]
  return { light: { ...colors, ...light }, dark: { ...darkColors, ...dark } }
}

/** Spaces in pixels, named by their place: `var(--space-1)` is 4 px, `var(--space-9)` 96 px. */
export const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const

export const radii = { control: '4px', card: '10px', chip: '999px' } as const

/** Content width: 1245 px, growing to 1275 px on wide screens, inside the gutters. */
export const container = { width: 'clamp(1245px, 88vw, 1275px)', gutter: 'clamp(16px, 4vw, 48px)' }

export const motion = {
  fast: '150ms',
  slow: '250ms',
  easing: 'cubic-bezier(0.2, 0, 0.1, 1)',
} as const

export const focusRing = { width: '3px', offset: '2px' } as const

export const fontFamily =
  "'Plex Arabic', 'Plex Arabic Fallback', 'Plex Arabic Fallback Android', 'Plex Arabic Fallback Linux', system-ui, 'Segoe UI', Tahoma, Arial, sans-serif"

export const weights = { regular: 400, heading: 600 } as const

/** `script` is what a line of set height takes more in Arabic. */
export const lineHeights = {
  en: { text: 1.6, heading: 1.2, script: 0 },
  ar: { text: 1.8, heading: 1.45, script: 0.2 },
} as const

/** Type grows between these two screen widths: from 16 px by 1.2 to 17 px by 1.28 a step. */
const phoneType = { width: 360, base: 16, scale: 1.2 }
const desktopType = { width: 1280, base: 17, scale: 1.28 }

/** Steps of the type scale: 0 is body text, -1 small print, 5 the largest heading. */
export const typeSteps = [-1, 0, 1, 2, 3, 4, 5] as const

/** The fluid size of a step. Small print never falls under 14 px. */
export function typeSize(step: number): string {
  const least = Math.max(14, phoneType.base * phoneType.scale ** step)
  const most = Math.max(14, desktopType.base * desktopType.scale ** step)
  const slope = (most - least) / (desktopType.width - phoneType.width)
  const start = least - slope * phoneType.width
  return `clamp(${rem(least)}, ${rem(start)} + ${(slope * 100).toFixed(3)}vw, ${rem(most)})`
}

function rem(pixels: number): string {
  return `${(pixels / 16).toFixed(4).replace(/\.?0+$/, '')}rem`
}
