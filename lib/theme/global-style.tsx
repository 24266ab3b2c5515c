import type { Locale } from '@/lib/i18n/locale'
import { schemeStyle, sectionStyle } from './scheme-style'
import {
  container,
  focusRing,
  fontFamily,
  lineHeights,
  motion,
  radii,
  spaces,
  typeSize,
  typeSteps,
  weights,
  type Palette,
} from './tokens'

/** The tokens as CSS custom properties of `:root`, in one language and both colour schemes. */
export function tokenStyle(locale: Locale, palette: Palette = 'petrol'): string {
  const { text, heading, script } = lineHeights[locale]
  const properties: [string, string | number][] = [
    ...spaces.map((space, index): [string, string] => [`space-${index + 1}`, `${space}px`]),
    ...Object.entries(radii).map(([name, value]): [string, string] => [`radius-${name}`, value]),
    ...typeSteps.map((step): [string, string] => [`step-${step}`, typeSize(step)]),
    ['container', container.width],
    ['gutter', container.gutter],
    ['page-edge', 'max(var(--gutter), (100% - var(--container)) / 2)'],
    ['font', fontFamily],
    ['weight-heading', weights.heading],
    ['leading-text', text],
    ['leading-heading', heading],
    ['leading-script', script],
    ['motion-fast', `${motion.fast} ${motion.easing}`],
    ['motion-slow', `${motion.slow} ${motion.easing}`],
    ['focus-width', focusRing.width],
    ['focus-offset', focusRing.offset],
    ['toward-end', locale === 'ar' ? -1 : 1],
  ]
  const own = properties.map(([name, value]) => `--${name}:${value}`).join(';')
  return `${schemeStyle(palette)}:root{${own}}${sectionStyle()}`
}

/** Puts the tokens into the page's head, before any stylesheet that reads them. */
export function GlobalStyle({ locale, palette }: { locale: Locale; palette?: Palette | null }) {
  return <style>{tokenStyle(locale, palette ?? undefined)}</style>
}
