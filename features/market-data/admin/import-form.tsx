'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { UploadField } from '@/components/form/upload-field'
import { useUploadTexts } from '@/components/form/upload-texts'
import { Stack } from '@/components/layout/stack'
import { useUpload } from '@/lib/forms/use-upload'
import { useAction } from '@/components/work-record/use-action'
import { upload } from '@/lib/api/upload'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ImportFormat } from '@/features/market-files/contract'
import { withoutEdition } from '../rules'
import { importFile, maxPeriodLength, maxSourceLength, tableRule } from '../versions/contract'
import styles from './dataset-screens.module.css'
import { LineField } from './line-field'

interface ImportFormProps {
  dataset: number
  formats: readonly ImportFormat[]
  /** The years of the published figures, which the next file may have too. */
  period: string
}

const editions = ['2022', '2017'] as const

/** Sends a file for a new version, and opens the page that shows how far its loading is. */
export function ImportForm({ dataset, formats, period: published }: ImportFormProps) {
  const t = useTranslations('admin.marketData.import')
  const names = useTranslations('admin.marketData')
  const locale = useInterfaceLocale()
  const texts = useUploadTexts()
  const id = useId()
  const go = useNavigate()
  const { progress, send, cancel } = useUpload()
  const { run, isBusy } = useAction({ loading: t('loading'), storage_full: t('full') })
  const [format, setFormat] = useState<ImportFormat | undefined>(formats[0])
  const [edition, setEdition] = useState<(typeof editions)[number]>('2022')
  const [period, setPeriod] = useState(published)
  const [source, setSource] = useState('')
  const [licence, setLicence] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isChecked, setChecked] = useState(false)
  const isMissing = (text: string) => text.trim() === ''
  const isFileMissing = isChecked && file === null

  const start = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!file || !format || isMissing(period) || isMissing(source) || isBusy) return
    const body = { dataset_id: dataset, format, period, source, licence, edition }
    await run(async () => {
      const sent = await send((uploading) =>
        upload(importFile, { body, files: { file } }, uploading),
      )
      if (sent.ended) return t('cancelled')
      await go(`/datasets/${dataset}/${sent.answer.id}`)
      return t('sent')
    })
  }
  return (
    <Stack
      noValidate
      as="form"
      gap={2}
      align="start"
      bounded
      className={styles.form}
      onSubmit={(event) => void start(event)}
    >
      <label htmlFor={`${id}-format`}>{t('format')}</label>
      <select
        id={`${id}-format`}
        className={controls.box}
        value={format}
        onChange={({ target }) => setFormat(formats.find((one) => one === target.value))}
      >
        {formats.map((one) => (
          <option key={one} value={one}>
            {names(`format.${one}`)}
          </option>
        ))}
      </select>
      {format !== undefined && withoutEdition.includes(format) && (
        <>
          <label htmlFor={`${id}-edition`}>{t('edition')}</label>
          <select
            id={`${id}-edition`}
            className={controls.box}
            value={edition}
            onChange={({ target }) => setEdition(target.value === '2017' ? '2017' : '2022')}
          >
            {editions.map((one) => (
              <option key={one} value={one}>
                {t('editionOf', { year: one })}
              </option>
            ))}
          </select>
        </>
      )}
      <LineField
        label={t('period')}
        value={period}
        onChange={setPeriod}
        maxLength={maxPeriodLength}
        help={t('periodHelp')}
        error={isChecked && isMissing(period) ? t('periodMissing') : undefined}
        required
      />
      <LineField
        label={t('source')}
        value={source}
        onChange={setSource}
        maxLength={maxSourceLength}
        help={t('sourceHelp')}
        error={isChecked && isMissing(source) ? t('sourceMissing') : undefined}
        required
      />
      <LineField
        label={t('licence')}
        value={licence}
        onChange={setLicence}
        maxLength={maxSourceLength}
        help={t('licenceHelp')}
      />
      <UploadField
        locale={locale}
        label={t('file')}
        name="file"
        rule={tableRule}
        value={file}
        onChange={setFile}
        progress={progress}
        onCancel={cancel}
        texts={texts}
        help={t('fileHelp')}
        error={isFileMissing ? t('fileMissing') : undefined}
        required
      />
      <Button type="submit" aria-disabled={isBusy || undefined}>
        {isBusy ? t('sending') : t('start')}
      </Button>
    </Stack>
  )
}
