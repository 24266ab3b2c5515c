import { bilingualPair } from '@/lib/bilingual/pair'
import { holidayKinds, type HolidayKind } from '@/lib/db/codes/holidays'
import { hijriDate } from '@/lib/i18n/hijri'
import { dayAfter } from '@/lib/i18n/today'

type Rule =
  | { month: number; day: number; names: { en: string; ar: string } }
  /** By the Umm al-Qura calendar; the sighting of the moon may differ by a day. */
  | { hijriMonth: number; hijriDay: number; days: number; names: { en: string; ar: string } }

const rules: Readonly<Record<HolidayKind, Rule>> = {
  newYear: { month: 1, day: 1, names: { en: 'New Year’s Day', ar: 'رأس السنة الميلادية' } },
  fitr: {
    hijriMonth: 10,
    hijriDay: 1,
    days: 4,
    names: { en: 'Eid al-Fitr', ar: 'عيد الفطر' },
  },
  labour: { month: 5, day: 1, names: { en: 'Labour Day', ar: 'يوم العمال العالمي' } },
  independence: { month: 5, day: 25, names: { en: 'Independence Day', ar: 'عيد الاستقلال' } },
  adha: {
    // From the day of Arafah.
    hijriMonth: 12,
    hijriDay: 9,
    days: 5,
    names: { en: 'Eid al-Adha', ar: 'عيد الأضحى' },
  },
  hijriYear: {
    hijriMonth: 1,
    hijriDay: 1,
    days: 1,
    names: { en: 'Islamic New Year', ar: 'رأس السنة الهجرية' },
  },
  birthday: {
    hijriMonth: 3,
    hijriDay: 12,
    days: 1,
    names: { en: 'Prophet’s Birthday', ar: 'المولد النبوي الشريف' },
  },
  christmas: { month: 12, day: 25, names: { en: 'Christmas Day', ar: 'عيد الميلاد المجيد' } },
}

/** The first day of a year on which the Islamic calendar shows a day. */
function dayInHijri(year: number, month: number, date: number): string | undefined {
  const last = `${year}-12-31`
  for (let day = `${year}-01-01`; day <= last; day = dayAfter(day, 1)) {
    const shown = hijriDate(day)
    if (shown.month === month && shown.day === date) return day
  }
  return undefined
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/**
 * The public holidays of the country in a year. Those of the Islamic calendar are calculated, and not
 * confirmed before staff have seen the announcement.
 */
export function publicHolidays(year: number) {
  return holidayKinds.flatMap((kind) => {
    const rule = rules[kind]
    const isFixed = 'month' in rule
    const first_day = isFixed
      ? `${year}-${twoDigits(rule.month)}-${twoDigits(rule.day)}`
      : dayInHijri(year, rule.hijriMonth, rule.hijriDay)
    if (first_day === undefined) return []
    const last_day = isFixed ? first_day : dayAfter(first_day, rule.days - 1)
    const names = bilingualPair('name', rule.names)
    return [{ kind, year, first_day, last_day, ...names, confirmed: isFixed }]
  })
}
