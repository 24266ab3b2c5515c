'use client'

import { contentKindNames } from '@/features/content/contract'
import { useTranslations } from 'next-intl'
import { useAreas } from '../../admin/areas-context'
import type { OwnScreen } from '../rules'

/** The screens that the person's roles open, with the lists of each kind of content. */
export function useOwnScreens(): OwnScreen[] {
  const t = useTranslations('admin')
  const areas = useAreas()
  const kinds = areas.includes('content') ? contentKindNames : []
  return [
    ...areas.map((area) => ({ to: `/${area}`, name: t(`areas.${area}`) })),
    ...kinds.map((kind) => ({ to: `/content/${kind}`, name: t(`kinds.${kind}`) })),
  ]
}
