import { Chip } from '@/components/chip/chip'
import { useTranslations } from 'next-intl'

/** The remark next to a fact that staff have not confirmed. */
export function Unconfirmed() {
  return (
    <Chip tone="warning" icon="clock">
      {useTranslations('marketAccess.facts')('unconfirmed')}
    </Chip>
  )
}
