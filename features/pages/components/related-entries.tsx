import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { NavigationChild } from '../contract'
import { entryTarget } from '../rules'
import styles from './related-entries.module.css'
import { TargetLink } from './target-link'

/** The related entries of a page. */
export function RelatedEntries({
  locale,
  entries,
}: {
  locale: Locale
  entries: readonly NavigationChild[]
}) {
  const t = useTranslations('pages')
  if (entries.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related-entries" data-no-print>
      <div className={styles.inner}>
        <SectionHeading id="related-entries">{t('related')}</SectionHeading>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={styles.item}>
              <TargetLink
                locale={locale}
                target={entryTarget(entry, locale)}
                look="bare"
                className={styles.link}
              >
                <Bilingual of={entry} field="nav_title" locale={locale} className={styles.title} />
                <Bilingual
                  of={entry}
                  field="nav_description"
                  locale={locale}
                  className={styles.text}
                />
              </TargetLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
