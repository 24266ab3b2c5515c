import { PageBanner } from '@/components/banner/page-banner'
import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
import { headingsOf, prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { TableOfContents } from '@/components/table-of-contents/table-of-contents'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { MenuEntry, NavigationChild } from '../contract'
import { sectionOf } from '../rules'
import styles from './content-page.module.css'
import { PageClosing } from './page-closing'
import { RelatedEntries } from './related-entries'

/** A text with fewer second-level headings has no table of contents. */
const headingsWorthListing = 3

interface ContentPageProps {
  locale: Locale
  page: MenuEntry
  /** Related entries. */
  related: NavigationChild[]
  /** The feedback form at the end of the page. */
  feedback?: ReactNode
  /** The lists and forms that the page is for; its text is below them. */
  children?: ReactNode
  /** Links to tools, below the text. */
  tools?: ReactNode
}

/**
 * The page of a menu entry (spec part 1 section 2.5). A page with a tool begins with it and has its
 * text below, as a section about the page; a page without one is an article.
 */
export function ContentPage({
  locale,
  page,
  related,
  feedback,
  children,
  tools,
}: ContentPageProps) {
  const t = useTranslations('pages')
  const html = inLocale(page, 'content', locale)
  const headings = headingsOf(html)
  const long = headings.length >= headingsWorthListing
  const printable = long || Boolean(children)
  const above = inLocale(page.page_belongs, 'title', locale)
  const steps = [
    ...(above === '' ? [] : [{ title: above }]),
    { title: inLocale(page, 'title', locale) },
  ]
  const contents = long && <TableOfContents title={t('contents')} headings={headings} />
  const text = (
    <Part as="article" shrinks className={styles.article}>
      <Bilingual of={page} field="subtitle" locale={locale} as="p" className={styles.lead} />
      <RichText>
        <BilingualHtml of={page} field="content" locale={locale} prepare={prepareHtml} />
      </RichText>
    </Part>
  )
  return (
    <>
      <PageBanner
        locale={locale}
        seed={page.id}
        section={sectionOf(page)}
        steps={steps}
        title={<Bilingual of={page} field="title" locale={locale} />}
        lead={<Bilingual of={page} field="sub_subtitle" locale={locale} as="p" />}
      />
      {children ? (
        <>
          {children}
          {(html !== '' || inLocale(page, 'subtitle', locale) !== '') && (
            <section className={styles.about} aria-labelledby="about-page">
              <Text id="about-page" as="h2" tone="title" step={2}>
                {t('about')}
              </Text>
              {contents && (
                <div className={styles.contents} data-no-print>
                  {contents}
                </div>
              )}
              {text}
            </section>
          )}
        </>
      ) : (
        <div className={styles.layout}>
          {contents && (
            <aside className={styles.aside} data-no-print>
              {contents}
            </aside>
          )}
          {text}
        </div>
      )}
      {tools}
      <PageClosing locale={locale} page={page} printable={printable} feedback={feedback} />
      <RelatedEntries locale={locale} entries={related} />
    </>
  )
}
