import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import {
  cachedPageSources,
  contentPolicy,
  dynamicPageSources,
  inlineScripts,
} from './content-policy'
import { pageAllowances } from './page-allowances'

const nothingElse = { https: false, tags: false, captcha: false, trustedTypes: false }

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the page policy', () => {
  it('allows exactly the inline scripts a page was stored with', async () => {
    const html = '<script>a()</script><script src="/x.js"></script><script id="y">b("é")</script>'
    expect(await cachedPageSources(html)).toEqual(["'self'", hash('a()'), hash('b("é")')])
  })

  it('counts a repeated script once', async () => {
    expect(await cachedPageSources('<script>a()</script><script>a()</script>')).toHaveLength(2)
  })

  it('ignores data blocks, which do not run', () => {
    expect(inlineScripts('<script type="application/ld+json">{}</script>')).toEqual([])
  })

  it('never allows unsafe scripts, framing, plugins or another base', () => {
    const policy = contentPolicy(["'self'"], nothingElse)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("script-src 'self'")
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('upgrades insecure requests on https', () => {
    expect(contentPolicy(["'self'"], { ...nothingElse, https: true })).toContain(
      'upgrade-insecure-requests',
    )
  })

  it('names no other host without a tag manager', () => {
    expect(contentPolicy(["'self'"], nothingElse)).not.toMatch(/https:|\*/)
  })

  it('names the hosts of the tag manager and of its statistics with one, and no others', () => {
    const policy = contentPolicy(["'self'", hash('a()')], { ...nothingElse, tags: true })
    const tag = 'https://www.googletagmanager.com'
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        `script-src 'self' ${hash('a()')} ${tag}`,
        `img-src 'self' data: blob: ${tag} https://*.google-analytics.com`,
        `connect-src 'self' ${tag} https://*.google-analytics.com https://*.analytics.google.com`,
        `frame-src ${tag}`,
        "default-src 'none'",
      ]),
    )
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*)/)
  })

  it('names the paths of the captcha where its key is set, and no others', () => {
    const policy = contentPolicy(["'self'"], { ...nothingElse, captcha: true })
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
        "connect-src 'self' https://www.google.com/recaptcha/",
        'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
      ]),
    )
  })

  it('of a personal page names the captcha at most, also with a tag manager', () => {
    vi.stubEnv('GTM_ID', 'GTM-TEST12')
    vi.stubEnv('RECAPTCHA_SITE_KEY', 'key')
    const allowed = ['/auth/login', '/ar/profile/security', '/my-products', '/admin', '/news'].map(
      (path) => pageAllowances(path),
    )
    vi.unstubAllEnvs()
    expect(allowed.map(({ tags }) => tags)).toEqual([false, false, false, false, true])
    expect(allowed.every(({ captcha }) => captcha)).toBe(true)
    expect(pageAllowances('/auth/login').captcha).toBe(false)
  })

  it('requires Trusted Types where no script of others runs, and always in the back office', () => {
    const typed = (path: string) =>
      contentPolicy(["'self'"], pageAllowances(path)).endsWith(
        "; require-trusted-types-for 'script'; trusted-types default",
      )
    const paths = ['/news', '/ar/profile', '/auth/login', '/admin', '/admin/cases']
    const requiring = () => paths.filter(typed)
    expect(requiring()).toEqual(paths)
    expect(typed('/api/docs')).toBe(false)
    vi.stubEnv('GTM_ID', 'GTM-TEST12')
    expect(requiring()).toEqual(paths.slice(1))
    vi.stubEnv('RECAPTCHA_SITE_KEY', 'key')
    expect(requiring()).toEqual(['/admin', '/admin/cases'])
    vi.unstubAllEnvs()
  })

  it('binds a dynamic page to its nonce and the constant script', () => {
    expect(dynamicPageSources('abc', hash('x'))).toEqual([
      "'nonce-abc'",
      "'strict-dynamic'",
      hash('x'),
    ])
  })
})
