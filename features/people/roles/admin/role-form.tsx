'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { LanguageHint } from '@/components/form/language-hint'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { RecordPart } from '@/components/work-record/record-part'
import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import { directionOf, locales } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import { useId, useState, type FormEvent } from 'react'
import { createRole, maxRoleName, type RoleChoices, type RoleWrite } from '../contract'
import { AreaChoice } from './area-choice'
import styles from './role-form.module.css'
import { RoleLimits } from './role-limits'
import type { Preview } from '../rules'

interface RoleFormProps {
  role: RoleWrite
  choices: RoleChoices
  preview: Preview
  isBusy: boolean
  onSave: (role: RoleWrite) => void
}

/** The form of a role: its name in both languages, its areas, and what a person with it sees. */
export function RoleForm({ role, choices, preview: Sections, isBusy, onSave }: RoleFormProps) {
  const t = useTranslations('admin.composedRoles')
  const id = useId()
  const [names, setNames] = useState(() => textsOf(role, 'name'))
  const [rights, setRights] = useState(() => ({
    areas: role.areas,
    content_kinds: role.content_kinds,
    case_types: role.case_types,
    case_regions: role.case_regions,
  }))
  const [wrong, setWrong] = useState<readonly string[]>([])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = createRole.body.safeParse({ ...bilingualPair('name', names), ...rights })
    setWrong((parsed.error?.issues ?? []).map(({ path }) => String(path[0])))
    if (parsed.success && !isBusy) onSave(parsed.data)
  }
  const isUnnamed = wrong.some((field) => field.startsWith('name'))
  return (
    <Stack noValidate as="form" gap={4} bounded onSubmit={submit}>
      <RecordPart title={t('names')}>
        <div className={styles.names}>
          {locales.map((language) => (
            <Stack key={language} gap={1} bounded className={styles.field}>
              <label htmlFor={`${id}-${language}`}>{t(`name.${language}`)}</label>
              <input
                id={`${id}-${language}`}
                lang={language}
                dir={directionOf(language)}
                className={controls.box}
                value={names[language]}
                maxLength={maxRoleName}
                aria-invalid={isUnnamed || undefined}
                aria-describedby={`${id}-${isUnnamed ? 'name-error' : `${language}-script`}`}
                onChange={({ target }) => setNames({ ...names, [language]: target.value })}
              />
              <LanguageHint
                id={`${id}-${language}-script`}
                language={language}
                text={names[language]}
              />
            </Stack>
          ))}
        </div>
        {isUnnamed && (
          <Note id={`${id}-name-error`} role="alert" tone="danger">
            {t('problem.name')}
          </Note>
        )}
      </RecordPart>
      <RecordPart title={t('areas')}>
        <AreaChoice
          rights={rights}
          choices={choices}
          wrong={wrong}
          onChange={(given) => {
            setRights(given)
            setWrong(wrong.filter((field) => field.startsWith('name')))
          }}
        />
      </RecordPart>
      <RecordPart title={t('preview')}>
        {rights.areas.length === 0 ? (
          <p>{t('nothing')}</p>
        ) : (
          <>
            <Sections role={rights} />
            <RoleLimits rights={rights} choices={choices} />
          </>
        )}
      </RecordPart>
      <div>
        <Button type="submit" aria-disabled={isBusy || undefined}>
          {t('save')}
        </Button>
      </div>
    </Stack>
  )
}
