'use client'

import { Check } from '@/components/check/check'
import controls from '@/components/control/control.module.css'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { endpointQuery } from '@/lib/api/query-options'
import { builtInRoles, type BuiltInRole } from '@/lib/auth/staff-areas'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { roleList } from '../roles/contract'
import styles from './account-status-form.module.css'

export interface GivenRoles {
  builtIn: readonly BuiltInRole[]
  composed: number | null
}

interface RolesFieldProps {
  roles: GivenRoles
  /** What is missing; undefined where nothing is. */
  error?: string | undefined
  onChange: (roles: GivenRoles) => void
}

/** The roles of a member of staff: those of every portal, and one that admins composed. */
export function RolesField({ roles, error, onChange }: RolesFieldProps) {
  const t = useTranslations('admin.people')
  const locale = useInterfaceLocale()
  const id = useId()
  const composed = useQuery(endpointQuery(roleList)).data?.roles ?? []
  const toggle = (role: BuiltInRole, isOn: boolean) =>
    onChange({
      ...roles,
      builtIn: builtInRoles.filter((one) => (one === role ? isOn : roles.builtIn.includes(one))),
    })
  return (
    <Stack
      as="fieldset"
      gap={3}
      bounded
      className={styles.roles}
      aria-describedby={error && `${id}-error`}
    >
      <legend>{t('accountStatus.roles')}</legend>
      {builtInRoles.map((role) => (
        <Check
          key={role}
          label={t(`role.${role}`)}
          help={t(`accountStatus.may.${role}`)}
          isOn={roles.builtIn.includes(role)}
          onSwitch={(isOn) => toggle(role, isOn)}
        />
      ))}
      {composed.length > 0 && (
        <div className={styles.field}>
          <label htmlFor={id}>{t('accountStatus.composed')}</label>
          <select
            id={id}
            className={controls.box}
            value={roles.composed ?? ''}
            aria-describedby={`${id}-help`}
            onChange={({ target }) =>
              onChange({ ...roles, composed: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{t('accountStatus.composedNone')}</option>
            {composed.map((role) => (
              <option key={role.id} value={role.id}>
                {inLocale(role, 'name', locale)}
              </option>
            ))}
          </select>
          <Note id={`${id}-help`} as="span" block>
            {t('accountStatus.composedHelp')}
          </Note>
        </div>
      )}
      {error !== undefined && (
        <Note id={`${id}-error`} tone="danger">
          {error}
        </Note>
      )}
    </Stack>
  )
}
