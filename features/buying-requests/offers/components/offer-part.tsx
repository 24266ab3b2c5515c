'use client'

import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { Skeleton } from '@/components/skeleton/skeleton'
import { Problem } from '@/lib/api/problem'
import { formatInstant, formatPrice } from '@/lib/i18n/format'
import { localePath, routes } from '@/lib/routing/routes'
import { useEffect, useState } from 'react'
import type { OwnOffer } from '../contract'
import { ownOffer } from '../queries'
import { OfferExchange } from './offer-exchange'
import { OfferForm } from './offer-form'
import styles from './offer-part.module.css'
import type { OfferPartProps } from './offer-texts'

type Stage = 'loading' | 'noCompany' | 'failed' | OwnOffer

/** What the company of a member sent to a buyer, who the buyer is once they agree, and the form. */
export function OfferPart(props: OfferPartProps) {
  const { locale, requestId, isOpen, texts } = props
  const [stage, setStage] = useState<Stage>('loading')
  const [loads, setLoads] = useState(0)

  useEffect(() => {
    let isHere = true
    ownOffer(requestId).then(
      (found) => isHere && setStage(found),
      (error: unknown) => {
        const isWithout = error instanceof Problem && error.code === 'forbidden'
        if (isHere) setStage(isWithout ? 'noCompany' : 'failed')
      },
    )
    return () => {
      isHere = false
    }
  }, [requestId, loads])

  const hasSent = typeof stage === 'object' && stage.messages.length > 0
  if (!isOpen && !hasSent) return null
  if (stage === 'loading') return <Skeleton shape="field" count={4} label={texts.loading} />
  if (stage === 'noCompany') {
    return (
      <>
        <p>{texts.noCompany}</p>
        <p>
          <ButtonLink href={localePath(locale, routes.myCompany())}>{texts.register}</ButtonLink>
        </p>
      </>
    )
  }
  if (stage === 'failed') {
    return (
      <Alert tone="error" word={texts.errorWord}>
        {texts.failedToLoad}
      </Alert>
    )
  }
  const { messages, agreed, buyer, may_answer: mayAnswer } = stage
  const reload = () => setLoads((count) => count + 1)
  return (
    <>
      {agreed && <OfferExchange {...{ requestId, agreed, buyer, texts }} onAgreed={reload} />}
      {hasSent && (
        <section aria-label={texts.mine}>
          <h3 className={styles.title}>{texts.mine}</h3>
          <ul className={styles.sent}>
            {messages.map(({ id, at, text, quotation }) => (
              <li key={id}>
                {quotation && (
                  <strong>
                    <bdi>
                      {formatPrice(quotation.price, locale)} {quotation.currency}
                    </bdi>{' '}
                    / {texts.units[quotation.unit]} · {quotation.incoterm}{' '}
                    <bdi>{quotation.place}</bdi>
                  </strong>
                )}
                <p dir="auto" className={styles.text}>
                  {text}
                </p>
                <time dateTime={at} className={styles.note}>
                  {formatInstant(at, locale)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayAnswer ? (
        <OfferForm {...props} isAgain={messages.length > 0} onSent={reload} />
      ) : (
        isOpen && <p>{hasSent ? texts.over : texts.notApproved}</p>
      )}
    </>
  )
}
