import { Picture } from '@/components/picture/picture'
import { sceneOfSectors } from '@/components/scene/of-sector'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import type { Publication } from '../contract'
import { isGlobalMarket } from '../rules'
import styles from './publication-cover.module.css'

/** The kinds of publications by what they cover. */
export type PublicationKindTexts = Record<'countryReport' | 'globalReport', string>

interface PublicationCoverProps {
  locale: Locale
  publication: Publication
  texts: PublicationKindTexts
}

/**
 * The cover of a publication with its heading: kind, year and title, and a picture, that of its
 * sector where it has none of its own.
 */
export function PublicationCover({ locale, publication, texts }: PublicationCoverProps) {
  const { country_belongs: country, image, industry, year } = publication
  return (
    <div className={styles.cover}>
      <div className={styles.text} data-ground="petrol">
        <p className={styles.kind}>
          <span>{isGlobalMarket(country) ? texts.globalReport : texts.countryReport}</span>{' '}
          <span className={styles.year} data-ltr>
            {year}
          </span>
        </p>
        <h3 className={styles.title}>
          <Bilingual of={publication} field="DESCRIPTION" locale={locale} />
        </h3>
      </div>
      <Picture
        src={image}
        alt=""
        sizes="(width < 600px) 104px, (width < 1120px) 46vw, 410px"
        className={styles.picture}
        fallback={<Scene name={sceneOfSectors(industry)} />}
      />
    </div>
  )
}
