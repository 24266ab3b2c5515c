import { expect } from '@playwright/test'
import { mailTo } from './served-portal'

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
