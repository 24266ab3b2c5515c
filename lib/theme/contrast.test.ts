import { describe, expect, it } from 'vitest'
import { contrast } from './contrast'
import { colors, type ColorName } from './tokens'

const grounds = ['paper', 'raised', 'petrol-50', 'rose-tint', 'olive-tint', 'sand-tint'] as const

/** Text colours and every ground they stand on (WCAG 2.2 AA: 4.5). */
const texts: Partial<Record<ColorName, readonly ColorName[]>> = {
  ink: grounds,
  'ink-soft': grounds,
  'ink-faint': ['paper', 'raised', 'petrol-50', 'sand-tint'],
  'petrol-600': ['paper', 'raised', 'sand-tint', 'petrol-50'],
  'petrol-700': [...grounds],
  'petrol-800': [...grounds],
  'petrol-900': [...grounds],
  rose: ['paper', 'raised', 'rose-tint', 'sand-tint'],
  'rose-dark': ['paper', 'raised', 'rose-tint'],
  olive: ['olive-tint', 'paper', 'raised'],
  'sand-ink': ['sand-tint', 'paper', 'raised'],
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
    'footer',
  ],
  'footer-text': ['footer', 'petrol-800'],
  'petrol-200': ['footer', 'petrol-800', 'petrol-700'],
  'rose-light': ['footer', 'petrol-800'],
  sand: ['footer', 'petrol-800'],
}

/** Borders of controls, focus rings and marks that carry meaning (WCAG 2.2 AA: 3). */
const marks: Partial<Record<ColorName, readonly ColorName[]>> = {
  'line-strong': ['paper', 'raised'],
  'petrol-400': ['paper', 'raised'],
  'petrol-600': grounds,
  sand: ['footer', 'petrol-800', 'petrol-700'],
}

const pairs = (table: Partial<Record<ColorName, readonly ColorName[]>>) =>
  Object.entries(table).flatMap(([mark, under]) =>
    under.map((ground) => ({
      mark: colors[mark as ColorName],
      ground: colors[ground],
      name: `${mark} on ${ground}`,
    })),
  )

describe('the colours of the theme', () => {
  it.each(pairs(texts))('have enough contrast for text: $name', ({ mark, ground }) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(marks))('have enough contrast for marks: $name', ({ mark, ground }) => {
    expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3)
  })

  it('are measured as WCAG defines it', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21)
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })
})
