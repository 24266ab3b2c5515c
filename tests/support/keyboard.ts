import { expect, type Locator } from '@playwright/test'

/** Reached and pressed as somebody without a mouse does, once it can be pressed. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  await target.focus()
  await target.press('Enter')
}
