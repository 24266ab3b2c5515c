import { isPrivateAddress } from '../routing/guards.ts'
import { captchaSiteKey } from '../settings/captcha.ts'
import { servedOverHttps } from '../settings/https.ts'
import { tagManagerId } from '../settings/tag-manager.ts'
import type { PageAllowances } from './content-policy.ts'

/** What the settings allow a page beyond our own files. The path may carry a language. */
export function pageAllowances(pathname: string): PageAllowances {
  return {
    https: servedOverHttps(),
    tags: tagManagerId() !== null && !isPrivateAddress(pathname),
    captcha: captchaSiteKey() !== null,
  }
}
