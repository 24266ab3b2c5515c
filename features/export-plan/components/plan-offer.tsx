'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
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

/**
 * The three questions, offered at the head of the page to a person who has just registered, unless
 * the page itself asks them.
 */
export function PlanOffer({ locale, texts }: PlanOfferProps) {
  const { isOpen, isTaken, end } = usePlanOffer()
  const path = usePathname() ?? ''
  if (!isOpen || (!isTaken && asking.includes(pathOf(path)))) return null
  return (
    <div className={styles.offer}>
      <Alert
        tone="invite"
        word={texts.word}
        title={isTaken ? texts.takenTitle : texts.title}
        live
        action={
          <div className={styles.ways}>
            <ButtonLink
              href={localePath(locale, routes.exportPlan())}
              onClick={isTaken ? end : undefined}
            >
              {isTaken ? texts.open : texts.answer}
            </ButtonLink>
            <Button variant="secondary" onClick={end}>
              {texts.later}
            </Button>
          </div>
        }
      >
        {isTaken ? texts.taken : texts.text}
      </Alert>
    </div>
  )
}
