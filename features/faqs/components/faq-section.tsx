import { Icon } from '@/components/icon/icon'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Faq } from '../contract'
import { homeFaqs, homeFaqsUnfolded } from '../rules'
import { FaqList } from './faq-list'
import styles from './faq-section.module.css'

interface FaqSectionProps {
  locale: Locale
  /** All questions, as the call returns them. */
  faqs: readonly Faq[]
  /** The page of the exporters' questions. */
  moreHref: string
}

/**
 * The questions on the home page, the first ones in view and the rest behind a title, and the link
 * to more of them (spec part 1 section 2.3).
 */
export function FaqSection({ locale, faqs, moreHref }: FaqSectionProps) {
  const t = useTranslations('faq')
  const { items, more } = homeFaqs(faqs)
  if (items.length === 0) return null
  const rest = items.slice(homeFaqsUnfolded)
  return (
    <section className={styles.block} aria-labelledby="home-faq">
      <Stack gap={1} top className={styles.head}>
        <Text id="home-faq" as="h2" tone="title" step={2}>
          {t('home.title')}
        </Text>
        <p className={styles.lead}>{t('home.lead')}</p>
      </Stack>
      <div>
        <FaqList locale={locale} faqs={items.slice(0, homeFaqsUnfolded)} />
        {rest.length > 0 && (
          <details className={styles.rest}>
            <summary className={styles.unfold} data-no-print>
              {t('home.rest', { count: rest.length })}
              <Icon name="chevron-down" size={18} />
            </summary>
            <FaqList locale={locale} faqs={rest} />
          </details>
        )}
        {more && (
          <Link href={moreHref} className={styles.more}>
            {t('more')}
            <Icon name="arrow-forward" size={18} />
          </Link>
        )}
      </div>
    </section>
  )
}
