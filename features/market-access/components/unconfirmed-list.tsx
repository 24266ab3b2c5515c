import { Row } from '@/components/layout/row'
import type { FactMark } from '../contract'
import { isConfirmed } from '../rules'
import { useTranslations } from 'next-intl'
import { Unconfirmed } from './unconfirmed'

/** Whether one remark above a list says what each of its facts would say. */
export const isAllUnconfirmed = (facts: readonly Pick<FactMark, 'confidence'>[]) =>
  facts.length > 0 && facts.every(({ confidence }) => !isConfirmed(confidence))

/** The remark above a list of facts none of which is confirmed. */
export function UnconfirmedList() {
  const t = useTranslations('marketAccess.facts')
  return (
    <Row as="p" gap={3} lineGap={1} align="center" tone="soft" step={-1}>
      <Unconfirmed /> <span>{t('allUnconfirmed')}</span>
    </Row>
  )
}
