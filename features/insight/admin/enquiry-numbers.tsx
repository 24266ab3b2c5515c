'use client'

import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { today } from '@/lib/i18n/today'
import { useTranslations } from 'next-intl'
import type { Insight } from '../contract'
import { ages, daysOfAge, enquiriesWith } from '../rules'
import { NumberChart } from './number-chart'

/** Enquiries by type and age, by status, by day, and how soon the office answered. */
export function EnquiryNumbers({ enquiries, period }: Pick<Insight, 'enquiries' | 'period'>) {
  const t = useTranslations('admin.insight')
  const locale = useInterfaceLocale()
  const { by_type, by_status, answers, by_day } = enquiries
  return (
    <>
      <NumberChart
        title={t('byType')}
        fileName="enquiries-by-type-and-age"
        chart={{
          kind: 'stacked-column',
          unit: t('unit.enquiries'),
          categories: by_type.map((one) => inLocale(one, 'type_name', locale)),
          series: ages.map((age) => ({
            name: t(`age.${age}`),
            data: by_type.map((one) => one.ages[age]),
          })),
        }}
        listOf={(category, series) =>
          enquiriesWith({
            open: '1',
            type: String(by_type[category]?.enq_type),
            ...daysOfAge(series === undefined ? undefined : ages[series], today()),
          })
        }
      />
      <NumberChart
        title={t('byStatus')}
        fileName="enquiries-by-status"
        chart={{
          kind: 'bar',
          unit: t('unit.enquiries'),
          categories: by_status.map((one) => inLocale(one, 'status_name', locale)),
          series: [{ name: t('unit.enquiries'), data: by_status.map(({ count }) => count) }],
        }}
        listOf={(category) => enquiriesWith({ status: String(by_status[category]?.status) })}
      />
      <NumberChart
        title={t('answerTimes')}
        fileName="answer-times"
        chart={{
          kind: 'bar',
          unit: t('unit.hours'),
          categories: answers.map((one) => inLocale(one, 'type_name', locale)),
          series: [
            { name: t('median'), data: answers.map(({ median_hours }) => median_hours) },
            { name: t('slow'), data: answers.map(({ slow_hours }) => slow_hours) },
          ],
        }}
        listOf={(category) =>
          enquiriesWith({ ...period, answered: '1', type: String(answers[category]?.enq_type) })
        }
      />
      <NumberChart
        title={t('byDay')}
        fileName="enquiries-by-day"
        chart={{
          kind: 'line',
          unit: t('unit.enquiries'),
          categories: by_day.map(({ day }) => formatDate(day, locale)),
          series: [{ name: t('filed'), data: by_day.map(({ filed }) => filed) }],
        }}
        listOf={(category) => {
          const day = by_day[category]?.day ?? period.until_day
          return enquiriesWith({ from_day: day, until_day: day })
        }}
      />
    </>
  )
}
