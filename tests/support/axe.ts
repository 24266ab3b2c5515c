import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** WCAG 2.2 to level AA, and what axe's makers advise beside it. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds on a page, or within a part of it: each rule with the elements that break it. The
 * portal's pages have no frames, so the results need no page of their own to be put together in.
 */
export async function violations(page: Page, within?: string): Promise<string[]> {
  // The bar of a page under way belongs to no page.
  await expect(page.locator('[role=progressbar][data-no-print]')).toHaveCount(0)
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
  if (within !== undefined) axe.include(within)
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
}
