import { Alert } from '@/components/alert/alert'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'
import type { ProfileReport } from '../contract'
import type { ProfileImportTexts } from './import-texts'
import styles from './profile-exchange.module.css'

interface ReportDetailsProps {
  locale: Locale
  report: ProfileReport
  texts: ProfileImportTexts
  /** What can be done with its changes. */
  children: ReactNode
}

/** What a file changes, or the cells for which it is refused. */
export function ReportDetails({ locale, report, texts, children }: ReportDetailsProps) {
  const { result, unnamed, reasons, is_saved: isSaved } = report
  const isRefused = result === 'refused'
  const isOfForm = reasons.every(({ field }) => field in texts.formFields)
  const [tone, text] = isRefused
    ? (['warning', isOfForm ? texts.refusedForm : texts.refused] as const)
    : isSaved
      ? (['success', texts.done] as const)
      : (['info', result === 'unchanged' ? texts.unchanged : texts.changes] as const)
  return (
    <section aria-label={isSaved ? texts.saved : texts.changes} className={styles.parts}>
      <Alert tone={tone} word={texts.note} live>
        {text}
      </Alert>
      {unnamed.length > 0 && (
        <Note measure={65}>{fillText(texts.unnamed, { names: unnamed.join(', ') }, locale)}</Note>
      )}
      {isRefused ? (
        <Reasons locale={locale} report={report} texts={texts} />
      ) : (
        <Changes locale={locale} report={report} texts={texts} />
      )}
      {result === 'changed' && (
        <Row gap={3} align="center">
          {children}
        </Row>
      )}
    </section>
  )
}

function Reasons({ locale, report, texts }: Omit<ReportDetailsProps, 'children'>) {
  const known = new Map(Object.entries(texts.reasons))
  return (
    <Stack as="ul" bounded>
      {report.reasons.map(({ field, rule }) => {
        const name = texts.formFields[field]
        return (
          <li key={`${field} ${rule}`} className={styles.entry}>
            {name === undefined ? (
              <code dir="ltr" className={styles.code}>
                {field}
              </code>
            ) : (
              <span>{fillText(texts.inForm, { name }, locale)}</span>
            )}
            <span>{known.get(rule) ?? (name === undefined && texts.reasons.other)}</span>
          </li>
        )
      })}
    </Stack>
  )
}

function Changes({ locale, report, texts }: Omit<ReportDetailsProps, 'children'>) {
  if (report.changes.length === 0) return null
  const was = report.is_saved ? texts.beforeSaved : texts.before
  const filled = (message: string, text: string) => {
    const [lead = '', end = ''] = fillText(message, { text: '\n' }, locale).split('\n')
    return (
      <Text breaks preLine>
        {lead}
        {text === '' ? <em>{texts.empty}</em> : <bdi>{text}</bdi>}
        {end}
      </Text>
    )
  }
  return (
    <Stack as="ul" bounded>
      {report.changes.map(({ column, before, after }) => (
        <li key={column} className={styles.change}>
          <code dir="ltr" className={styles.code}>
            {column}
          </code>
          {filled(was, before)}
          {filled(texts.after, after)}
        </li>
      ))}
    </Stack>
  )
}
