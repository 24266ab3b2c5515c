'use client'

import { inLocale } from '@/lib/bilingual/in-locale'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { RoleChoices } from '../contract'
import type { ChosenRights } from './area-choice'
import styles from './role-form.module.css'

type Named = RoleChoices['types'][number] | RoleChoices['regions'][number]

interface RoleLimitsProps {
  rights: ChosenRights
  choices: RoleChoices
}

/** The parts of areas to which a role is limited, in sentences. */
export function RoleLimits({ rights, choices }: RoleLimitsProps) {
  const t = useTranslations('admin.composedRoles.only')
  const admin = useTranslations('admin')
  const locale = useInterfaceLocale()
  const { areas, content_kinds, case_types, case_regions } = rights
  const named = (of: readonly Named[]) => of.map((one) => inLocale(one, 'name', locale))
  const found = {
    content: areas.includes('content')
      ? content_kinds?.map((kind) => admin(`kinds.${kind}`))
      : undefined,
    types: areas.includes('cases')
      ? case_types && named(choices.types.filter(({ id }) => case_types.includes(id)))
      : undefined,
    regions: areas.includes('cases')
      ? case_regions && named(choices.regions.filter(({ code }) => case_regions.includes(code)))
      : undefined,
  }
  const sentences = (['content', 'types', 'regions'] as const).flatMap((part) => {
    const list = found[part] ?? []
    return list.length > 0 ? [t(part, { list: joinTexts(list, locale) })] : []
  })
  if (sentences.length === 0) return null
  return (
    <ul className={styles.limits}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  )
}
