'use client'

import { Button } from '@/components/button/button'
import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Link } from '@/components/link/link'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { countText, type CountForms } from '@/lib/i18n/count-forms'
import { formatFileSize } from '@/lib/i18n/format'
import { otherLocale, type Locale } from '@/lib/i18n/locale'
import type { Publication } from '../contract'
import { mayDownload } from '../rules'
import styles from './publication-card.module.css'

/** The texts of the files of a publication. */
export type PublicationFileTexts = Record<
  'download' | 'vipOnly' | 'inEnglish' | 'inArabic',
  string
> & { languages: Record<Locale, string>; pages: CountForms }

interface PublicationFilesProps {
  locale: Locale
  publication: Publication
  isVip: boolean
  texts: PublicationFileTexts
  onVipOnly: () => void
}

/** The files in the reader's language and in the other one, or the button that says who may read them. */
export function PublicationFiles(props: PublicationFilesProps) {
  const { locale, publication, isVip, texts, onVipOnly } = props
  const addresses = textsOf(publication, 'TARIFF_FILE')
  const languages = [locale, otherLocale(locale)].filter((language) => addresses[language] !== '')
  const of = <VisuallyHidden>: {inLocale(publication, 'DESCRIPTION', locale)}</VisuallyHidden>
  if (!mayDownload(publication, isVip)) {
    return (
      <div className={`${styles.files} ${styles.closed}`}>
        <Button variant="secondary" aria-haspopup="dialog" onClick={onVipOnly}>
          <Icon name="star" />
          {texts.vipOnly}
          {of}
        </Button>
        {languages.map((language) => (
          <Facts key={language} {...props} language={language} />
        ))}
      </div>
    )
  }
  const [first, second] = languages
  if (first === undefined) return null
  const named = (language: Locale) => (language === 'en' ? texts.inEnglish : texts.inArabic)
  return (
    <div className={styles.files}>
      <ButtonLink href={addresses[first]} download hrefLang={first} variant="secondary">
        <Icon name="download" />
        {first === locale ? texts.download : named(first)}
        {of}
      </ButtonLink>
      <Facts {...props} language={first} />
      {second && (
        <>
          <Link href={addresses[second]} download hrefLang={second} className={styles.other}>
            {named(second)}
            {of}
          </Link>
          <Facts {...props} language={second} />
        </>
      )}
    </div>
  )
}

/** What is known of a file before it is downloaded. */
function Facts({
  locale,
  publication,
  texts,
  language,
}: PublicationFilesProps & { language: Locale }) {
  const address = textsOf(publication, 'TARIFF_FILE')[language]
  const file = publication.file_details?.find((one) => one.address === address)
  const facts = [
    texts.languages[language],
    file?.pages && countText(texts.pages, file.pages, locale),
    file && formatFileSize(file.bytes, locale),
  ]
  return <p>{facts.filter(Boolean).join(' · ')}</p>
}
