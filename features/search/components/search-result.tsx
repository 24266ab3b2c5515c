import { Link } from '@/components/link/link'
import { valueOfPair } from '@/lib/bilingual/pair'
import { formatDate } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { SearchHit } from '../contract'
import { FoundTitle } from './found-title'
import styles from './search-result.module.css'
import { MarkedText } from './marked-text'
import { OtherTitle } from './other-title'
import { TypeSign } from './type-sign'

/** A result on the search page: type, title, and an excerpt with the matches. */
export function SearchResult({ locale, hit }: { locale: Locale; hit: SearchHit }) {
  const t = useTranslations('search')
  const { excerpt, excerpt_locale: lang } = hit
  const own = lang === locale ? {} : { lang, dir: directionOf(lang) }
  return (
    <article className={styles.hit}>
      <TypeSign type={hit.type} size={24} className={styles.sign} />
      <p className={styles.kind}>
        {t(`kind.${hit.type}`)}
        {hit.date !== null && (
          <>
            <span aria-hidden="true"> · </span>
            <time dateTime={hit.date}>{formatDate(hit.date, locale)}</time>
          </>
        )}
      </p>
      <h2 className={styles.title}>
        <Link href={localePath(locale, hit.path)} look="bare" className={styles.link}>
          <FoundTitle
            found={hit}
            locale={locale}
            rangesIn={(language) => valueOfPair(hit.highlights, 'title', language)}
          />
        </Link>
      </h2>
      <OtherTitle hit={hit} locale={locale} className={styles.other} />
      {excerpt !== '' && (
        <p className={styles.excerpt}>
          <bdi {...own}>
            <MarkedText text={excerpt} ranges={hit.highlights.excerpt} />
          </bdi>
        </p>
      )}
    </article>
  )
}
