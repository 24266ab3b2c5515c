import { Chip, type ChipTone } from '@/components/chip/chip'
import type { IconName } from '@/components/icon/names'
import { useId } from 'react'
import styles from './approval-chip.module.css'
import { approvalKey, type ApprovalKey, type ApprovalTexts } from './approval-texts'

/** Each status has its own colour and sign (spec part 3 section 4). */
const looks: Record<ApprovalKey, { tone: ChipTone; icon: IconName }> = {
  10: { tone: 'warning', icon: 'clock' },
  20: { tone: 'success', icon: 'check' },
  30: { tone: 'danger', icon: 'close' },
  40: { tone: 'info', icon: 'compass' },
}

interface ApprovalChipProps {
  status: number
  texts: ApprovalTexts
}

/**
 * The approval status of a record: colour, sign and word. What it means shows to who
 * points at it, or comes to it by keyboard or touch.
 */
export function ApprovalChip({ status, texts }: ApprovalChipProps) {
  const id = useId()
  const key = approvalKey(status)
  return (
    <span className={styles.place}>
      <button type="button" className={styles.chip} aria-describedby={id}>
        <Chip {...looks[key]}>{texts[key].name}</Chip>
      </button>
      <span id={id} role="tooltip" className={styles.tooltip}>
        {texts[key].tooltip}
      </span>
    </span>
  )
}
