'use client'

import controls from '@/components/control/control.module.css'
import { Text } from '@/components/layout/text'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { endpointQuery } from '@/lib/api/query-options'
import { localized } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { searchAll } from '../../contract'
import { gradeValues, type JudgementWrite } from '../contract'
import styles from './judgements.module.css'

type Grades = JudgementWrite['grades']

interface GradedResultsProps {
  q: string
  grades: Grades
  onGrade: (grades: Grades) => void
}

const resultsAtOnce = 20

/** The results of a text, each with its grade. */
export function GradedResults({ q, grades, onGrade }: GradedResultsProps) {
  const t = useTranslations('admin.judgements')
  const search = useTranslations('search')
  const locale = useInterfaceLocale()
  const id = useId()
  const query = useQuery(
    endpointQuery(searchAll, { query: { q, locale, per_page: resultsAtOnce, exact: 'true' } }),
  )
  const grade = (key: string, value: string) => {
    const chosen = gradeValues.find((one) => String(one) === value)
    const others = Object.entries(grades).filter(([other]) => other !== key)
    onGrade(Object.fromEntries(chosen === undefined ? others : [...others, [key, chosen]]))
  }
  return (
    <LoadedRecord query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <ol className={styles.records}>
            {data.map((hit) => {
              const key = `${hit.type}:${hit.id}`
              const { text, lang } = localized(hit, 'title', locale)
              return (
                <li key={key} className={styles.record}>
                  <div id={`${id}-${key}`}>
                    <Text lang={lang} dir="auto" weight="strong" breaks>
                      {text}
                    </Text>
                    <Text step={-1}>{search(`kind.${hit.type}`)}</Text>
                  </div>
                  <select
                    className={controls.box}
                    aria-label={t('grade')}
                    aria-describedby={`${id}-${key}`}
                    value={grades[key] ?? ''}
                    onChange={(event) => grade(key, event.target.value)}
                  >
                    <option value="">{t('grade0')}</option>
                    {gradeValues.map((value) => (
                      <option key={value} value={value}>
                        {t(`grade${value}`)}
                      </option>
                    ))}
                  </select>
                </li>
              )
            })}
          </ol>
        )
      }
    </LoadedRecord>
  )
}
