import { expect, type Page } from '@playwright/test'
import { press } from './keyboard.ts'
import type { languages } from './both-languages.ts'

type ContentTexts = (typeof languages)[number]['texts']['admin']['content']

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/**
 * Saves what is in the form of a record of which a second person approves every change, has that
 * person approve it, and publishes it.
 */
export async function publishWithApproval(
  page: Page,
  second: Page,
  path: string,
  { steps, states }: ContentTexts,
): Promise<void> {
  await press(button(page, steps.save))
  await press(button(page, steps.submit))
  await expect(page.getByText(states.in_review).first()).toBeVisible()
  await expect(button(page, steps.approve)).toHaveCount(0)
  await second.goto(path)
  await press(button(second, steps.approve))
  await expect(second.getByText(states.approved).first()).toBeVisible()
  await page.reload()
  await press(button(page, steps.publish))
  await expect(page.getByText(states.published).first()).toBeVisible()
}
