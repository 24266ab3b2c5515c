import { headingsOf, prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { TableOfContents } from '@/components/table-of-contents/table-of-contents'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MenuEntry, NavigationChild } from '../contract'
import styles from './content-page.module.css'
import { PageBanner } from '@/components/banner/page-banner'
import { RelatedEntries } from './related-entries'

/** A text with fewer second-level headings is read without a table of contents. */
const headingsWorthListing = 3

interface ContentPageProps {
  locale: Locale
  page: MenuEntry
  /** Entries that a reader of this page may need next. */
  related: NavigationChild[]
  /** What follows the text, before the related entries: lists and forms of the page. */
  children?: ReactNode
}

/** A page of the menus: banner, lead, text, its last change (spec part 1 section 2.5). */
export function ContentPage({ locale, page, related, children }: ContentPageProps) {
  const t = useTranslations('pages')
  const headings = headingsOf(inLocale(page, 'content', locale))
  const steps = [
    { title: inLocale(page.page_belongs, 'title', locale) },
    { title: inLocale(page, 'title', locale) },
  ]
  return (
    <>
      <PageBanner
        locale={locale}
        seed={page.id}
        steps={steps}
        title={<Bilingual of={page} field="title" locale={locale} />}
        lead={<Bilingual of={page} field="sub_subtitle" locale={locale} as="p" />}
      />
      <div className={styles.layout}>
        {headings.length >= headingsWorthListing && (
          <aside className={styles.aside}>
            <TableOfContents title={t('contents')} headings={headings} />
          </aside>
        )}
        <article className={styles.article}>
          <Bilingual of={page} field="subtitle" locale={locale} as="p" className={styles.lead} />
          <RichText>
            <BilingualHtml of={page} field="content" locale={locale} prepare={prepareHtml} />
          </RichText>
          <p className={styles.changed}>
            {t.rich('lastChanged', {
              date: () => (
                <time dateTime={page.updated_at}>{formatDate(page.updated_at, locale)}</time>
              ),
            })}
          </p>
        </article>
      </div>
      {children}
      <RelatedEntries locale={locale} entries={related} />
    </>
  )
}
