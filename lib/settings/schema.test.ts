import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseSettings, settingsSchema, WrongSetting } from './schema'

describe('settings', () => {
  it('have working defaults', () => {
    const settings = parseSettings({})
    expect(settings.PORT).toBe(3000)
    expect(settings.SITE_URL).toBe('http://localhost:3000')
    expect(settings.DATA_DIR).toMatch(/\/\.data$/)
    expect(settings.SAMPLE_DATA).toBe(true)
  })

  it('are exactly those in the README and in .env.example', () => {
    const names = Object.keys(settingsSchema.shape).toSorted()
    const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)
    expect(Array.from(example, ([, name]) => name).toSorted()).toEqual(names)
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| (`[A-Z][A-Z0-9_`, ]+`) +\|/gm)
    const told = Array.from(table, ([, cell = '']) => cell.replaceAll('`', '').split(', ')).flat()
    expect(told.toSorted()).toEqual(names)
  })

  it('name the hosts that the portal answers for: none where its address is not set', () => {
    const hosts = (given: Record<string, string>) => parseSettings(given).ALLOWED_HOSTS
    expect(hosts({})).toBeNull()
    const SITE_URL = 'https://Export.example:8443'
    expect(hosts({ SITE_URL })).toEqual(['export.example'])
    const all = ['export.example', 'www.export.example', '[::2]']
    expect(hosts({ SITE_URL, ALLOWED_HOSTS: 'WWW.export.example:80, [::2]' })).toEqual(all)
    expect(() => parseSettings({ ALLOWED_HOSTS: 'export.example' })).toThrow('SITE_URL')
  })

  it('treat an empty value as unset', () => {
    expect(parseSettings({ DATABASE_URL: '', PORT: '' }).DATABASE_URL).toBeUndefined()
  })

  it.each([
    ['PORT', '99999'],
    ['SITE_URL', 'portal'],
    ['COUNTRY', 'jordan'],
    ['ALLOWED_HOSTS', 'https://portal.example'],
    ['DATABASE_URL', 'mysql://localhost/portal'],
    ['API_BASE_URL', 'ftp://provider.example'],
    ['SESSION_SECRET', 'short'],
    ['SECRET_KEYS', `${'a'.repeat(32)},short`],
    ['SECRET_KEYS', `${'a'.repeat(32)},`],
    ['SAMPLE_DATA', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.example'],
    ['LIMITS', 'consultation=often'],
    ['GTM_ID', 'UA-1'],
    ['PAGE_STORE_MB', '4'],
    ['RECAPTCHA_SITE_KEY', 'a; b'],
    ['RECAPTCHA_VERIFY_URL', 'google'],
    ['RECAPTCHA_SECRET_KEY', 'without its site key'],
  ])('name the setting that is wrong: %s', (name, value) => {
    expect(() => parseSettings({ [name]: value })).toThrow(WrongSetting)
    expect(() => parseSettings({ [name]: value })).toThrow(name)
  })

  it('list the trusted proxies by address or network', () => {
    expect(parseSettings({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' }).TRUSTED_PROXIES).toEqual([
      '10.0.0.0/8',
      '::1',
    ])
    expect(parseSettings({}).TRUSTED_PROXIES).toEqual([])
  })

  it('refuse an incomplete PostgreSQL environment instead of a silent fallback', () => {
    expect(() => parseSettings({ PGHOST: 'db' })).toThrow('PGHOST is set but DATABASE_URL is not')
  })

  it.each(['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])(
    'refuse %s without DATABASE_URL',
    (name) => {
      const alone = { [name]: 'postgres://portal@db/portal' }
      expect(() => parseSettings(alone)).toThrow(`${name} is set but DATABASE_URL is not.`)
    },
  )

  describe('of services that are reached without TLS', () => {
    const given = {
      S3_ENDPOINT: 'http://storage.example:9000',
      API_BASE_URL: 'http://provider.example/api',
      RECAPTCHA_VERIFY_URL: 'http://captcha.example/verify',
    }
    it.each(Object.entries(given))(
      'prevent the start with a message that names the service: %s',
      (name, value) => {
        expect(() => parseSettings({ [name]: value })).toThrow(WrongSetting)
        expect(() => parseSettings({ [name]: value })).toThrow(
          `${name} is reached without encryption: give it an https address, or set ALLOW_UNENCRYPTED=1 where the network is yours.`,
        )
      },
    )

    it('are accepted on this machine, over https, and with ALLOW_UNENCRYPTED=1', () => {
      for (const host of ['localhost:3000', '127.0.0.1', '[::1]:9000', 'portal.localhost']) {
        expect(parseSettings({ API_BASE_URL: `http://${host}/api` }).API_BASE_URL).toContain(host)
      }
      expect(parseSettings({ S3_ENDPOINT: 'https://storage.example' }).S3_ENDPOINT).toBeDefined()
      expect(parseSettings({ ...given, ALLOW_UNENCRYPTED: '1' })).toMatchObject(given)
    })

    it('are not accepted for a host name that only looks like this machine', () => {
      for (const host of ['127.0.0.1.evil.example', 'localhost.example', '1270.example']) {
        expect(() => parseSettings({ S3_ENDPOINT: `http://${host}` })).toThrow('S3_ENDPOINT')
      }
    })
  })

  it('keep only the origin of the site', () => {
    expect(parseSettings({ SITE_URL: 'https://portal.example/x/' }).SITE_URL).toBe(
      'https://portal.example',
    )
  })
})
