import { formatNumber } from '@/lib/i18n/format'
import { settings } from '@/lib/settings/settings'
import { describe, expect, it } from 'vitest'
import { knownContact, rememberContact } from './portal-contact'
import { refusal, visitorOf } from './refusal'

const digits = (count: number) => formatNumber(count, 'ar')
const page = (
  status: 400 | 405 | 421 | 429 | 500 | 503,
  language: 'en' | 'ar' = 'en',
  wait?: number,
) => refusal(status, { language, acceptsJson: false, ...(wait !== undefined && { wait }) })

describe('the page of a refusal', () => {
  it.each([
    [400, 'We cannot read this web address', 'تعذّرت قراءة عنوان الصفحة'],
    [405, 'This form needs JavaScript', 'يتطلب هذا النموذج تفعيل JavaScript'],
    [421, 'The portal has another address', 'للبوابة عنوان آخر'],
    [429, 'Too many requests from your network', 'وردت طلبات كثيرة من شبكتك'],
    [500, 'An error occurred', 'حدث خطأ'],
    [503, 'We cannot show this page at the moment', 'يتعذّر عرض هذه الصفحة الآن'],
  ] as const)(
    '%i is whole in the language of the visitor, with the other one below',
    (status, en, ar) => {
      const english = page(status)
      expect(english.status).toBe(status)
      expect(english.body).toMatch(/^<!doctype html><html lang="en" dir="ltr"><head>/)
      expect(english.body).toContain(`<main><h1>${en}</h1>`)
      expect(english.body).toContain(`<footer lang="ar" dir="rtl"><h2>${ar}</h2>`)
      const origin = status === 421 ? settings().SITE_URL : ''
      expect(english.body).toContain(`<a href="${origin}/ar">العودة إلى الصفحة الرئيسية</a>`)
      const arabic = page(status, 'ar').body
      expect(arabic).toMatch(/^<!doctype html><html lang="ar" dir="rtl"><head>/)
      expect(arabic).toContain(`<main><h1>${ar}</h1>`)
      expect(arabic).toContain(`<footer lang="en" dir="ltr"><h2>${en}</h2>`)
    },
  )

  it('loads nothing and runs nothing', () => {
    for (const status of [400, 405, 421, 429, 500, 503] as const) {
      const { headers, body } = page(status)
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'/,
      )
      expect(headers['cache-control']).toBe('private, no-store')
      expect(body).not.toMatch(/<script|<link|<img|src=|url\(|@import/)
    }
  })

  it('declares its length in bytes', () => {
    const { headers, body } = page(503, 'ar')
    expect(headers['content-length']).toBe(String(Buffer.byteLength(body)))
  })

  it.each([
    [1, 'in 1 second.', 'بعد ثانية واحدة.'],
    [2, 'in 2 seconds.', 'بعد ثانيتين.'],
    [5, 'in 5 seconds.', `بعد ${digits(5)} ثوانٍ.`],
    [31, 'in 31 seconds.', `بعد ${digits(31)} ثانية.`],
    [60, 'in 60 seconds.', `بعد ${digits(60)} ثانية.`],
    [61, 'in 2 minutes.', 'بعد دقيقتين.'],
    [600, 'in 10 minutes.', `بعد ${digits(10)} دقائق.`],
    [6_000, 'in 100 minutes.', `بعد ${digits(100)} دقيقة.`],
  ])('429 says the wait in words, and exactly in its header: %i', (wait, english, arabic) => {
    expect(page(429, 'en', wait).body).toContain(english)
    expect(page(429, 'ar', wait).body).toContain(arabic)
    expect(page(429, 'en', wait).headers['retry-after']).toBe(String(wait))
  })

  it('503 says when to come back and how to reach people, once the site settings were read', () => {
    expect(page(503).headers['retry-after']).toBe('60')
    expect(page(503).body).not.toContain('mailto:')
    rememberContact('en', {
      name: 'Trade & Export',
      email: 'a"b@portal.example',
      phone: '+962 6 1',
    })
    const { body } = page(503)
    expect(body).toContain('<span>Trade &amp; Export</span>')
    expect(body).toContain('href="mailto:a&quot;b@portal.example"')
    expect(body).toContain('<a href="tel:+96261"><bdi dir="ltr">+962 6 1</bdi></a>')
    expect(knownContact('ar')).toBeUndefined()
    expect(page(503, 'ar').body).toContain('<span>البوابة الوطنية للتصدير</span>')
  })

  it('405 says what was not sent, how to reach people, and leads back to the form', () => {
    rememberContact('ar', { name: 'البوابة', email: 'a@portal.example', phone: '+962 6 1' })
    const arabic = page(405, 'ar')
    expect(arabic.headers.allow).toBe('GET')
    expect(arabic.body).toContain('لم يُرسل شيء')
    expect(arabic.body).toContain('href="mailto:a@portal.example"')
    expect(page(405).body).toContain('<nav><a href="">Back to the form</a>')
  })

  it('offers another attempt where one may succeed', () => {
    expect(page(400).body).not.toContain('href=""')
    for (const status of [429, 500, 503] as const) expect(page(status).body).toContain('href=""')
  })
})

describe('the problem of a refusal', () => {
  it.each([
    [400, 'malformed'],
    [405, 'method_not_allowed'],
    [429, 'too_many_requests'],
    [500, 'internal'],
    [503, 'unavailable'],
  ] as const)('%i has its code and its request id', (status, code) => {
    const { headers, body } = refusal(status, { language: 'en', acceptsJson: true, wait: 7 })
    expect(headers['content-type']).toBe('application/json')
    expect(JSON.parse(body)).toMatchObject({ code, requestId: headers['x-request-id'] })
    expect(headers['retry-after']).toBe(status === 429 || status === 503 ? '7' : undefined)
  })
})

describe('the visitor of a refused request', () => {
  const visitor = (url: string, cookie = '', accept = 'text/html,*/*') =>
    visitorOf({ url, cookie, accept })

  it('reads the language of the address, else the one that the browser has chosen', () => {
    expect(visitor('/ar/search/x').language).toBe('ar')
    expect(visitor('/ar?x=1', 'locale=en').language).toBe('ar')
    expect(visitor('/search/x', 'a=1; locale=ar').language).toBe('ar')
    expect(visitor('/arabica').language).toBe('en')
    expect(visitor('*').language).toBe('en')
  })

  it('gets JSON from the API, or when it accepts nothing else', () => {
    expect(visitor('/api/news').acceptsJson).toBe(true)
    expect(visitor('/api?x').acceptsJson).toBe(true)
    expect(visitor('/news', '', 'application/json').acceptsJson).toBe(true)
    expect(visitor('/apiary').acceptsJson).toBe(false)
    expect(visitor('/news', '', '*/*').acceptsJson).toBe(false)
    expect(visitor('/news', '', 'application/json, text/html').acceptsJson).toBe(false)
  })
})
