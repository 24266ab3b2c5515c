import { openLogger } from '@/lib/log/logger'
import { processWide } from '@/lib/settings/process-wide'
import { clearProcessRegistry } from '@/tests/support/process-registry'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keyFileName } from './key-file'
import { sealText, unsealText } from './sealed-box'
import { secretKeys } from './secret-keys'

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(32))
const seal = { purpose: 'a test', holder: '7' }

let folder: string

/** Another process with these settings. */
function restart(environment: Record<string, string> = {}) {
  clearProcessRegistry()
  vi.unstubAllEnvs()
  for (const [name, value] of Object.entries({ DATA_DIR: folder, ...environment })) {
    vi.stubEnv(name, value)
  }
  processWide('logger', () => openLogger('silent'))
}

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'portal-keys-')), 'data')
  restart()
})
afterEach(() => {
  restart()
  vi.unstubAllEnvs()
  clearProcessRegistry()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

describe('without a setting', () => {
  it('the key is made once, in a file that its owner alone can read', () => {
    const sealed = sealText('secret', seal)
    const file = join(folder, keyFileName)
    expect([statSync(file).mode & 0o777, statSync(folder).mode & 0o777]).toEqual([0o600, 0o700])
    expect(readdirSync(folder)).toEqual([keyFileName])
    restart()
    expect(unsealText(sealed, seal)).toBe('secret')
  })

  it('a lost file is made again, and opens nothing that the old key sealed', () => {
    const sealed = sealText('secret', seal)
    rmSync(join(folder, keyFileName))
    restart()
    expect(unsealText(sealed, seal)).toBeNull()
    expect(unsealText(sealText('secret', seal), seal)).toBe('secret')
  })

  it('a damaged file is refused and stays as it is', () => {
    secretKeys()
    writeFileSync(join(folder, keyFileName), 'short\n')
    restart()
    expect(() => secretKeys()).toThrow('unavailable')
    expect(readFileSync(join(folder, keyFileName), 'utf8')).toBe('short\n')
  })

  it('a portal in front of a provider makes no file', () => {
    restart({ API_BASE_URL: 'https://provider.example' })
    expect(unsealText(sealText('secret', seal), seal)).toBe('secret')
    expect(existsSync(folder)).toBe(false)
  })
})

describe('SECRET_KEYS', () => {
  it('seals with the newest key, and opens with each', () => {
    restart({ SECRET_KEYS: String(second) })
    const old = sealText('secret', seal)
    restart({ SECRET_KEYS: `${first}, ${second}` })
    expect(unsealText(old, seal)).toBe('secret')
    const fresh = sealText('secret', seal)
    restart({ SECRET_KEYS: String(first) })
    expect([unsealText(fresh, seal), unsealText(old, seal)]).toEqual(['secret', null])
    expect(existsSync(folder)).toBe(false)
  })

  it('comes before SESSION_SECRET, which still opens what it sealed', () => {
    restart({ SESSION_SECRET: String(third) })
    const old = sealText('secret', seal)
    restart({ SECRET_KEYS: String(first), SESSION_SECRET: String(third) })
    expect(unsealText(old, seal)).toBe('secret')
    expect(secretKeys()).toEqual([first, third])
  })

  it('comes before the file of earlier starts, which still opens what it sealed', () => {
    const old = sealText('secret', seal)
    restart({ SECRET_KEYS: String(first) })
    expect(unsealText(old, seal)).toBe('secret')
    expect(secretKeys()[0]).toBe(first)
  })
})

describe('a sealed text', () => {
  it('opens for its purpose and its holder only', () => {
    const sealed = sealText('secret', seal)
    expect(unsealText(sealed, { ...seal, holder: '8' })).toBeNull()
    expect(unsealText(sealed, { ...seal, purpose: 'another test' })).toBeNull()
    expect(unsealText(sealed, { purpose: 'a test 7' })).toBeNull()
  })
})
