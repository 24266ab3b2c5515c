import arabic from '@/messages/ar.json'
import english from '@/messages/en.json'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countries, countryNameOf, countryNames } from './countries'
import { countryTexts, inCountry } from './home-texts'

const minute = /^(?:[01]\d|2[0-3]):[0-5]\d$/

describe.each(countryNames)('the country %s', (name) => {
  const country = countries[name]
  const texts = countryTexts[name]

  it('has the codes of its standards', () => {
    expect(country.code).toMatch(/^[A-Z]{2}$/)
    expect(country.code.toLowerCase()).toBe(name)
    expect(country.numericCode).toMatch(/^\d{3}$/)
    expect(country.currency).toMatch(/^[A-Z]{3}$/)
    expect(country.callingCode).toMatch(/^[1-9]\d{0,2}$/)
    expect(Intl.supportedValuesOf('timeZone')).toContain(country.timeZone)
    for (const tag of Object.values(country.languageTag)) {
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    }
    const names = new Intl.DisplayNames('en', { type: 'region' })
    expect(names.of(country.code)).toBe(country.name.en)
  })

  it.each([1, 7])('has clocks that are as far ahead of UTC in month %d as all year', (month) => {
    const noon = Date.UTC(2027, month - 1, 10, 12)
    const clock = new Intl.DateTimeFormat('en', {
      timeZone: country.timeZone,
      hour: 'numeric',
      hourCycle: 'h23',
    })
    expect(Number(clock.format(noon))).toBe(12 + country.aheadOfUtc / 3_600_000)
  })

  it('has a week with days of work and days off', () => {
    const { firstDay, days, opens, closes } = country.workingWeek
    expect(days.every((day) => day >= 0 && day <= 6)).toBe(true)
    expect(days.length).toBeLessThan(7)
    expect([...days]).toContain(firstDay)
    expect(opens).toMatch(minute)
    expect(closes).toMatch(minute)
    expect(opens < closes).toBe(true)
  })

  it('has texts that agree with what rules count by', () => {
    const weekdays = { en: new Map<number, string>(), ar: new Map<number, string>() }
    for (const language of ['en', 'ar'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
      for (let day = 0; day < 7; day += 1) {
        weekdays[language].set(day, format.format(Date.UTC(2026, 10, 22 + day)))
      }
      const { days, opens, closes } = country.workingWeek
      const ends = [days[0], days.at(-1)].map((day) => weekdays[language].get(day ?? -1))
      for (const end of ends) expect(texts[language].workingDays).toContain(end)
      expect(texts[language]).toMatchObject({ opens, closes, currency: country.currency })
      expect(texts[language].country).toBe(country.name[language])
      expect(texts[language].capital).toBe(country.capital[language])
      expect(texts[language].seaport).toBe(country.seaport[language])
      expect(texts[language].examplePhone).toMatch(new RegExp(`^\\+${country.callingCode} `))
    }
  })

  it('has a name in both languages for each place where goods leave it', () => {
    for (const language of ['en', 'ar'] as const) {
      expect(Object.keys(texts.exitPoints[language])).toEqual([...country.exitPoints])
    }
    expect([...country.exitPoints]).toContain(country.seaport.code)
    for (const code of country.exitPoints) expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
  })

  it('has every form in its script', () => {
    for (const form of ['country', 'national', 'capital', 'currencyName', 'workingDays'] as const) {
      expect(texts.en[form]).toMatch(/^[\p{Script=Latin} ]+$/u)
      expect(texts.ar[form]).toMatch(/^[\p{Script=Arabic}\p{M} ]+$/u)
    }
  })
})

it('a portal without the setting, or with a wrong one, is of the first country', () => {
  expect(countryNameOf(undefined)).toBe('jo')
  expect(countryNameOf('')).toBe('jo')
  expect(countryNameOf('JO')).toBe('jo')
  expect(countryNameOf('tn')).toBe('tn')
})

describe('a text', () => {
  it('names the country and what is of it in both languages', () => {
    const english = 'Tell [[national]] companies what you want to buy from [[country]].'
    expect(inCountry(countryTexts.jo, 'en', english)).toBe(
      'Tell Jordanian companies what you want to buy from Jordan.',
    )
    expect(inCountry(countryTexts.tn, 'en', english)).toBe(
      'Tell Tunisian companies what you want to buy from Tunisia.',
    )
    const arabic = 'الشركات [[theNationalFeminine]]: ما [[يصدّره|تصدّره]] [[country]]'
    expect(inCountry(countryTexts.jo, 'ar', arabic)).toBe('الشركات الأردنية: ما يصدّره الأردن')
    expect(inCountry(countryTexts.tn, 'ar', arabic)).toBe('الشركات التونسية: ما تصدّره تونس')
  })

  it('keeps its own arguments, plurals and tags', () => {
    const message =
      '{count, plural, one {# [[national]] company} other {# <b>[[national]]</b> companies}} {name}'
    expect(inCountry(countryTexts.tn, 'en', message)).toBe(
      '{count, plural, one {# Tunisian company} other {# <b>Tunisian</b> companies}} {name}',
    )
  })

  it('cannot have a form that its language lacks', () => {
    expect(() => inCountry(countryTexts.jo, 'en', '[[theNational]]')).toThrow('[[theNational]]')
    expect(() => inCountry(countryTexts.jo, 'ar', '[[kingdom]]')).toThrow('[[kingdom]]')
  })
})

describe('the second country', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })

  const inTunisia = () => {
    vi.resetModules()
    vi.stubEnv('COUNTRY', 'tn')
  }

  it('has texts of its own in both languages, and none names the first', async () => {
    inTunisia()
    const [{ english }, { arabic }] = await Promise.all([
      import('@/messages/en'),
      import('@/messages/ar'),
    ])
    expect(english.jsd.title).toBe('What Tunisia exports')
    expect(arabic.jsd.title).toBe('ما تصدّره تونس')
    expect(english.tradeFacts.port).toMatchObject({ sfax: 'Port of Sfax' })
    const texts = JSON.stringify([english, arabic])
    expect(texts).not.toMatch(/Jordan|JOD|Amman|Aqaba|962|الأردن|أردني|عمّان|\[\[/)
  })

  it('has days, weeks and working hours of its own', async () => {
    inTunisia()
    const { nextDayAtHome, today, weekOf, isWorkingDay } = await import('@/lib/i18n/today')
    expect(today(new Date('2026-11-20T22:59:59Z'))).toBe('2026-11-20')
    expect(today(new Date('2026-11-20T23:00:00Z'))).toBe('2026-11-21')
    expect(nextDayAtHome(Date.parse('2026-11-20T12:00:00Z'))).toBe(
      Date.parse('2026-11-20T23:00:00Z'),
    )
    expect(weekOf('2026-11-22')).toBe('2026-11-16')
    expect(['2026-11-22', '2026-11-27'].map(isWorkingDay)).toEqual([false, true])
    const { dueAfter, workingCalendar } = await import('@/lib/i18n/working-time')
    expect(dueAfter(workingCalendar([]), '2026-11-27T15:00:00Z', 2)).toBe(
      '2026-11-30T09:00:00.000Z',
    )
  })

  it('has prices in its currency and leaves by its own ports', async () => {
    inTunisia()
    const { costCurrencies, currencies, exitPoints } = await import('@/lib/db/codes/trade-terms')
    expect(currencies).toContain('TND')
    expect([...currencies, ...costCurrencies]).not.toContain('JOD')
    expect(exitPoints).toContain('rades')
    expect(exitPoints).not.toContain('aqaba')
  })
})

it('pages that are made without the country name it nowhere: those of errors, which a build freezes', () => {
  for (const texts of [english.errors, arabic.errors]) {
    expect(JSON.stringify(texts)).not.toContain('[[')
  }
})
