import { expect, type Browser, type Page } from '@playwright/test'
import { ownAddress } from './own-address'
import { logIn } from './own-browser'

export const phone = { width: 390, height: 844 }

/** The company of the sample account of an exporter. */
export const exporterCompany = 1

/** A control of the page by the name of its field. */
export const named = (page: Page, name: string) => page.locator(`main [name="${name}"]`)

export async function fitsPhone(page: Page) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(phone.width)
}

/** A page of the exporter of the sample data, on a phone of their own. */
export async function exporterPage(browser: Browser, baseURL = '') {
  const context = await browser.newContext({
    baseURL,
    viewport: phone,
    extraHTTPHeaders: ownAddress(),
  })
  await logIn(context, 'exporter', baseURL)
  return context.newPage()
}
