import {
  captchaSecret,
  captchaSiteKey,
  serveCaptcha,
  tokenOf,
  type TokenKind,
} from '@/tests/support/captcha-provider'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { captchaRule, verifyCaptcha } from './verification'

let provider: Awaited<ReturnType<typeof serveCaptcha>>

const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  clearProcessRegistry()
}

const verify = (token: string | null | undefined, isLoggedIn = false) =>
  verifyCaptcha({ token, action: 'enquiry', isLoggedIn })

beforeAll(async () => {
  provider = await serveCaptcha('portal.example')
})
beforeEach(() => {
  set({
    SITE_URL: 'https://portal.example',
    RECAPTCHA_SITE_KEY: captchaSiteKey,
    RECAPTCHA_SECRET_KEY: captchaSecret,
    RECAPTCHA_VERIFY_URL: provider.origin,
  })
})
afterEach(() => {
  vi.unstubAllEnvs()
  clearProcessRegistry()
})
afterAll(() => provider.stop())

describe('T15 a captcha’s token', () => {
  it('passes when provider, action, host, age and score are right', async () => {
    expect(await verify(tokenOf('good'))).toBe('passed')
  })

  it.each<TokenKind>(['low', 'another-action', 'no-action', 'another-host', 'old', 'unknown'])(
    'is refused when it is %s',
    async (kind) => {
      expect(await verify(tokenOf(kind))).toBe('refused')
    },
  )

  it('counts once: a replayed one has its own result', async () => {
    const token = tokenOf('good')
    expect(await verify(token)).toBe('passed')
    expect(await verify(token)).toBe('used')
  })

  it.each([undefined, null, '', ' '])(
    'that is missing is refused to a visitor: %j',
    async (token) => {
      expect(await verify(token)).toBe('missing')
      expect(captchaRule('missing')).toBe('captcha_missing')
    },
  )

  it.each([undefined, null, '', ' '])(
    'that a logged-in person’s browser cannot get leaves them unchecked, without a request: %j',
    async (token) => {
      const before = provider.requests()
      expect(await verify(token, true)).toBe('unchecked')
      expect(captchaRule('unchecked')).toBeNull()
      expect(provider.requests()).toBe(before)
    },
  )

  it.each<TokenKind>(['low', 'unknown'])(
    'is refused to a logged-in person when it is %s',
    async (kind) => {
      expect(await verify(tokenOf(kind), true)).toBe('refused')
    },
  )

  it('reaches the provider as it is, whatever signs it holds', async () => {
    expect(await verify(`${tokenOf('good')}&secret=x\r\n\u0000`)).toBe('passed')
  })
})

describe('F10 a provider that gives no answer one can use', () => {
  it.each<TokenKind>([
    ...(['slow', 'failing', 'garbage', 'endless', 'moved'] as const),
    ...(['dripping', 'halved', 'reset', 'silent'] as const),
  ])('leaves the token unchecked when it is %s', async (kind) => {
    expect(await verify(tokenOf(kind))).toBe('unchecked')
  })

  it.each([tokenOf('good'), null])(
    'leaves it unchecked when nobody listens there, also one that no browser could get: %j',
    async (token) => {
      set({ RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' })
      expect(await verify(token)).toBe('unchecked')
    },
  )

  it('leaves it unchecked when our own secret is wrong', async () => {
    set({ RECAPTCHA_SECRET_KEY: 'another secret' })
    expect(await verify(tokenOf('good'))).toBe('unchecked')
  })
})

describe('a portal without the keys of a captcha', () => {
  it('sends no request', async () => {
    const before = provider.requests()
    set({ RECAPTCHA_SECRET_KEY: '', RECAPTCHA_SITE_KEY: '' })
    expect(await verify(undefined)).toBe('off')
    expect(provider.requests()).toBe(before)
  })
})
