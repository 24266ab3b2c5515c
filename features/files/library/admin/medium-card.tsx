'use client'

import { Button } from '@/components/button/button'
import { useScriptHints } from '@/components/form/script-hints'
import { TextField } from '@/components/form/text-field'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { notify } from '@/components/snackbar/messages'
import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { call } from '@/lib/api/call'
import { bilingualPair } from '@/lib/bilingual/pair'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { formatDate, formatFileSize } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { nativeName } from '@/lib/i18n/locale'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { describeMedium, type Medium } from '../contract'
import styles from './media-library.module.css'

/** A picture or document with its alternative text in each language. */
export function MediumCard({ medium, uses }: { medium: Medium; uses?: ReactNode }) {
  const t = useTranslations('admin')
  const hints = useScriptHints()
  const locale = useInterfaceLocale()
  const client = useQueryClient()
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: textsOf(medium, 'alt'),
  })
  useUnsavedChanges(formState.isDirty)
  const saving = useMutation({
    mutationFn: (alt: Record<'en' | 'ar', string>) =>
      call(describeMedium, { params: { key: medium.key }, body: bilingualPair('alt', alt) }),
    onSuccess: async (saved) => {
      reset(textsOf(saved, 'alt'))
      notify(t('content.done.save'), 'success')
      await client.invalidateQueries({ queryKey: ['media'] })
    },
    onError: () => notify(t('failed'), 'error'),
  })
  return (
    <article className={styles.card}>
      <a href={medium.address} className={styles.open}>
        {medium.kind === 'picture' ? (
          <img src={medium.address} alt="" loading="lazy" className={styles.picture} />
        ) : (
          <Icon name="file" size={48} />
        )}
        <span className={styles.name}>
          {medium.file_name || inLocale(medium, 'alt', locale) || t('media.unnamed')}
        </span>
      </a>
      <Note>
        {formatFileSize(medium.bytes, locale)} · {formatDate(medium.created_at, locale)}
      </Note>
      {medium.kind === 'picture' && (
        <Stack
          noValidate
          as="form"
          gap={3}
          onSubmit={(event) => void handleSubmit((alt) => saving.mutate(alt))(event)}
        >
          <TextField
            field={register('en')}
            label={t('media.altIn', { language: nativeName.en })}
            writtenIn={{ language: 'en', hints }}
            required={false}
          />
          <TextField
            field={register('ar')}
            label={t('media.altIn', { language: nativeName.ar })}
            writtenIn={{ language: 'ar', hints }}
            required={false}
          />
          <Button
            type="submit"
            variant="secondary"
            disabled={!formState.isDirty || saving.isPending}
          >
            {t('media.save')}
          </Button>
        </Stack>
      )}
      {uses}
    </article>
  )
}
