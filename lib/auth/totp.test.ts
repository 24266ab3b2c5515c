import { describe, expect, it } from 'vitest'
import {
  base32,
  fromBase32,
  newTotpSecret,
  stepOfCode,
  totpAddress,
  totpCode,
  totpStep,
} from './totp'

const secret = base32(Buffer.from('12345678901234567890'))

describe('the code of a step', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('is that of RFC 6238 appendix B at second %i', (seconds, code) => {
    expect(totpCode(secret, totpStep(seconds), 8)).toBe(code)
    expect(totpCode(secret, totpStep(seconds))).toBe(code.slice(2))
  })

  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583'])(
    'is that of RFC 4226 appendix D: %s',
    (code) => {
      const codes = Array.from({ length: 10 }, (_, counter) => totpCode(secret, counter))
      expect(codes).toContain(code)
    },
  )

  it('is valid half a minute before and after, and no longer', () => {
    const now = 1_234_567_890
    const code = totpCode(secret, totpStep(now))
    for (const seconds of [now - 30, now, now + 30]) {
      expect(stepOfCode(secret, code, seconds)).toBe(totpStep(now))
    }
    for (const seconds of [now - 90, now + 90]) expect(stepOfCode(secret, code, seconds)).toBeNull()
    for (const wrong of ['', '1', '000000 ', `${code}0`, 'abcdef']) {
      expect(stepOfCode(secret, wrong, now)).toBeNull()
    }
  })
})

describe('a secret', () => {
  it('is 160 bits in base32, another one each time', () => {
    expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newTotpSecret()).not.toBe(newTotpSecret())
    expect(fromBase32(secret).toString()).toBe('12345678901234567890')
    expect(fromBase32('gezd gnbv')).toEqual(fromBase32('GEZDGNBV'))
  })

  it('has a QR text with issuer and account', () => {
    const address = totpAddress('ABC', { issuer: 'Export Portal', account: 'a@b.example' })
    expect(address).toBe(
      'otpauth://totp/Export%20Portal:a%40b.example?secret=ABC&issuer=Export%20Portal&algorithm=SHA1&digits=6&period=30',
    )
  })
})
