import { describe, expect, it } from 'vitest'
import { hashPassword, isOutdated, isPassword } from './password'

describe('the hash of a password (RELIABILITY.md 2.2)', () => {
  it('is argon2id with 19 MiB and two passes, with a new salt each time', async () => {
    const [one, other] = await Promise.all([
      hashPassword('olive press'),
      hashPassword('olive press'),
    ])
    for (const hash of [one, other]) {
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    }
    expect(one).not.toBe(other)
  })

  it('matches its password only, and nobody without one', async () => {
    const hash = await hashPassword('olive press')
    expect(await isPassword(hash, 'olive press')).toBe(true)
    expect(await isPassword(hash, 'olive Press')).toBe(false)
    expect(await isPassword(null, 'nobody has this password')).toBe(false)
  })

  it('is outdated when it was made with other costs', async () => {
    const hash = await hashPassword('olive press')
    expect(isOutdated(hash)).toBe(false)
    expect(isOutdated(hash.replace('m=19456', 'm=4096'))).toBe(true)
  })
})
