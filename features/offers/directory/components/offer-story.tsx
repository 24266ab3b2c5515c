import { DefinitionList } from '@/components/definition-list/definition-list'
import { Gallery } from '@/components/gallery/gallery'
import { Stack } from '@/components/layout/stack'
import { Paragraphs } from '@/components/paragraphs/paragraphs'
import { focusOf } from '@/components/picture/focus'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale, type BilingualField } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import type { ReactNode } from 'react'
import type { PicturedOffer } from '../contract'
import type { SectorNames } from '../queries'
import { picturesOf, type Pictured } from '../../pictures/rules'
import { offerScene } from '../rules'
import styles from './offer-story.module.css'

/** The displayed fields of an item, even of an unsaved one. */
type Shown = Pick<PicturedOffer, 'hs_code' | 'gs1_code' | 'cert' | keyof Pictured> &
  Pick<PicturedOffer, Extract<keyof PicturedOffer, `${BilingualField<PicturedOffer>}${string}`>>

interface OfferStoryProps {
  locale: Locale
  offer: Shown
  sector: SectorNames['products'][number] | undefined
  sub: SectorNames['subs'][number] | undefined
  labels: Messages['offers']
  /** What a buyer asks about it, below all. */
  facts?: ReactNode
  /** In a dialog: all parts in one column. */
  compact?: boolean
  /** The actions of the item. */
  children?: ReactNode
}

/** A product or service itself: pictures, text and facts (spec part 2 section 2). */
export function OfferStory({
  locale,
  offer,
  sector,
  sub,
  labels,
  facts,
  compact = false,
  children,
}: OfferStoryProps) {
  return (
    <div className={compact ? `${styles.layout} ${styles.compact}` : styles.layout}>
      <Gallery
        locale={locale}
        name={inLocale(offer, 'name', locale)}
        pictures={picturesOf(offer).map((picture) => ({
          src: picture.image,
          alt: inLocale(picture, 'image_alt', locale),
          focus: focusOf(picture),
        }))}
        fallback={
          <Scene
            name={offerScene({
              hs_code: offer.hs_code,
              sub_ind: sub?.id ?? null,
              industry: sector?.iid ?? null,
            })}
          />
        }
        sizes="(width < 924px) 94vw, 520px"
        texts={labels.gallery}
        className={styles.picture}
      />
      <Stack gap={5} top>
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
            { term: labels.certificate, value: offer.cert && <bdi>{offer.cert}</bdi> },
          ].filter(({ value }) => value !== false)}
        />
        {children}
      </Stack>
      {facts}
    </div>
  )
}

const Code = ({ value }: { value: string }) => <span data-ltr>{value}</span>
