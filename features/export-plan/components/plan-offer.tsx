'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Row } from '@/components/layout/row'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, pathOf, routes } from '@/lib/routing/routes'
import { usePathname } from 'next/navigation'
import styles from './plan-offer.module.css'
import { usePlanOffer } from './use-plan-offer'

interface PlanOfferProps {
  locale: Locale
  texts: Messages['exportPlan']['offer']
}

/** Pages that ask the three questions themselves. */
const asking = [routes.profile(), routes.exportPlan()]

/** Logging in, registering and the links of mails, where nothing else is offered. */
const isOfAccount = (path: string) => path.startsWith('/auth/')

/**
 * The three questions, offered in a corner of the window to a person who has just registered, unless
 * the page itself asks them. It moves nothing of the page.
 */
export function PlanOffer({ locale, texts }: PlanOfferProps) {
  const { isOpen, isTaken, end } = usePlanOffer()
  const path = pathOf(usePathname() ?? '')
  if (!isOpen || isOfAccount(path) || (!isTaken && asking.includes(path))) return null
  return (
    <div className={styles.offer} data-no-print data-covers-foot>
      <Alert
        tone="invite"
        word={texts.word}
        title={isTaken ? texts.takenTitle : texts.title}
        live
        action={
          <Row gap={3}>
            <ButtonLink
              href={localePath(locale, routes.exportPlan())}
              onClick={isTaken ? end : undefined}
            >
              {isTaken ? texts.open : texts.answer}
            </ButtonLink>
            <Button variant="secondary" onClick={end}>
              {texts.later}
            </Button>
          </Row>
        }
      >
        {isTaken ? texts.taken : texts.text}
      </Alert>
    </div>
  )
}
