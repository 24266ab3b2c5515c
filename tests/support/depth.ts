import type { Locale } from '../../lib/i18n/locale.ts'

/** A test that `npm run test:all` runs and `npm test` leaves out. */
export const deep = { tag: '@deep' } as const

/** Compares with a golden file, which `npm run golden` writes. */
export const golden = { tag: '@golden' } as const

/** Runs in one language in `npm test`, and in the other one with `npm run test:all`. */
export const gateIn = (gate: Locale, locale: Locale) => (gate === locale ? {} : deep)

/**
 * Runs with `npm run test:all`, in one language: what it finds, it finds in either. In the other one it
 * runs where it is named, with `npx playwright test --project other`.
 */
export const deepIn = (one: Locale, locale: Locale) =>
  one === locale ? deep : ({ tag: '@other' } as const)
