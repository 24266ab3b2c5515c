import { Icon } from '@/components/icon/icon'
import type { IconName } from '@/components/icon/names'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { MotifLines } from '@/components/motif/motif-lines'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { faqAudiences, type Faq } from '../contract'
import { buyerGroups, exporterGroupNumber, exporterGroups, frequentQuestions } from '../rules'
import { exporterFaqQuery } from '../search-params'
import styles from './faq-audiences.module.css'
import { FaqList } from './faq-list'

interface FaqAudiencesProps {
  locale: Locale
  /** The questions of both audiences. */
  faqs: readonly Faq[]
  /** The page of the exporters' questions, without language prefix. */
  exporterPath: string
}

/** Both audiences with the groups of their questions, and the frequent questions. */
export function FaqAudiences({ locale, faqs, exporterPath }: FaqAudiencesProps) {
  const t = useTranslations('faq')
  const frequent = frequentQuestions(faqs)
  const countOf = (audience: number, group: number) =>
    faqs.filter((faq) => faq.audience === audience && faq.tab_id === group).length
  return (
    <div className={styles.page}>
      <nav aria-label={t('audiences')} className={styles.audiences}>
        <Audience
          locale={locale}
          icon="compass"
          seed="faq-exporters"
          title={t('exporters.title')}
          text={t('exporters.text')}
          path={exporterPath}
          groups={exporterGroups.map((tab) => ({
            title: t(`exporters.${tab}.title`),
            path: `${exporterPath}${exporterFaqQuery({ tab, page: 1 })}`,
            count: countOf(faqAudiences.exporters, exporterGroupNumber(tab)),
          }))}
        />
        <Audience
          locale={locale}
          icon="handshake"
          seed="faq-buyers"
          title={t('buyers.title')}
          text={t('buyers.text')}
          path={routes.buyersFaq()}
          groups={buyerGroups.map((group) => ({
            title: t(`buyers.${group}.title`),
            path: routes.buyersFaq(group),
            count: countOf(faqAudiences.buyers, group),
          }))}
        />
      </nav>
      {frequent.length > 0 && (
        <section className={styles.frequent} aria-labelledby="most-asked">
          <Text id="most-asked" as="h2" tone="title" step={2}>
            {t('mostAsked')}
          </Text>
          <FaqList locale={locale} faqs={frequent} />
        </section>
      )}
    </div>
  )
}

interface AudienceProps {
  locale: Locale
  icon: IconName
  seed: string
  title: string
  text: string
  path: string
  groups: readonly { title: string; path: string; count: number }[]
}

function Audience({ locale, icon, seed, title, text, path, groups }: AudienceProps) {
  const t = useTranslations('faq')
  return (
    <div className={styles.audience}>
      <div className={styles.head} data-ground="petrol">
        <div className={styles.motif} aria-hidden="true">
          <MotifLines seed={seed} tone="petrol" />
        </div>
        <Icon name={icon} size={32} className={styles.icon} />
        <Text as="h2" step={2}>
          <Link href={localePath(locale, path)} look="bare" className={styles.way}>
            {title}
          </Link>
        </Text>
        <p className={styles.text}>{text}</p>
      </div>
      <ul className={styles.groups}>
        {groups.map((group) => (
          <li key={group.path}>
            <Link href={localePath(locale, group.path)} look="bare" className={styles.group}>
              <span className={styles.name}>{group.title}</span>
              <span className={styles.count}>{t('count', { count: group.count })}</span>
              <Icon name="arrow-forward" size={18} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
