import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { MotifLines } from '@/components/motif/motif-lines'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { faqPage } from '@/lib/seo/structured-data'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { Faq } from '../contract'
import { questionOf } from '../rules'
import { FaqGroups, type FaqGroupLink } from './faq-groups'
import { FaqList } from './faq-list'
import styles from './faq-view.module.css'

interface FaqViewProps {
  locale: Locale
  /** The path of the view, without language prefix. */
  path: string
  groups: readonly FaqGroupLink[]
  /** The address of the view's group among them. */
  current: string
  /** The title and text of the group, where the page does not show them already. */
  heading?: { title: string; text: string }
  faqs: readonly Faq[]
  /** The number of questions on all pages of the view. */
  total: number
  /** The pagination of the list. */
  pages?: ReactNode
  /** Replaces the list when the page is beyond the last one. */
  beyond?: ReactNode
  /** The contact page for other questions, without language prefix. */
  contactPath: string
}

/** The questions of one group: the groups at the side, its questions, and a contact link. */
export function FaqView(props: FaqViewProps) {
  const { locale, path, groups, current, heading, faqs, total } = props
  const t = useTranslations('faq')
  const count = t('count', { count: total })
  const questions = faqs.map((faq) => ({
    question: questionOf(faq, locale).text,
    answer: inLocale(faq, 'answer', locale),
  }))
  return (
    <section className={styles.view} aria-labelledby="faq-group">
      {faqs.length > 0 && <JsonLd data={faqPage({ locale, path, questions })} />}
      <div className={styles.aside}>
        <FaqGroups locale={locale} groups={groups} current={current} />
      </div>
      <Stack gap={5} top shrinks>
        <Row gap={5} lineGap={1} align="baseline" justify="between" className={styles.head}>
          <h2 id="faq-group" className={heading ? styles.title : styles.count}>
            {heading?.title ?? count}
          </h2>
          {heading && <p className={styles.count}>{count}</p>}
          {heading && <p className={styles.text}>{heading.text}</p>}
        </Row>
        {faqs.length > 0 ? (
          <FaqList locale={locale} faqs={faqs} />
        ) : (
          (props.beyond ?? (
            <EmptyState
              title={t('empty')}
              text={t('emptyText')}
              motif={<MotifLines seed="faq-empty" />}
            />
          ))
        )}
        {props.pages && <div className={styles.pages}>{props.pages}</div>}
        <p className={styles.ask} data-no-print>
          <span>{t('unanswered')}</span>
          <ButtonLink href={localePath(locale, props.contactPath)} variant="secondary">
            {t('ask')}
          </ButtonLink>
        </p>
      </Stack>
    </section>
  )
}
