'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Form } from '@/components/form/form'
import { TextField } from '@/components/form/text-field'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useRef } from 'react'
import { accountLimits } from '../../contract'
import { ruleText } from '../../rules'
import { saveProfile } from '../queries'
import type { ProfileValues } from '../rules'
import { AvatarField } from './avatar-field'
import { ProfileDialogs } from './profile-dialogs'
import styles from './profile-form.module.css'
import type { ProfileFormTexts } from './profile-form-texts'
import { useProfileEdit, type EditedPerson } from './use-profile-edit'

interface ProfileFormProps {
  locale: Locale
  person: EditedPerson
  /** Where success leads. */
  profile: string
  texts: ProfileFormTexts
  /** Sends the form. */
  deliver?: typeof saveProfile
}

/** Name and picture of a person. */
export function ProfileForm(props: ProfileFormProps) {
  const { locale, person, profile, texts, deliver = saveProfile } = props
  const editing = useProfileEdit({ person, profile, deliver })
  const frame = useRef<HTMLFormElement>(null)
  const { form, stage, submit, restored, isSaved } = editing
  const { register, getFieldState, formState } = form
  const errorOf = (name: keyof ProfileValues) =>
    ruleText(texts.rules, getFieldState(name, formState).error?.message)
  const { labels } = texts
  return (
    <MuiProvider locale={locale}>
      <Form ref={frame} aria-label={texts.submit} onSubmit={(event) => void submit(event)}>
        {restored && (
          <Alert tone="info" word={texts.draft.note} live>
            {texts.draft.restored}
          </Alert>
        )}
        <TextField
          field={register('name')}
          label={labels.name}
          autoComplete="given-name"
          maxLength={accountLimits.text}
          error={errorOf('name')}
        />
        <TextField
          field={register('last_name')}
          label={labels.last_name}
          autoComplete="family-name"
          maxLength={accountLimits.text}
          error={errorOf('last_name')}
        />
        <AvatarField
          locale={locale}
          person={person}
          control={form.control}
          texts={texts}
          error={errorOf('avatar_img')}
        />
        <div className={styles.end}>
          <Button type="submit" aria-disabled={stage === 'sending' || undefined}>
            {texts.submit}
          </Button>
          <ButtonLink href={profile} variant="secondary">
            {texts.cancel}
          </ButtonLink>
          <p role="status" className={styles.saved}>
            {isSaved && texts.draft.saved}
          </p>
        </div>
      </Form>
      <ProfileDialogs
        locale={locale}
        editing={editing}
        errorOf={errorOf}
        texts={texts}
        onPick={(name) => frame.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()}
      />
    </MuiProvider>
  )
}
