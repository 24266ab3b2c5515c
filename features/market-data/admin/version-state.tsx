'use client'

import { Chip, type ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import { useTranslations } from 'next-intl'
import type { Version } from '../versions/contract'

const signs: Readonly<Record<Version['state'], readonly [ChipTone, IconName]>> = {
  loading: ['info', 'clock'],
  ready: ['warning', 'eye'],
  published: ['success', 'check'],
  former: ['neutral', 'undo'],
  refused: ['danger', 'error'],
}

/** The state of a version, as a word with its sign. */
export function VersionState({ state }: { state: Version['state'] }) {
  const t = useTranslations('admin.marketData')
  const [tone, icon] = signs[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </Chip>
  )
}
