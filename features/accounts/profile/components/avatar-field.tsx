'use client'

import { UploadField } from '@/components/form/upload-field'
import type { Locale } from '@/lib/i18n/locale'
import { useEffect, useRef, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import { avatarRule } from '../contract'
import type { ProfileValues } from '../rules'
import { Portrait } from './portrait'
import styles from './profile-form.module.css'
import type { ProfileFormTexts } from './profile-form-texts'
import type { EditedPerson } from './use-profile-edit'

interface AvatarFieldProps {
  locale: Locale
  person: EditedPerson
  control: Control<ProfileValues>
  texts: ProfileFormTexts
  error: string | undefined
}

/** The picture of a person with a file field, and a preview of a chosen file. */
export function AvatarField({ locale, person, control, texts, error }: AvatarFieldProps) {
  const { field } = useController({ control, name: 'avatar_img' })
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = useRef<string>(undefined)

  const show = (file: File | null) => {
    if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
    shown.current = file ? URL.createObjectURL(file) : undefined
    setChosen(shown.current ?? null)
  }
  useEffect(
    () => () => {
      if (shown.current !== undefined) URL.revokeObjectURL(shown.current)
    },
    [],
  )
  return (
    <div className={styles.avatar}>
      <Portrait src={chosen ?? person.avatar_img} alt={texts.now} name={person.name} />
      <UploadField
        locale={locale}
        name="avatar_img"
        label={texts.labels.avatar_img}
        help={texts.help}
        rule={avatarRule}
        value={field.value}
        onChange={(file) => {
          field.onChange(file)
          show(file)
        }}
        progress={null}
        onCancel={() => undefined}
        texts={texts.upload}
        error={error}
        required={false}
      />
    </div>
  )
}
