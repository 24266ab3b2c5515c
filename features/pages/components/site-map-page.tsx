import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { MenuEntry, NavigationChild, NavigationPage } from '../contract'
import { entryTarget } from '../rules'
import { PageBanner } from '@/components/banner/page-banner'
import styles from './site-map-page.module.css'
import { TargetLink } from './target-link'

/** All pages of the portal, grouped by navigation page (spec part 1 section 2.1). */
export function SiteMapPage({
  locale,
  page,
  groups,
}: {
  locale: Locale
  page: MenuEntry
  /** Navigation pages with their entries: those of menu 1, then the footer's own. */
  groups: NavigationPage[]
}) {
  const steps = [{ title: inLocale(page, 'title', locale) }]
  return (
    <>
      <PageBanner
        locale={locale}
        seed={page.id}
        steps={steps}
        title={<Bilingual of={page} field="title" locale={locale} />}
        lead={<Bilingual of={page} field="sub_subtitle" locale={locale} as="p" />}
      />
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={`${group.menu_id}-${group.id}`}>
            <Bilingual of={group} field="title" locale={locale} as="h2" className={styles.title} />
            <Branch locale={locale} entries={group.childs} under={null} />
          </section>
        ))}
      </div>
    </>
  )
}

function Branch({
  locale,
  entries,
  under,
}: {
  locale: Locale
  entries: readonly NavigationChild[]
  under: number | null
}) {
  const here = entries.filter((entry) => entry.parent_id === under)
  if (here.length === 0) return null
  return (
    <ul className={under === null ? styles.entries : styles.below}>
      {here.map((entry) => (
        <li key={entry.id}>
          <TargetLink locale={locale} target={entryTarget(entry, locale)} className={styles.link}>
            <Bilingual of={entry} field="title" locale={locale} />
          </TargetLink>
          <Branch locale={locale} entries={entries} under={entry.id} />
        </li>
      ))}
    </ul>
  )
}
