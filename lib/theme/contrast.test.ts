import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { colorsOf, palettes, type ColorName } from './tokens'

const grounds = ['paper', 'raised', 'petrol-50', 'rose-tint', 'olive-tint', 'sand-tint'] as const

/** Text colours and every ground they stand on (WCAG 2.2 AA: 4.5). */
const texts: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: grounds,
  'ink-soft': grounds,
  'ink-faint': ['paper', 'raised', 'petrol-50', 'sand-tint'],
  'petrol-600': ['paper', 'raised', 'sand-tint', 'petrol-50'],
  'petrol-700': [...grounds],
  'petrol-800': [...grounds],
  'petrol-900': [...grounds, 'petrol-200'],
  rose: grounds,
  'rose-dark': ['paper', 'raised', 'rose-tint'],
  olive: ['olive-tint', 'paper', 'raised'],
  'sand-ink': grounds,
  success: ['success-tint', 'raised', 'paper'],
  warning: ['warning-tint', 'raised', 'paper'],
  danger: ['danger-tint', 'raised', 'paper'],
  'dark-red': ['dark-red-tint', 'raised', 'paper'],
  info: ['info-tint', 'raised', 'paper'],
  cyan: ['cyan-tint', 'raised', 'paper'],
  raised: [
    'petrol-900',
    'petrol-800',
    'petrol-700',
    'petrol-600',
    'rose',
    'rose-dark',
    'success',
    'danger',
  ],
}

/** Grounds that are dark in both schemes have the light set on them (`data-ground`). */
const strips = ['footer', 'petrol-900', 'petrol-800', 'rose-deep', 'sand-deep'] as const

const stripTexts: Partial<Record<ColorName, readonly ColorName[]>> = {
  raised: strips,
  'footer-text': strips,
  'petrol-200': [...strips, 'petrol-700'],
  'rose-light': strips,
  sand: ['footer', 'petrol-900', 'petrol-800'],
}

/** Borders of controls, focus rings and marks that carry meaning (WCAG 2.2 AA: 3). */
const marks: Partial<Record<ColorName, readonly ColorName[]>> = {
  'line-strong': ['paper', 'raised'],
  'petrol-400': ['paper', 'raised'],
  'petrol-600': grounds,
  rose: grounds,
  'sand-ink': grounds,
  black: ['line'],
}

/** A focus ring on a strip. */
const stripMarks: Partial<Record<ColorName, readonly ColorName[]>> = {
  sand: [...strips, 'petrol-700'],
}

const pairs = (
  table: Partial<Record<ColorName, readonly ColorName[]>>,
  names: readonly ('light' | 'dark')[] = ['light', 'dark'],
) =>
  palettes.flatMap((palette) =>
    names.flatMap((scheme) =>
      Object.entries(table).flatMap(([mark, under]) =>
        under.map((ground) => ({
          mark: colorsOf(palette)[scheme][mark as ColorName],
          ground: colorsOf(palette)[scheme][ground],
          name: `${mark} on ${ground}, ${palette}, ${scheme}`,
        })),
      ),
    ),
  )

describe('the colours of the theme', () => {
  it.each([...pairs(texts), ...pairs(stripTexts, ['light'])])(
    'have enough contrast for text: $name',
    ({ mark, ground }) => {
      expect(contrast(mark, ground)).toBeGreaterThanOrEqual(4.5)
    },
  )

  it.each([...pairs(marks), ...pairs(stripMarks, ['light'])])(
    'have enough contrast for marks: $name',
    ({ mark, ground }) => {
      expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
    },
  )

  it.each(
    palettes.flatMap((palette) =>
      (['rose-deep', 'sand-deep'] as const).map((strip) => ({ palette, strip })),
    ),
  )('show white on a dark screen too: $strip, $palette', ({ palette, strip }) => {
    const { light, dark } = colorsOf(palette)
    expect(contrast(light.raised, dark[strip])).toBeGreaterThanOrEqual(4.5)
    expect(contrast(light['footer-text'], dark[strip])).toBeGreaterThanOrEqual(4.5)
  })

  it('differ from palette to palette where they carry the look of the portal', () => {
    const tones = palettes.map((palette) => colorsOf(palette).light['petrol-800'])
    expect(new Set(tones).size).toBe(palettes.length)
    expect(colorsOf('blue').light.ink).toBe(colorsOf('petrol').light.ink)
  })

  it('are measured as WCAG defines it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })
})
