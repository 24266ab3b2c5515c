import { isPrivateAddress } from '../routing/guards.ts'
import { captchaSiteKey } from '../settings/captcha.ts'
import { servedOverHttps } from '../settings/https.ts'
import { tagManagerId } from '../settings/tag-manager.ts'
import type { PageAllowances } from './content-policy.ts'

/** What the settings allow a page beyond our own files. The path may carry a language. */
export function pageAllowances(pathname: string): PageAllowances {
  const tags = tagManagerId() !== null && !isPrivateAddress(pathname)
  const captcha = captchaSiteKey() !== null
  return {
    https: servedOverHttps(),
    tags,
    captcha,
    trustedTypes: isBackOffice(pathname) || (!tags && !captcha && !isOfApi(pathname)),
  }
}

/** It has no captcha, and leads to other pages by whole documents only. */
const isBackOffice = (pathname: string) => /^\/admin(?:\/|$)/.test(pathname)

/** Its documentation is a page of Swagger UI alone. */
const isOfApi = (pathname: string) => /^\/api(?:\/|$)/.test(pathname)
