import { DefinitionList } from '@/components/definition-list/definition-list'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { Picture } from '@/components/picture/picture'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale, type BilingualField } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import type { ReactNode } from 'react'
import type { Offer } from '../contract'
import type { SectorNames } from '../queries'
import { offerScene } from '../rules'
import styles from './offer-story.module.css'

/** The displayed fields of an item, even of an unsaved one. */
type Shown = Pick<Offer, 'hs_code' | 'gs1_code' | 'cert' | 'image'> &
  Pick<Offer, Extract<keyof Offer, `${BilingualField<Offer>}${string}`>>

interface OfferStoryProps {
  locale: Locale
  offer: Shown
  sector: SectorNames['products'][number] | undefined
  sub: SectorNames['subs'][number] | undefined
  labels: Messages['offers']
  /** In a dialog: all parts in one column. */
  compact?: boolean
  /** The actions of the item. */
  children?: ReactNode
}

/** A product or service itself: picture, text and facts (spec part 2 section 2). */
export function OfferStory({
  locale,
  offer,
  sector,
  sub,
  labels,
  compact = false,
  children,
}: OfferStoryProps) {
  return (
    <div className={compact ? `${styles.layout} ${styles.compact}` : styles.layout}>
      <Picture
        src={offer.image}
        alt={inLocale(offer, 'image_alt', locale)}
        fallback={
          <Scene
            name={offerScene({
              hs_code: offer.hs_code,
              sub_ind: sub?.id ?? null,
              industry: sector?.iid ?? null,
            })}
          />
        }
        first
        sizes="(width < 924px) 94vw, 520px"
        className={styles.picture}
      />
      <div className={styles.story}>
        <Paragraphs of={offer} field="description" locale={locale} className={styles.text} />
        <DefinitionList
          facts={[
            {
              term: labels.sector,
              value: sector && <Bilingual of={sector} field="name" locale={locale} />,
            },
            {
              term: labels.subSector,
              value: sub && <Bilingual of={sub} field="SUB_NAME" locale={locale} />,
            },
            { term: labels.hsCode, value: offer.hs_code && <Code value={offer.hs_code} /> },
            { term: labels.gs1Code, value: offer.gs1_code && <Code value={offer.gs1_code} /> },
            {
              term: labels.features,
              value: inLocale(offer, 'features', locale) !== '' && (
                <Bilingual of={offer} field="features" locale={locale} />
              ),
            },
            { term: labels.certificate, value: offer.cert },
          ].filter(({ value }) => value !== false)}
        />
        {children}
      </div>
    </div>
  )
}

const Code = ({ value }: { value: string }) => <span data-ltr>{value}</span>
