'use client'

import { Text } from '@/components/layout/text'
import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { ContactLink } from '@/components/contact-link/contact-link'
import { agreedBy } from '@/features/conversations/rules'
import { call } from '@/lib/api/call'
import { useCall } from '@/lib/forms/use-call'
import { agreeWithBuyer, type OwnOffer } from '../contract'
import styles from './offer-part.module.css'
import type { OfferTexts } from './offer-texts'

interface OfferExchangeProps {
  requestId: number
  agreed: NonNullable<OwnOffer['agreed']>
  buyer: OwnOffer['buyer']
  texts: OfferTexts
  onAgreed: () => void
}

/** The exchange of addresses with the buyer, who is named only once both agreed. */
export function OfferExchange({ requestId, agreed, buyer, texts, onAgreed }: OfferExchangeProps) {
  const { isSending, failure, run } = useCall()
  const agree = () =>
    run(async () => {
      await call(agreeWithBuyer, { params: { id: requestId } })
      onAgreed()
    })
  return (
    <section aria-label={texts.exchange.title} className={styles.buyer}>
      <Text as="h3" step={0}>
        {texts.exchange.title}
      </Text>
      <p>{texts.exchange[agreedBy(agreed)]}</p>
      {buyer && (
        <>
          <p>
            <bdi>{buyer.name}</bdi>, <bdi>{buyer.company}</bdi>
          </p>
          <p>
            <ContactLink kind="mail" value={buyer.email} />
          </p>
        </>
      )}
      {failure && (
        <Alert tone="error" word={texts.errorWord} live>
          {texts.exchange.failed}
        </Alert>
      )}
      {!agreed.mine && (
        <p>
          <Button
            variant="secondary"
            aria-disabled={isSending || undefined}
            onClick={() => void agree()}
          >
            {isSending ? texts.sending : texts.exchange.agree}
          </Button>
        </p>
      )}
    </section>
  )
}
