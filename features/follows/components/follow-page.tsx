import { Banner } from '@/components/banner/banner'
import { Breadcrumb } from '@/components/breadcrumb/breadcrumb'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import type { NamedTopic } from '../contract'
import { FollowForm } from './follow-form'
import styles from './follow-page.module.css'
import { useFollowTexts } from './form-texts'
import { useTopicLabel } from './topic-label'

/** The form to follow a topic, as a page of its own. */
export function FollowPage({ locale, topic }: { locale: Locale; topic: NamedTopic }) {
  const t = useTranslations()
  const label = useTopicLabel(locale)(topic)
  const { kind, target } = topic
  const steps = [
    { title: t('layout.home'), href: localePath(locale, routes.home()) },
    { title: t('follows.page.title') },
  ]
  return (
    <>
      <Banner
        title={t('follows.page.title')}
        lead={t('follows.page.lead')}
        breadcrumb={<Breadcrumb label={t('layout.breadcrumb')} steps={steps} />}
      />
      <div className={styles.page}>
        <dl className={styles.topic}>
          <dt>{t('follows.page.topic')}</dt>
          <dd>{label}</dd>
        </dl>
        <MuiProvider locale={locale}>
          <FollowForm
            locale={locale}
            label={label}
            siteKey={captchaSiteKey()}
            topic={{ kind, target }}
            texts={useFollowTexts()}
          />
        </MuiProvider>
      </div>
    </>
  )
}
