import 'server-only'
import type { RuleKey } from '@/lib/api/rule-sentences'
import { logger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { settings } from '@/lib/settings/settings'
import { z } from 'zod'

/**
 * What is known of the person before the screen: `passed`; `refused` for a wrong, old or badly rated
 * token; `used` for one that was verified before; `missing` when a visitor’s browser sent none;
 * `unchecked` when a logged-in person’s browser sent none, or the provider gave no answer one can
 * use; `off` when the portal runs without captcha.
 */
export type CaptchaVerdict = 'passed' | 'refused' | 'used' | 'missing' | 'unchecked' | 'off'

interface CaptchaCheck {
  token: string | null | undefined
  action: string
  isLoggedIn: boolean
}

const waitMs = 2_000
const minScore = 0.5
/** Tokens work two minutes with the provider; clocks may differ by one. */
const maxAgeMs = 180_000
const maxAnswerLength = 10_000

/** A token that was made for no action, or outside of any page, comes without that field. */
const accepted = z.object({
  success: z.literal(true),
  action: z.string().default(''),
  hostname: z.string().default(''),
  score: z.number(),
  challenge_ts: z.iso.datetime({ offset: true }),
})
const refused = z.object({
  success: z.literal(false),
  'error-codes': z.array(z.string()).default([]),
})
const answerSchema = z.union([accepted, refused])

type Answer = z.output<typeof answerSchema>

/** Errors of the provider about our own settings, which no person can fix. */
const ownFaults = ['missing-input-secret', 'invalid-input-secret']

/**
 * Asks the provider about a token: it must be of this action, of our host, fresh, and rated like a
 * person (spec/decisions.md section 5). A browser that blocks the provider’s script gets no token:
 * that is enough of a logged-in person, whom the caller limits more strictly. Of a visitor it is
 * only while the provider is away, so that leaving out the token gets nobody past the check. Never
 * throws, and answers within two seconds.
 */
export async function verifyCaptcha(check: CaptchaCheck): Promise<CaptchaVerdict> {
  const { RECAPTCHA_SECRET_KEY, RECAPTCHA_SITE_KEY } = settings()
  if (RECAPTCHA_SECRET_KEY === undefined || RECAPTCHA_SITE_KEY === undefined) return off()
  const token = check.token ?? ''
  const isMissing = token.trim() === ''
  if (isMissing && check.isLoggedIn) return 'unchecked'
  try {
    const verdict = judge(await ask(RECAPTCHA_SECRET_KEY, token), check.action)
    return isMissing && verdict !== 'unchecked' ? 'missing' : verdict
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    logger().warn({ reason }, 'the captcha could not be verified')
    return 'unchecked'
  }
}

/** The rule that a form’s `recaptchaToken` breaks; null where the form is accepted. */
export function captchaRule(verdict: CaptchaVerdict): RuleKey | null {
  if (verdict === 'missing') return 'captcha_missing'
  return verdict === 'refused' || verdict === 'used' ? 'captcha' : null
}

function off(): CaptchaVerdict {
  processWide('captcha-off', () =>
    logger().info('The portal runs without captcha: its keys are not set.'),
  )
  return 'off'
}

async function ask(secret: string, response: string): Promise<Answer> {
  const answer = await fetch(settings().RECAPTCHA_VERIFY_URL, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    redirect: 'error',
    signal: AbortSignal.timeout(waitMs),
  })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  return answerSchema.parse(JSON.parse(await textOf(answer)))
}

async function textOf(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength
    if (size > maxAnswerLength) throw new RangeError('the answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function judge(answer: Answer, action: string): CaptchaVerdict {
  if (!answer.success) {
    const codes = answer['error-codes']
    if (codes.some((code) => ownFaults.includes(code))) {
      logger().error({ codes }, 'the captcha provider refuses our secret')
      return 'unchecked'
    }
    return codes.includes('timeout-or-duplicate') ? 'used' : 'refused'
  }
  const age = Math.abs(Date.now() - Date.parse(answer.challenge_ts))
  const isOurs =
    answer.action === action && answer.hostname === new URL(settings().SITE_URL).hostname
  return isOurs && answer.score >= minScore && age <= maxAgeMs ? 'passed' : 'refused'
}
