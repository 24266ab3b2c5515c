'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { Disclosure } from '@/components/disclosure/disclosure'
import { useScriptHints } from '@/components/form/script-hints'
import { TextField } from '@/components/form/text-field'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { addMedium, mediaList, type Medium } from '@/features/files/library/contract'
import { call } from '@/lib/api/call'
import { endpointKey } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { bilingualPair } from '@/lib/bilingual/pair'
import { nativeName } from '@/lib/i18n/locale'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import styles from './media-picker.module.css'

interface Typed {
  file: FileList | null
  english: string
  arabic: string
}

/** Adds a picture with its alternative texts, or a document, to the library. */
export function MediaUpload({
  kind,
  level,
  pasted,
  onAdded,
}: {
  kind: 'picture' | 'document'
  /** The level of its title among the headings of the screen. */
  level: 2 | 3
  /** A picture that was pasted: no other file is asked for. */
  pasted?: File | undefined
  onAdded: (medium: Medium) => void
}) {
  const t = useTranslations('admin.media')
  const hints = useScriptHints()
  const problems = useProblemTexts()
  const client = useQueryClient()
  const { register, handleSubmit, reset, formState } = useForm<Typed>({
    defaultValues: { file: null, english: '', arabic: '' },
  })
  const sending = useMutation({
    mutationFn: ({ file, english, arabic }: Typed) =>
      call(addMedium, {
        body: bilingualPair('alt', { en: english, ar: arabic }),
        files: { file: pasted ? [pasted] : [...(file ?? [])] },
      }),
    onSuccess: async (medium) => {
      reset()
      await client.invalidateQueries({ queryKey: [endpointKey(mediaList)] })
      await client.invalidateQueries({ queryKey: ['media'] })
      onAdded(medium)
    },
  })
  const { errors } = formState
  const failure = sending.error instanceof Problem ? problems[sending.error.code] : t('failed')
  return (
    <Disclosure
      level={level}
      title={kind === 'picture' ? t('addPicture') : t('addDocument')}
      {...(pasted && { open: true })}
    >
      <Stack
        noValidate
        as="form"
        gap={4}
        align="start"
        inset={3}
        onSubmit={(event) => {
          event.stopPropagation()
          void handleSubmit((typed) => sending.mutate(typed))(event)
        }}
      >
        {pasted ? (
          <Stack as="p" gap={1} weight="heading" className={styles.label}>
            {t('pasted')} <bdi>{pasted.name}</bdi>
          </Stack>
        ) : (
          <Stack as="label" gap={1} weight="heading" className={styles.label}>
            {t('file')}
            <input
              type="file"
              accept={kind === 'picture' ? 'image/jpeg,image/png,image/webp' : 'application/pdf'}
              className={controls.box}
              aria-invalid={errors.file ? true : undefined}
              {...register('file', { required: t('required.file') })}
            />
            {errors.file && (
              <Note as="span" tone="danger">
                {errors.file.message}
              </Note>
            )}
          </Stack>
        )}
        {kind === 'picture' && (
          <div className={styles.alts}>
            <TextField
              field={register('english', { required: t('required.english') })}
              label={t('altIn', { language: nativeName.en })}
              writtenIn={{ language: 'en', hints }}
              error={errors.english?.message}
            />
            <TextField
              field={register('arabic', { required: t('required.arabic') })}
              label={t('altIn', { language: nativeName.ar })}
              writtenIn={{ language: 'ar', hints }}
              error={errors.arabic?.message}
            />
          </div>
        )}
        {sending.isError && (
          <Note role="alert" tone="danger">
            {failure}
          </Note>
        )}
        <Button type="submit" disabled={sending.isPending}>
          {sending.isPending ? t('sending') : t('add')}
        </Button>
      </Stack>
    </Disclosure>
  )
}
