import { colorsOf, type ColorName, type Palette } from './tokens.ts'

const declared = (set: Readonly<Record<ColorName, string>>) =>
  Object.entries(set)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

/**
 * The colours of a palette as custom properties in both schemes: the one a person has chosen in this browser
 * (`data-scheme`), else the device's. Paper is printed light. What is dark in both schemes, as the
 * strip and the footer, has `data-ground` and the light set on it.
 */
export function schemeStyle(palette: Palette): string {
  const colors = colorsOf(palette)
  const dark = `{color-scheme:dark;${declared(colors.dark)}}`
  return [
    `:root,[data-ground]{color-scheme:light;${declared(colors.light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light])${dark}}`,
    `@media screen{:root[data-scheme=dark]${dark}}`,
  ].join('')
}

/** The sections of the main menu with a colour of their own. */
export type PageSection = 'buyers' | 'country'

/**
 * The colours of the sections of the main menu, which the banner of a page names (`data-section`):
 * petrol for exporters and all others, rose for buyers, sand for the country. `--section` is that of links
 * and focus rings, `--section-strip` the ground of the banner.
 */
export function sectionStyle(): string {
  const section = (name: PageSection, mark: ColorName, strip: ColorName) =>
    `main:has([data-section=${name}]){--section:var(--${mark});--section-strip:var(--${strip})}`
  return [
    ':root{--section:var(--petrol-600)}',
    section('buyers', 'rose', 'rose-deep'),
    section('country', 'sand-ink', 'sand-deep'),
  ].join('')
}
