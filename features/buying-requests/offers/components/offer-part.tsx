'use client'

import { useCompanyPart } from '@/components/company-part/use-company-part'
import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { call } from '@/lib/api/call'
import { formatInstant, formatPrice } from '@/lib/i18n/format'
import { ownRequestOffer } from '../contract'
import { OfferExchange } from './offer-exchange'
import { OfferForm } from './offer-form'
import type { OfferPartProps } from './offer-texts'

/** What the company of a member sent to a buyer, who the buyer is once they agree, and the form. */
export function OfferPart(props: OfferPartProps) {
  const { locale, requestId, isOpen, texts } = props
  const { found, reload, instead } = useCompanyPart({
    locale,
    id: requestId,
    load: (id: number) => call(ownRequestOffer, { params: { id } }),
    fields: 4,
    texts,
  })
  const hasSent = found !== undefined && found.messages.length > 0
  if (!isOpen && !hasSent) return null
  if (!found) return instead
  const { messages, agreed, buyer, may_answer: mayAnswer } = found
  return (
    <>
      {agreed && (
        <OfferExchange
          requestId={requestId}
          agreed={agreed}
          buyer={buyer}
          texts={texts}
          onAgreed={reload}
        />
      )}
      {hasSent && (
        <section aria-label={texts.mine}>
          <Text as="h3" step={0}>
            {texts.mine}
          </Text>
          <Stack as="ul" gap={3}>
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
                <Text dir="auto" breaks preLine>
                  {text}
                </Text>
                <Note dateTime={at} as="time">
                  {formatInstant(at, locale)}
                </Note>
              </li>
            ))}
          </Stack>
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
