'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Stack } from '@/components/layout/stack'
import { notify } from '@/components/snackbar/messages'
import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { addMedium } from '@/features/files/library/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ChosenFile, type FileChoice } from './chosen-file'
import styles from './media-picker.module.css'

/** Adds many pictures and documents to the library at once; those that fail stay with their reason. */
export function MediaUploads() {
  const t = useTranslations('admin.media')
  const problems = useProblemTexts()
  const client = useQueryClient()
  const id = useId()
  const [choices, setChoices] = useState<readonly FileChoice[]>([])
  const [isBusy, setBusy] = useState(false)
  useUnsavedChanges(choices.length > 0)
  const change = (key: string, given: Partial<FileChoice>) =>
    setChoices((now) => now.map((one) => (one.key === key ? { ...one, ...given } : one)))
  const removeChoice = (key: string) => setChoices((now) => now.filter((one) => one.key !== key))
  const choose = (files: readonly File[]) =>
    setChoices((now) => [
      ...now,
      ...files.map((file) => ({ key: crypto.randomUUID(), file, en: '', ar: '', failure: null })),
    ])

  const send = async () => {
    if (isBusy) return
    setBusy(true)
    let added = 0
    for (const { key, file, en, ar } of choices) {
      try {
        await call(addMedium, { body: bilingualPair('alt', { en, ar }), files: { file: [file] } })
        added += 1
        removeChoice(key)
      } catch (error) {
        change(key, { failure: error instanceof Problem ? problems[error.code] : t('failed') })
      }
    }
    setBusy(false)
    if (added > 0) notify(t('addedMany', { count: added }), 'success')
    await client.invalidateQueries({ queryKey: ['media'] })
  }
  return (
    <Disclosure level={2} title={t('addFiles')}>
      <Stack
        noValidate
        as="form"
        gap={4}
        align="start"
        inset={3}
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack as="label" gap={1} weight="heading" className={styles.label}>
          {t('files')}
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,application/pdf"
            className={controls.box}
            aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              choose([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </Stack>
        <p id={`${id}-hint`}>{t('filesHint')}</p>
        {choices.length > 0 && (
          <>
            <Stack as="ul" gap={3}>
              {choices.map((choice) => (
                <li key={choice.key}>
                  <ChosenFile
                    choice={choice}
                    onChange={(given) => change(choice.key, given)}
                    onLeaveOut={() => removeChoice(choice.key)}
                  />
                </li>
              ))}
            </Stack>
            <p>{t('altLater')}</p>
            <Button type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? t('sending') : t('addAll', { count: choices.length })}
            </Button>
          </>
        )}
      </Stack>
    </Disclosure>
  )
}
