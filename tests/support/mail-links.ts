import { expect, type Page } from '@playwright/test'
import { mailTo } from './served-portal.ts'

/** Confirms the mail address of a new person, as the link in their mail does. */
export async function confirmAddress(page: Pick<Page, 'request'>, email: string): Promise<void> {
  await expect(async () => {
    const mail = await mailTo(email, '/auth/verify/')
    const token = /\/auth\/verify\/([\w-]{43})/.exec(mail ?? '')?.[1] ?? ''
    expect((await page.request.get(`/api/email/verify/${token}`)).status()).toBe(200)
  }).toPass({ timeout: 60_000 })
}

/** The path of the signed link in the mail of a feature to an address, once it has come. */
export async function signedLinkTo(email: string, feature: string): Promise<string> {
  const link = new RegExp(`https?://[^/\\s]+((?:/ar)?/${feature}/\\d+/[\\w-]{43})`)
  let path = ''
  await expect(async () => {
    path = link.exec((await mailTo(email, `/${feature}/`)) ?? '')?.[1] ?? ''
    expect(path).not.toBe('')
  }).toPass({ timeout: 30_000 })
  return path
}
