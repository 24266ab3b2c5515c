'use client'

import { Chip } from '@/components/chip/chip'
import { Row } from '@/components/layout/row'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { firstParagraph } from '@/lib/html/first-paragraph'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Publication } from '../contract'
import styles from './publication-card.module.css'
import { PublicationCover, type PublicationKindTexts } from './publication-cover'
import { PublicationFiles, type PublicationFileTexts } from './publication-files'

/** The texts of a card. */
export type PublicationTexts = Record<'published' | 'country' | 'sectors', string> &
  PublicationKindTexts &
  PublicationFileTexts

interface PublicationCardProps {
  locale: Locale
  publication: Publication
  isVip: boolean
  texts: PublicationTexts
  onVipOnly: () => void
}

/** A publication: cover, title, date, country, sectors, summary and its files (spec part 1 section 2.7). */
export function PublicationCard(props: PublicationCardProps) {
  const { locale, publication, texts } = props
  return (
    <article className={styles.card}>
      <PublicationCover locale={locale} publication={publication} texts={texts} />
      <div className={styles.body}>
        <Row as="dl" gap={5} lineGap={1} step={-1} className={styles.facts}>
          <div>
            <dt>{texts.published}</dt>
            <dd>
              <time dateTime={publication.date_start}>
                {formatDate(publication.date_start, locale)}
              </time>
            </dd>
          </div>
          <div>
            <dt>{texts.country}</dt>
            <dd>
              <Bilingual of={publication.country_belongs} field="name" locale={locale} />
            </dd>
          </div>
        </Row>
        <ul className={styles.sectors} aria-label={texts.sectors}>
          {publication.sectors.map((sector) => (
            <li key={sector.id}>
              <Chip tone="petrol">
                <Bilingual of={sector} field="name" locale={locale} />
              </Chip>
            </li>
          ))}
        </ul>
        <BilingualHtml
          of={publication}
          field="TARIFF"
          locale={locale}
          className={styles.summary}
          prepare={firstParagraph}
        />
        <PublicationFiles {...props} />
      </div>
    </article>
  )
}
