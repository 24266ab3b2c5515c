import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 to level AA, and the best practices of axe. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * The violations in the content of a page and its dialogs, or within a part of it: each rule with
 * the elements that break it. Header and footer are the same on every page.
 */
export function violations(page: Page, within?: string): Promise<string[]> {
  return find(page, (axe) =>
    within === undefined
      ? axe.exclude('body > header').exclude('body > footer')
      : axe.include(within),
  )
}

/** The violations on a whole page. */
export function violationsOfAll(page: Page): Promise<string[]> {
  return find(page, (axe) => axe)
}

/** The texts of a whole page that do not stand out from their ground on a dark screen. */
export async function faintInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  try {
    return await find(page, (axe) => axe, ['color-contrast'])
  } finally {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: null })
  }
}

/** The portal's pages have no frames, so axe needs no extra page to merge results. */
async function find(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder,
  only: readonly string[] = [],
): Promise<string[]> {
  // The progress bar of a navigation belongs to no page.
  await expect(page.locator('[role=progressbar][data-no-print]')).toHaveCount(0)
  // Its title comes in a row of its own, after what the page shows.
  await expect(page).toHaveTitle(/./)
  const all = new AxeBuilder({ page }).options({ resultTypes: ['violations'] })
  const axe = (only.length > 0 ? all.withRules([...only]) : all.withTags(rules)).setLegacyMode()
  const { violations: found } = await narrow(axe).analyze()
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
  )
}
