import type { ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import type { Agreement } from '../contract'

type LegalStatus = NonNullable<Agreement['legal_status']>

/** The colour and the icon of each legal status. */
export const statusSigns: Record<LegalStatus, { tone: ChipTone; icon: IconName }> = {
  in_force: { tone: 'success', icon: 'success' },
  signed: { tone: 'info', icon: 'clock' },
  terminated: { tone: 'neutral', icon: 'error' },
  suspended: { tone: 'warning', icon: 'pause' },
}
