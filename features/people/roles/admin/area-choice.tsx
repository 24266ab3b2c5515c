'use client'

import { Check } from '@/components/check/check'
import { Note } from '@/components/layout/note'
import { staffAreas, type StaffArea } from '@/lib/auth/staff-areas'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import type { RoleChoices, RoleWrite } from '../contract'
import { PartChoice } from './part-choice'
import styles from './role-form.module.css'

export type ChosenRights = Pick<
  RoleWrite,
  'areas' | 'content_kinds' | 'case_types' | 'case_regions'
>

interface AreaChoiceProps {
  rights: ChosenRights
  choices: RoleChoices
  /** The fields that are wrong. */
  wrong: readonly string[]
  onChange: (rights: ChosenRights) => void
}

/** The areas of a role, each with the part to which it is limited. */
export function AreaChoice({ rights, choices, wrong, onChange }: AreaChoiceProps) {
  const t = useTranslations('admin.composedRoles')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const id = useId()
  const errorOf = (field: keyof ChosenRights) =>
    wrong.includes(field) ? t('problem.required') : null
  const toggle = (area: StaffArea, isOn: boolean) => {
    const areas = staffAreas.filter((one) => (one === area ? isOn : rights.areas.includes(one)))
    onChange({ ...rights, areas })
  }
  const textOf = (part: 'content' | 'types' | 'regions') => ({
    title: t(`partOf.${part}`),
    help: t(`partHelp.${part}`),
    whole: t(`whole.${part}`),
  })
  const parts = {
    content: (
      <PartChoice
        {...textOf('content')}
        options={choices.kinds.map((kind) => ({ value: kind, text: admin(`kinds.${kind}`) }))}
        chosen={rights.content_kinds}
        error={errorOf('content_kinds')}
        onChange={(content_kinds) => onChange({ ...rights, content_kinds })}
      />
    ),
    cases: (
      <>
        <PartChoice
          {...textOf('types')}
          options={choices.types.map((type) => ({
            value: type.id,
            text: inLocale(type, 'name', locale),
          }))}
          chosen={rights.case_types}
          error={errorOf('case_types')}
          onChange={(case_types) => onChange({ ...rights, case_types })}
        />
        <PartChoice
          {...textOf('regions')}
          options={choices.regions.map((region) => ({
            value: region.code,
            text: inLocale(region, 'name', locale),
          }))}
          chosen={rights.case_regions}
          error={errorOf('case_regions')}
          onChange={(case_regions) => onChange({ ...rights, case_regions })}
        />
      </>
    ),
  }
  const error = errorOf('areas')
  return (
    <div role="group" aria-label={t('areas')} aria-describedby={error ? `${id}-error` : undefined}>
      {staffAreas.map((area) => (
        <div key={area} className={styles.area}>
          <Check
            label={t(`area.${area}`)}
            help={t(`areaText.${area}`)}
            isOn={rights.areas.includes(area)}
            onSwitch={(isOn) => toggle(area, isOn)}
          />
          {rights.areas.includes(area) && (area === 'content' || area === 'cases') && parts[area]}
        </div>
      ))}
      {error && (
        <Note id={`${id}-error`} role="alert" tone="danger">
          {error}
        </Note>
      )}
    </div>
  )
}
