'use client'

import { BilingualName } from '@/components/bilingual-name/bilingual-name'
import { NameNote } from '@/components/bilingual-name/name-note'
import { Card } from '@/components/card/card'
import { focusOf } from '@/components/picture/focus'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { firstSentence } from '@/lib/i18n/paragraphs'
import { localePath, routes } from '@/lib/routing/routes'
import type { ReactNode } from 'react'
import type { Offer } from '../contract'
import type { OfferType } from '../../kinds/contract'
import { offerScene } from '../rules'
import styles from './offer-card.module.css'

interface OfferCardProps {
  locale: Locale
  type: OfferType
  offer: Offer
  /** The label above the name, such as 'Product'; by default its company. */
  label?: ReactNode
  hsCode: string
  /** Said of a name in the other language only. */
  nameNote: string
}

/** A product or service in a list; the card leads to its page (spec part 2 section 2). */
export function OfferCard({ locale, type, offer, label, hsCode, nameNote }: OfferCardProps) {
  const company = offer.company_belongs
  const name = { of: offer, field: 'name', locale } as const
  return (
    <Card
      href={localePath(locale, routes.offer(type, offer.id))}
      title={<BilingualName {...name} />}
      meta={label ?? <BilingualName of={company} field="company_registered_name" locale={locale} />}
      cover={
        <Picture
          src={offer.image}
          alt={inLocale(offer, 'image_alt', locale)}
          focus={focusOf(offer)}
          fallback={<Scene name={offerScene(offer)} />}
          sizes="(width < 600px) 80px, (width < 1120px) 46vw, 320px"
        />
      }
    >
      <NameNote {...name} note={nameNote} />
      <Bilingual
        of={offer}
        field="description"
        locale={locale}
        as="p"
        className={styles.text}
        prepare={firstSentence}
      />
      {offer.hs_code !== null && (
        <p className={styles.code}>
          {hsCode} <span data-ltr>{offer.hs_code}</span>
        </p>
      )}
    </Card>
  )
}
