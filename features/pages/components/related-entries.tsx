import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { NavigationChild } from '../contract'
import { entryTarget } from '../rules'
import styles from './related-entries.module.css'

/** The related entries of a page. */
export function RelatedEntries({
  locale,
  entries,
}: {
  locale: Locale
  entries: readonly NavigationChild[]
}) {
  const t = useTranslations('pages')
  const tab = useTranslations('layout')('newTab')
  if (entries.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related-entries" data-no-print>
      <div className={styles.inner}>
        <SectionHeading id="related-entries">{t('related')}</SectionHeading>
        <ul className={styles.list}>
          {entries.map((entry) => {
            const { href, external } = entryTarget(entry, locale)
            return (
              <li key={entry.id} className={styles.item}>
                <Link
                  href={localePath(locale, href)}
                  newTab={external ? tab : undefined}
                  look="bare"
                  className={styles.link}
                >
                  <Bilingual
                    of={entry}
                    field="nav_title"
                    locale={locale}
                    className={styles.title}
                  />
                  <Bilingual
                    of={entry}
                    field="nav_description"
                    locale={locale}
                    className={styles.text}
                  />
                </Link>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
