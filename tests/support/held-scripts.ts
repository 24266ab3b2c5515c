import type { Page } from '@playwright/test'

/** Keeps the scripts of a page away, as a slow line does, until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>()
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  return released.resolve
}
