import { expect, type Locator } from '@playwright/test'

/** Focuses and presses an element by keyboard, once it is enabled. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.focus()
  await target.press('Enter')
}
