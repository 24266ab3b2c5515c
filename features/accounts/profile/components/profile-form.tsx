'use client'

import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { failedFields, focusField } from '@/components/form/failed-fields'
import { Form } from '@/components/form/form'
import { FormEnd } from '@/components/form/form-end'
import { TextField } from '@/components/form/text-field'
import { FormDialogs } from '@/components/modal/form-dialogs'
import { fieldsOf } from '@/lib/forms/field-texts'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { useRef } from 'react'
import { accountLimits } from '../../contract'
import { saveProfile } from '../queries'
import { profileFieldNames } from '../rules'
import { AvatarField } from './avatar-field'
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
  const { form, draft, stage, submit } = editing
  const { errorOf, field } = fieldsOf(form, texts)
  return (
    <MuiProvider locale={locale}>
      <Form ref={frame} aria-label={texts.submit} onSubmit={(event) => void submit(event)}>
        {draft.restored && (
          <Alert tone="info" word={texts.draft.note} live>
            {texts.draft.restored}
          </Alert>
        )}
        <TextField {...field('name')} autoComplete="given-name" maxLength={accountLimits.text} />
        <TextField
          {...field('last_name')}
          autoComplete="family-name"
          maxLength={accountLimits.text}
        />
        <AvatarField
          locale={locale}
          person={person}
          control={form.control}
          texts={texts}
          error={errorOf('avatar_img')}
        />
        <FormEnd isSaved={draft.isSaved} texts={texts} isSending={editing.isSending}>
          <ButtonLink href={profile} variant="secondary">
            {texts.cancel}
          </ButtonLink>
        </FormEnd>
      </Form>
      <FormDialogs
        locale={locale}
        stage={stage}
        fields={failedFields(profileFieldNames, errorOf, texts)}
        progress={editing.progress}
        failure={editing.failure}
        onClose={() => editing.setStage('editing')}
        onRetry={() => void submit()}
        onCancel={editing.cancel}
        onPick={(name) => focusField(frame.current, name)}
        texts={texts}
      />
    </MuiProvider>
  )
}
