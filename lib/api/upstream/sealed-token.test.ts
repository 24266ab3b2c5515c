import { clearProcessRegistry } from '@/tests/support/process-registry'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { maxTokenLength, sealToken, unsealToken } from './sealed-token'

const token = 'provider|token+with/every=character'

afterEach(() => void vi.useRealTimers())

describe('a provider’s token in a cookie', () => {
  it('is the same after it was unsealed, and unreadable without the key', () => {
    const sealed = sealToken(token, 60)
    expect(sealed).toMatch(/^[\w-]+$/)
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('provider')
    expect(sealToken(token, 60)).not.toBe(sealed)
    expect(unsealToken(sealed)).toBe(token)
  })

  it('is refused after its lifetime', () => {
    vi.useFakeTimers()
    const sealed = sealToken(token, 60)
    vi.advanceTimersByTime(59_999)
    expect(unsealToken(sealed)).toBe(token)
    vi.advanceTimersByTime(1)
    expect(unsealToken(sealed)).toBeNull()
  })

  it('is refused when any part of it was changed', () => {
    const bytes = Buffer.from(sealToken(token, 60), 'base64url')
    for (let place = 0; place < bytes.length; place += 1) {
      const bent = Buffer.from(bytes)
      bent[place] = (bent[place] ?? 0) ^ 1
      expect(unsealToken(bent.toString('base64url'))).toBeNull()
    }
  })

  it.each(['', 'x', 'A'.repeat(43), 'A'.repeat(4096), '💥', token])('is not %s', (made) => {
    expect(unsealToken(made)).toBeNull()
  })

  it('is still opened when SESSION_SECRET becomes the older of two SECRET_KEYS', () => {
    const restart = (environment: Record<string, string>) => {
      clearProcessRegistry()
      vi.unstubAllEnvs()
      for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
    }
    const [older, newer] = ['o'.repeat(32), 'n'.repeat(32)]
    const provider = { API_BASE_URL: 'https://provider.example' }
    restart({ ...provider, SESSION_SECRET: older })
    const sealed = sealToken(token, 60)
    restart({ ...provider, SECRET_KEYS: `${newer},${older}` })
    expect(unsealToken(sealed)).toBe(token)
    restart({ ...provider, SECRET_KEYS: newer })
    expect(unsealToken(sealed)).toBeNull()
    restart({})
  })

  it('fits into a cookie', () => {
    expect(sealToken('x'.repeat(maxTokenLength), 1_209_600).length).toBeLessThan(4_000)
  })
})
