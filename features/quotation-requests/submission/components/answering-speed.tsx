import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { useTranslations } from 'next-intl'
import type { answeringSpeeds } from '../../contract'

/** How fast a company usually answers, from five answered requests on. */
export function AnsweringSpeed({ speed }: { speed: (typeof answeringSpeeds)[number] }) {
  const t = useTranslations('quotations')
  return (
    <Row as="span" gap={2} align="center" nowrap tone="soft" step={-1}>
      <Icon name="clock" size={20} />
      {t(`speed.${speed}`)}
    </Row>
  )
}
