'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { directionOf, locales, nativeName, type Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import styles from './media-picker.module.css'

/** A file to be added to the library, with its alternative texts, and why it was refused. */
export type FileChoice = Record<Locale, string> & {
  key: string
  file: File
  failure: string | null
}

interface ChosenFileProps {
  choice: FileChoice
  onChange: (given: Partial<FileChoice>) => void
  onLeaveOut: () => void
}

/** One of many files to be added: what a picture shows in each language, or the name of a document. */
export function ChosenFile({ choice, onChange, onLeaveOut }: ChosenFileProps) {
  const t = useTranslations('admin.media')
  const { file, failure } = choice
  return (
    <fieldset className={styles.chosenFile}>
      <legend>
        <bdi>{file.name}</bdi>
      </legend>
      {file.type.startsWith('image/') &&
        locales.map((locale) => (
          <Stack key={locale} as="label" gap={1} weight="heading" className={styles.label}>
            {t('altIn', { language: nativeName[locale] })}
            <input
              lang={locale}
              dir={directionOf(locale)}
              value={choice[locale]}
              maxLength={500}
              className={controls.box}
              onChange={({ target }) => onChange({ [locale]: target.value })}
            />
          </Stack>
        ))}
      {failure !== null && (
        <Note role="alert" tone="danger">
          {failure}
        </Note>
      )}
      <Button variant="quiet" onClick={onLeaveOut}>
        {t('leaveOut')}
      </Button>
    </fieldset>
  )
}
