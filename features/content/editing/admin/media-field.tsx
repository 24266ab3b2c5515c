'use client'

import { Button } from '@/components/button/button'
import { FocusField } from '@/components/picture/focus-field'
import { Icon } from '@/components/icon/icon'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { formatPercent } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { centre, focusIn, withFocus } from '@/lib/pictures/focal-point'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { Medium } from '@/features/files/library/contract'
import { altFields, type FormValues } from '../rules'
import { MediaPicker } from './media-picker'
import styles from './media-picker.module.css'

interface MediaFieldProps {
  form: UseFormReturn<FormValues>
  field: string
  kind: 'picture' | 'document'
  label: string
  error: string | undefined
  isReadOnly: boolean
}

/** The address of a picture or document of the media library. */
export function MediaField({ form, field, kind, label, error, isReadOnly }: MediaFieldProps) {
  const t = useTranslations('admin.media')
  const { ref, value, onChange } = useController({ control: form.control, name: field }).field
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const locale = useInterfaceLocale()
  const address = String(value ?? '')
  const { src, focus = centre } = focusIn(address)
  /** A picture with a description is a photograph, which pages crop; a mark is shown whole. */
  const mayFocus =
    kind === 'picture' && !isReadOnly && altFields(field, form.getValues(), {}).length > 0
  const percent = (part: number) => formatPercent(part / 100, locale)
  /** Fills the texts of the picture of a record with those of the library. */
  const describe = (medium: Medium) => {
    for (const [name, text] of altFields(field, form.getValues(), medium)) {
      form.setValue(name, text, { shouldDirty: true })
    }
  }
  return (
    <Stack role="group" aria-labelledby={id} gap={2} align="start" shrinks>
      <Stack id={id} as="span" gap={1} weight="heading" className={styles.label}>
        {label}
      </Stack>
      {address !== '' && kind === 'picture' && !mayFocus && (
        <img src={src} alt={t('chosenPicture')} className={styles.chosen} />
      )}
      {address !== '' && mayFocus && (
        <FocusField
          src={src}
          value={focus}
          onChange={(point) => onChange(withFocus(address, point))}
          texts={{
            label: `${t('focus')}: ${label}`,
            help: t('focusHelp'),
            keys: t('focusKeys'),
            place: t('focusPlace', { x: percent(focus.x), y: percent(focus.y) }),
          }}
        />
      )}
      {address !== '' && kind === 'document' && (
        <a href={address} className={styles.document}>
          <Icon name="file" />
          {t('openDocument')}
        </a>
      )}
      {!isReadOnly && (
        <Row gap={2}>
          <Button ref={ref} variant="secondary" onClick={() => setOpen(true)}>
            {address === '' ? t('choose') : t('replace')}
          </Button>
          {address !== '' && (
            <Button variant="quiet" onClick={() => onChange('')}>
              {t('takeAway')}
            </Button>
          )}
        </Row>
      )}
      {error && <Note tone="danger">{error}</Note>}
      {isOpen && (
        <MediaPicker
          kind={kind}
          onClose={() => setOpen(false)}
          onPick={({ address: chosen, medium }) => {
            onChange(chosen)
            describe(medium)
            setOpen(false)
          }}
        />
      )}
    </Stack>
  )
}
