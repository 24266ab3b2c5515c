'use client'

import { approvalStatus } from '@/lib/db/codes/approval'
import { ApprovalChip } from '@/components/approval-chip/approval-chip'
import type { ApprovalTexts } from '@/components/approval-chip/approval-texts'
import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { focusOf } from '@/components/picture/focus'
import { Picture } from '@/components/picture/picture'
import { ReviewDay } from '@/components/review-day/review-day'
import { Scene } from '@/components/scene/scene'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import type { ReactNode } from 'react'
import { OfferQualityMeter } from '../../trade-facts/components/offer-quality-meter'
import type { QualityTexts } from '../../trade-facts/components/quality-texts'
import { offerQuality } from '../../rules/quality'
import { offerScene } from '../../directory/rules'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import styles from './own-offer-card.module.css'
import { fieldAnchor } from './use-named-field'

type OwnTexts = Messages['myOffers']['list']

export interface OwnCardTexts extends OwnTexts {
  labels: Pick<Messages['offers'], 'hsCode' | 'gs1Code' | 'sector' | 'subSector'>
  approval: ApprovalTexts
  review: Messages['reviewDay']
  /** Null where the portal has no trade facts. */
  quality: QualityTexts | null
}

interface OwnOfferCardProps {
  locale: Locale
  type: OfferType
  item: MyOffer
  onDelete: () => void
  texts: OwnCardTexts
}

/** A product or service for its company: its status and actions. */
export function OwnOfferCard({ locale, type, item, onDelete, texts }: OwnOfferCardProps) {
  const { industry_belongs: sector, sub_industry_belongs: sub, is_public, status_belongs } = item
  const { labels } = texts
  const name = inLocale(item, 'name', locale)
  const { iid: status } = status_belongs
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture
          src={item.image}
          alt={inLocale(item, 'image_alt', locale)}
          focus={focusOf(item)}
          fallback={<Scene name={offerScene(item)} />}
          sizes="(width < 600px) 94vw, 320px"
        />
      </div>
      <div className={styles.body}>
        <ApprovalChip status={status} texts={texts.approval} />
        <h3 className={styles.name}>
          <Bilingual of={item} field="name" locale={locale} />
        </h3>
        <Stack as="dl" gap={1} step={-1}>
          <Fact term={labels.gs1Code} value={item.gs1_code && <Code value={item.gs1_code} />} />
          <Fact term={labels.hsCode} value={item.hs_code && <Code value={item.hs_code} />} />
          <Fact
            term={labels.sector}
            value={sector && <Bilingual of={sector} field="name" locale={locale} />}
          />
          <Fact
            term={labels.subSector}
            value={sub && <Bilingual of={sub} field="SUB_NAME" locale={locale} />}
          />
        </Stack>
        {item.refusal_reason && (
          <p className={styles.reason}>
            <strong>{texts.reason}</strong> <bdi>{item.refusal_reason}</bdi>
          </p>
        )}
        {status !== approvalStatus.approved && status !== approvalStatus.refused && (
          <Note as="div">
            <ReviewDay locale={locale} since={item.updated_at} texts={texts.review} />
          </Note>
        )}
        {item.waits_for_company && <Note>{texts.waits}</Note>}
        {is_public && status !== approvalStatus.approved && <Note>{texts.before}</Note>}
        {texts.quality && (
          <OfferQualityMeter
            locale={locale}
            quality={offerQuality(type, item)}
            texts={texts.quality}
            most={3}
            wayTo={({ field }, what) => (
              <Link
                href={`${localePath(locale, routes.editOffer(type, item.id))}${fieldAnchor(field)}`}
              >
                {what}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Link>
            )}
          />
        )}
        {is_public && (
          <p>
            <Link href={localePath(locale, routes.offer(type, item.id))}>
              {texts.view}
              <VisuallyHidden>: {name}</VisuallyHidden>
            </Link>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={localePath(locale, routes.editOffer(type, item.id))} variant="secondary">
          {texts.edit}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </ButtonLink>
        <Button variant="quiet" onClick={onDelete}>
          {texts.remove}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </div>
    </article>
  )
}

function Fact({ term, value }: { term: string; value: ReactNode }) {
  if (!value) return null
  return (
    <Row gap={2} lineGap={0} className={styles.fact}>
      <dt>{term}:</dt>
      <dd>{value}</dd>
    </Row>
  )
}

const Code = ({ value }: { value: string }) => <span data-ltr>{value}</span>
