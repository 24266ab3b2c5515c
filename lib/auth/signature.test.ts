import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPassingSignatureOf, isSignatureOf, passingSignatureOf, signatureOf } from './signature'

const key = 'k'.repeat(32)

describe('a signature for some minutes', () => {
  afterEach(() => vi.useRealTimers())

  it('is valid for its text until it expires', () => {
    vi.useFakeTimers()
    const signature = passingSignatureOf('a file', key, 60)
    expect(isPassingSignatureOf('a file', signature, key)).toBe(true)
    expect(isPassingSignatureOf('another file', signature, key)).toBe(false)
    vi.advanceTimersByTime(59 * 60_000)
    expect(isPassingSignatureOf('a file', signature, key)).toBe(true)
    vi.advanceTimersByTime(2 * 60_000)
    expect(isPassingSignatureOf('a file', signature, key)).toBe(false)
  })

  it('cannot be extended, and no lasting signature is one', () => {
    const signature = passingSignatureOf('a file', key, -1)
    const [expires = '', rest = ''] = signature.split(/-(.*)/)
    const later = String(Number(expires) + 3600)
    expect(isPassingSignatureOf('a file', `${later}-${rest}`, key)).toBe(false)
    const lasting = signatureOf('a file', key)
    expect(isSignatureOf('a file', lasting, key)).toBe(true)
    expect(isPassingSignatureOf('a file', lasting, key)).toBe(false)
    expect(isPassingSignatureOf('a file', `${later}-${lasting}`, key)).toBe(false)
  })
})
