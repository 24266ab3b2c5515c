'use client'

import { Form } from '@/components/form/form'
import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { UploadField } from '@/components/form/upload-field'
import { UploadsField } from '@/components/form/uploads-field'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { useUpload } from '@/lib/forms/use-upload'
import { Problem } from '@/lib/api/problem'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useState, type FormEvent } from 'react'
import { profileFilesRule, profileTableRule, type ProfileReport } from '../contract'
import { sendProfile } from '../queries'
import type { ProfileImportTexts } from './import-texts'
import styles from './profile-exchange.module.css'
import { ReportDetails } from './report-details'

export interface ProfileImportProps {
  locale: Locale
  /** The address of one's own company. */
  company: string
  texts: ProfileImportTexts
  /** Sends the file. */
  deliver?: typeof sendProfile
}

/** Checks a file of one's own profile, shows what it changes, and saves that. */
export function ProfileImport({
  locale,
  company,
  texts,
  deliver = sendProfile,
}: ProfileImportProps) {
  const [table, setTable] = useState<File | null>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [report, setReport] = useState<ProfileReport | null>(null)
  const [error, setError] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const { progress, send, cancel } = useUpload()
  const isSending = progress !== null

  const start = async (version?: number) => {
    if (!table || isSending) return
    setError(undefined)
    try {
      const chosen = { table, files, ...(version !== undefined && { version }) }
      const sent = await send((uploading) => deliver(chosen, uploading))
      if (!sent.ended) setReport(sent.answer)
    } catch (failure) {
      setReport(null)
      setError(textOf(failure, texts, locale))
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    setReport(null)
    void start()
  }
  const upload = { locale, progress: null, onCancel: cancel }
  return (
    <div className={styles.parts}>
      <Form className={styles.parts} onSubmit={submit}>
        <UploadField
          {...upload}
          label={texts.file}
          name="profile_table"
          rule={profileTableRule}
          value={table}
          onChange={(file) => {
            setTable(file)
            setReport(null)
            setError(undefined)
          }}
          progress={progress}
          texts={texts.upload}
          help={texts.fileHelp}
          error={isChecked && table === null ? texts.fileMissing : undefined}
          required
        />
        <UploadsField
          {...upload}
          label={texts.files}
          name="profile_files"
          rule={profileFilesRule}
          value={files}
          onChange={(chosen) => {
            setFiles(chosen)
            setReport(null)
          }}
          texts={texts.upload}
          help={texts.filesHelp}
        />
        <Row gap={3} align="center">
          <Button type="submit" variant="secondary" aria-disabled={isSending || undefined}>
            {isSending ? texts.sending : texts.check}
          </Button>
          <Note measure={65}>{texts.checkNote}</Note>
        </Row>
      </Form>
      {error !== undefined && (
        <Alert tone="error" word={texts.error} live>
          {error}
        </Alert>
      )}
      {report && (
        <ReportDetails locale={locale} report={report} texts={texts}>
          {report.is_saved ? (
            <ButtonLink href={company}>{texts.see}</ButtonLink>
          ) : (
            <>
              <Button
                aria-disabled={isSending || undefined}
                onClick={() => void start(report.version)}
              >
                {texts.apply}
              </Button>
              <Note measure={65}>{texts.applyNote}</Note>
            </>
          )}
        </ReportDetails>
      )}
    </div>
  )
}

function textOf(failure: unknown, texts: ProfileImportTexts, locale: Locale): string {
  if (!(failure instanceof Problem)) return texts.failed
  if (failure.code === 'conflict') return texts.conflict
  const [reason = '', names = ''] = Object.values(failure.fields ?? {}).flat()
  const known = new Map(Object.entries(texts.fileReasons)).get(reason)
  if (known !== undefined) return fillText(known, { names }, locale)
  return new Map(Object.entries(texts.problems)).get(failure.code) ?? texts.failed
}
