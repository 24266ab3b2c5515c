'use client'

import { Chip, type ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import type { ContentState } from '@/lib/db/codes/content-states'
import { useTranslations } from 'next-intl'
import type { ContentStatus } from '../contract'

const looks: Record<ContentState, [ChipTone, IconName]> = {
  draft: ['sand', 'file'],
  in_review: ['info', 'eye'],
  approved: ['cyan', 'check'],
  scheduled: ['petrol', 'clock'],
  published: ['success', 'success'],
  removed: ['neutral', 'close'],
}

/** The state of a record; a requested removal is marked too. */
export function StateChip({ of }: { of: Pick<ContentStatus, 'state' | 'removes'> }) {
  const t = useTranslations('admin.content')
  const [tone, icon] = looks[of.state]
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {t(`states.${of.state}`)}
      </Chip>
      {of.removes && (
        <Chip tone="danger" icon="close">
          {t('removes')}
        </Chip>
      )}
    </>
  )
}
