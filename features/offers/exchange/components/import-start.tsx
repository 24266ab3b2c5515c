'use client'

import { Form } from '@/components/form/form'
import { Button } from '@/components/button/button'
import { UploadField } from '@/components/form/upload-field'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { fillText } from '@/lib/i18n/count-forms'
import { useState, type FormEvent } from 'react'
import { tableRule } from '../contract'
import styles from './exchange.module.css'
import { FilesField } from './files-field'
import type { PartProps } from './use-offer-import'

/** Chooses a file with its pictures, and sends them one after the other. */
export function ImportStart({ locale, texts, work }: PartProps) {
  const [table, setTable] = useState<File | null>(null)
  const [files, setFiles] = useState<readonly File[]>([])
  const [isChecked, setChecked] = useState(false)
  const { counts, isBusy, progress, stop } = work
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (table) void work.begin(table, files)
  }
  if (counts) {
    const done = (counts.sent + (progress ?? 0) / Math.max(counts.count, 1)) / counts.count
    return (
      <Stack gap={4} bounded shrinks>
        <p role="status">{fillText(texts.sendingFiles, counts, locale)}</p>
        <progress className={styles.bar} value={done || 0} max={1} aria-label={texts.pictures} />
        <Row gap={3} align="center">
          <Button variant="secondary" onClick={stop}>
            {texts.stop}
          </Button>
        </Row>
      </Stack>
    )
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      <UploadField
        locale={locale}
        label={texts.file}
        name="file"
        rule={tableRule}
        value={table}
        onChange={setTable}
        progress={progress}
        onCancel={stop}
        texts={texts.upload}
        help={texts.fileHelp}
        error={isChecked && table === null ? texts.fileMissing : undefined}
        required
      />
      <FilesField
        locale={locale}
        texts={texts}
        help={texts.picturesHelp}
        value={files}
        onChange={setFiles}
      />
      <Row gap={3} align="center">
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {isBusy ? texts.sendingTable : texts.start}
        </Button>
        <Note measure={65}>{texts.startNote}</Note>
      </Row>
    </Form>
  )
}
