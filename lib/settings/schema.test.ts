import { describe, expect, it } from 'vitest'
import { parseSettings, WrongSetting } from './schema'

describe('settings', () => {
  it('have working defaults', () => {
    const settings = parseSettings({})
    expect(settings.PORT).toBe(3000)
    expect(settings.SITE_URL).toBe('http://localhost:3000')
    expect(settings.DATA_DIR).toMatch(/\/\.data$/)
    expect(settings.SAMPLE_DATA).toBe(true)
  })

  it('take an empty value for unset', () => {
    expect(parseSettings({ DATABASE_URL: '', PORT: '' }).DATABASE_URL).toBeUndefined()
  })

  it.each([
    ['PORT', '99999'],
    ['SITE_URL', 'portal'],
    ['DATABASE_URL', 'mysql://localhost/portal'],
    ['API_BASE_URL', 'ftp://provider.example'],
    ['SESSION_SECRET', 'short'],
    ['SAMPLE_DATA', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.example'],
    ['LIMITS', 'consultation=often'],
    ['GTM_ID', 'UA-1'],
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

  it('refuse a half set PostgreSQL environment instead of falling back in silence', () => {
    expect(() => parseSettings({ PGHOST: 'db' })).toThrow('PGHOST is set but DATABASE_URL is not')
  })

  it('keep only the origin of the site', () => {
    expect(parseSettings({ SITE_URL: 'https://portal.example/x/' }).SITE_URL).toBe(
      'https://portal.example',
    )
  })
})
