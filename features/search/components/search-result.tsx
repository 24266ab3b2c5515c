import { Note } from '@/components/layout/note'
import { Link } from '@/components/link/link'
import { valueOfPair } from '@/lib/bilingual/pair'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { SearchHit } from '../contract'
import { opensFully } from '../rules'
import { FoundTitle } from './found-title'
import styles from './search-result.module.css'
import { MarkedText } from './marked-text'
import { ResultFacts } from './result-facts'
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
        <ResultFacts locale={locale} found={hit} texts={t.raw('facts')} />
      </p>
      <h2 className={styles.title}>
        <Link
          href={localePath(locale, hit.path)}
          look="bare"
          covers
          className={styles.link}
          {...opensFully(hit)}
        >
          <FoundTitle
            found={hit}
            locale={locale}
            rangesIn={(language) => valueOfPair(hit.highlights, 'title', language)}
          />
        </Link>
      </h2>
      <OtherTitle hit={hit} locale={locale} className={styles.other} />
      {excerpt !== '' && (
        <p className={hit.type === 'questions' ? styles.answer : styles.excerpt}>
          <bdi {...own}>
            <MarkedText text={excerpt} ranges={hit.highlights.excerpt} />
          </bdi>
        </p>
      )}
      {hit.type === 'questions' && (
        <p aria-hidden="true" className={styles.read}>
          {t('readAnswer')}
        </p>
      )}
      {hit.matched && hit.matched.synonyms.length > 0 && (
        <Note tone="faint" above={1} className={styles.synonyms}>
          {t('synonyms', { terms: hit.matched.synonyms.join(locale === 'ar' ? '، ' : ', ') })}
        </Note>
      )}
    </article>
  )
}
