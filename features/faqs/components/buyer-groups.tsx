import { Note } from '@/components/layout/note'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { formatNumber } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Faq } from '../contract'
import { buyerGroups, faqAnchor, questionOf } from '../rules'
import styles from './buyer-groups.module.css'

interface BuyerGroupsProps {
  locale: Locale
  /** The questions of international buyers. */
  faqs: readonly Faq[]
}

/** The three numbered groups of the buyers' questions, each with its questions. */
export function BuyerGroups({ locale, faqs }: BuyerGroupsProps) {
  const t = useTranslations('faq')
  return (
    <div className={styles.groups}>
      <ol className={styles.list}>
        {buyerGroups.map((group) => {
          const questions = faqs.filter(({ tab_id }) => tab_id === group)
          const href = localePath(locale, routes.buyersFaq(group))
          return (
            <li key={group} className={styles.group}>
              <div className={styles.head}>
                <span className={styles.number} aria-hidden="true">
                  {formatNumber(group, locale)}
                </span>
                <Text as="h2" step={1}>
                  <Link href={href} look="bare" className={styles.link}>
                    {t(`buyers.${group}.title`)}
                  </Link>
                </Text>
                <Note tone="faint">{t('count', { count: questions.length })}</Note>
              </div>
              <ul className={styles.questions}>
                {questions.map((faq) => {
                  const { text, lang } = questionOf(faq, locale)
                  const mark = lang === locale ? {} : { lang, dir: directionOf(lang) }
                  return (
                    <li key={faq.id}>
                      {/* The browser opens the answer of the address only on a full page load. */}
                      <Link
                        href={`${href}#${faqAnchor(faq)}`}
                        look="bare"
                        data-reload=""
                        className={styles.question}
                        {...mark}
                      >
                        {text}
                      </Link>
                    </li>
                  )
                })}
              </ul>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
