'use client'

import { inLocale } from '@/lib/bilingual/in-locale'
import { joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { useTranslations } from 'next-intl'
import type { Person } from '../contract'

/** The names of a person's roles, a composed one by its own. */
export function useRoleNames() {
  const t = useTranslations('admin.people')
  const locale = useInterfaceLocale()
  return ({ staff_roles, composed_role }: Pick<Person, 'staff_roles' | 'composed_role'>) =>
    joinTexts(
      staff_roles.map((role) =>
        role === 'composed' && composed_role
          ? inLocale(composed_role, 'name', locale)
          : t(`role.${role}`),
      ),
      locale,
    )
}
