'use client'

import { Button } from '@/components/button/button'
import { Check } from '@/components/check/check'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { RecordPart } from '@/components/work-record/record-part'
import { bilingualPair } from '@/lib/bilingual/pair'
import { listsOf } from '@/lib/bilingual/in-locale'
import { locales, nativeName, type Locale } from '@/lib/i18n/locale'
import { repeatedPhrases } from '@/lib/search/phrases'
import { useTranslations } from 'next-intl'
import { useState, type FormEvent } from 'react'
import { synonymCreate, synonymLimits, type SynonymWrite } from '../contract'
import styles from './synonym-form.module.css'
import { TermLines } from './term-lines'

interface SynonymFormProps {
  group: SynonymWrite
  isBusy: boolean
  onSave: (group: SynonymWrite) => void
}

const fields = ['terms', 'related'] as const
type Field = (typeof fields)[number]

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The form of a group: its terms, and those it also finds, one a line, in both languages. */
export function SynonymForm({ group, isBusy, onSave }: SynonymFormProps) {
  const t = useTranslations('admin.synonyms')
  const [texts, setTexts] = useState(() => ({
    terms: textsIn(group, 'terms'),
    related: textsIn(group, 'related'),
  }))
  const [active, setActive] = useState(group.active)
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null)

  const problemOf = (written: SynonymWrite) => {
    const issue = synonymCreate.body.safeParse(written).error?.issues[0]
    if (!issue) return null
    const [field, line] = issue.path
    const all = fields.flatMap((one) => Object.values(listsOf(written, one)).flat())
    if (issue.message === 'few') return { field, text: t('few') }
    if (issue.message === 'repeated') {
      return { field, text: t('repeated', { term: repeatedPhrases(all)[0] ?? '' }) }
    }
    if (issue.message === 'empty') return { field, text: t('empty') }
    const tooMany = t('many', { count: synonymLimits.terms })
    return {
      field,
      text: line === undefined ? tooMany : t('long', { count: synonymLimits.length }),
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const lists = (field: Field) => ({
      en: linesOf(texts[field].en),
      ar: linesOf(texts[field].ar),
    })
    const written = {
      ...bilingualPair('terms', lists('terms'), 'bare'),
      ...bilingualPair('related', lists('related'), 'bare'),
      active,
    }
    const found = problemOf(written)
    setProblem(found && { field: String(found.field), text: found.text })
    if (!found) onSave(written)
  }
  return (
    <Stack noValidate as="form" gap={4} onSubmit={submit}>
      {fields.map((field) => (
        <RecordPart key={field} title={t(field)}>
          <p>{t(`${field}Text`)}</p>
          <div className={styles.languages}>
            {locales.map((language) => (
              <TermLines
                key={language}
                label={nativeName[language]}
                language={language}
                value={texts[field][language]}
                problem={
                  problem?.field === (language === 'en' ? field : `${field}_ara`)
                    ? problem.text
                    : null
                }
                onChange={(text) =>
                  setTexts({ ...texts, [field]: { ...texts[field], [language]: text } })
                }
              />
            ))}
          </div>
        </RecordPart>
      ))}
      <Row gap={3} align="center" justify="between">
        <Check label={t('active')} isOn={active} onSwitch={setActive} />
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('save')}
        </Button>
      </Row>
    </Stack>
  )
}

function textsIn(group: SynonymWrite, field: Field): Record<Locale, string> {
  const { en, ar } = listsOf(group, field)
  return { en: en.join('\n'), ar: ar.join('\n') }
}
