'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Chip } from '@/components/chip/chip'
import { Icon } from '@/components/icon/icon'
import { Picture } from '@/components/picture/picture'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale, localized } from '@/lib/bilingual/in-locale'
import { firstParagraph } from '@/lib/html/first-paragraph'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import type { Publication } from '../contract'
import { mayDownload } from '../rules'
import styles from './publication-card.module.css'

/** The texts of a card. */
export type PublicationTexts = Record<
  'published' | 'country' | 'sectors' | 'download' | 'vipOnly' | 'inEnglish' | 'inArabic',
  string
>

interface PublicationCardProps {
  locale: Locale
  publication: Publication
  isVip: boolean
  texts: PublicationTexts
  onVipOnly: () => void
}

/** A publication: cover, title, date, country, sectors, summary and its file (spec part 1 section 2.7). */
export function PublicationCard(props: PublicationCardProps) {
  const { locale, publication, texts } = props
  return (
    <article className={styles.card}>
      <Picture
        src={publication.image}
        alt=""
        sizes="(width < 600px) 94vw, (width < 1120px) 46vw, 320px"
      />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Bilingual of={publication} field="DESCRIPTION" locale={locale} />
        </h3>
        <dl className={styles.facts}>
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
        </dl>
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
        <File {...props} />
      </div>
    </article>
  )
}

/** The link to the file, or the button that says who may read it. */
function File({ locale, publication, isVip, texts, onVipOnly }: PublicationCardProps) {
  const of = <VisuallyHidden>: {inLocale(publication, 'DESCRIPTION', locale)}</VisuallyHidden>
  if (!mayDownload(publication, isVip)) {
    return (
      <p className={styles.file}>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onVipOnly}>
          <Icon name="star" />
          {texts.vipOnly}
          {of}
        </Button>
      </p>
    )
  }
  const { text: address, lang } = localized(publication, 'TARIFF_FILE', locale)
  if (address === '') return null
  const other = lang === 'en' ? texts.inEnglish : texts.inArabic
  return (
    <p className={styles.file}>
      <ButtonLink href={address} download hrefLang={lang} variant="secondary">
        <Icon name="download" />
        {lang === locale ? texts.download : other}
        {of}
      </ButtonLink>
    </p>
  )
}
