import {
  captchaSecret,
  captchaSiteKey,
  serveCaptcha,
  tokenOf,
  type TokenKind,
} from '@/tests/support/captcha-provider'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { verifyCaptcha } from './verification'

const registry = Symbol.for('portal.process')
const forgetSettings = () => Reflect.deleteProperty(globalThis, registry)

let provider: Awaited<ReturnType<typeof serveCaptcha>>

const set = (settings: Record<string, string>) => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  forgetSettings()
}

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
  forgetSettings()
})
afterAll(() => provider.stop())

describe('T15 a captcha’s token', () => {
  it('passes when provider, action, host, age and score are right', async () => {
    expect(await verifyCaptcha(tokenOf('good'), 'enquiry')).toBe('passed')
  })

  it.each<TokenKind>(['low', 'another-action', 'no-action', 'another-host', 'old', 'unknown'])(
    'is refused when it is %s',
    async (kind) => {
      expect(await verifyCaptcha(tokenOf(kind), 'enquiry')).toBe('refused')
    },
  )

  it('counts once: a replayed one has its own result', async () => {
    const token = tokenOf('good')
    expect(await verifyCaptcha(token, 'enquiry')).toBe('passed')
    expect(await verifyCaptcha(token, 'enquiry')).toBe('used')
  })

  it.each([undefined, null, ''])('that is missing is refused: %j', async (token) => {
    expect(await verifyCaptcha(token, 'enquiry')).toBe('refused')
  })

  it('reaches the provider as it is, whatever signs it holds', async () => {
    expect(await verifyCaptcha(`${tokenOf('good')}&secret=x\r\n\u0000`, 'enquiry')).toBe('passed')
  })
})

describe('F10 a provider that gives no answer one can use', () => {
  it.each<TokenKind>(['slow', 'failing', 'garbage', 'endless', 'moved'])(
    'leaves the token unchecked when it is %s',
    async (kind) => {
      expect(await verifyCaptcha(tokenOf(kind), 'enquiry')).toBe('unchecked')
    },
  )

  it.each([tokenOf('good'), null])(
    'leaves it unchecked when nobody listens there, also one that no browser could get: %j',
    async (token) => {
      set({ RECAPTCHA_VERIFY_URL: 'http://127.0.0.1:9' })
      expect(await verifyCaptcha(token, 'enquiry')).toBe('unchecked')
    },
  )

  it('leaves it unchecked when our own secret is wrong', async () => {
    set({ RECAPTCHA_SECRET_KEY: 'another secret' })
    expect(await verifyCaptcha(tokenOf('good'), 'enquiry')).toBe('unchecked')
  })
})

describe('a portal without the keys of a captcha', () => {
  it('sends no request', async () => {
    const before = provider.requests()
    set({ RECAPTCHA_SECRET_KEY: '', RECAPTCHA_SITE_KEY: '' })
    expect(await verifyCaptcha(undefined, 'enquiry')).toBe('off')
    expect(provider.requests()).toBe(before)
  })
})
