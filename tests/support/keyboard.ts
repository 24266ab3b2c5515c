import { expect, type Locator } from '@playwright/test'

/** Focuses and presses an element by keyboard, once it is enabled. */
export async function press(target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  // A dialog that closes gives focus back a moment later: the key must not land there.
  await expect(async () => {
    await target.focus()
    await target.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
    await expect(target).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await target.press('Enter')
}
