import { PageBanner } from '@/components/banner/page-banner'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { Link } from '@/components/link/link'
import { byName, filterOptions } from '@/components/list-view/filter-options'
import { WithoutScript } from '@/components/without-script/without-script'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { localePath, routes } from '@/lib/routing/routes'
import { captchaSiteKey } from '@/lib/settings/captcha'
import { useTranslations } from 'next-intl'
import type { formChoices } from '../queries'
import { useRequestFormTexts } from './form-texts'
import { RequestFormOpener } from './request-form-opener'
import styles from './request-form-page.module.css'

interface RequestFormPageProps {
  locale: Locale
  countries: Awaited<ReturnType<typeof formChoices>>
  /** The page with all offices, without language prefix. */
  contactPath: string
}

const bannerSeed = 222

/** What happens with a request, in this order. */
const steps = ['confirm', 'review', 'offers', 'choose'] as const

/** The page of the form in which a buyer says what is wanted. */
export function RequestFormPage({ locale, countries, contactPath }: RequestFormPageProps) {
  const t = useTranslations('requestForm')
  const board = useTranslations('buyingRequests')
  return (
    <>
      <PageBanner
        locale={locale}
        seed={bannerSeed}
        steps={[
          { title: board('title'), href: localePath(locale, routes.buyingRequests()) },
          { title: t('title') },
        ]}
        title={t('title')}
        lead={t('lead')}
      />
      <div className={styles.page}>
        <Stack gap={5} bounded>
          <WithoutScript>
            <p>{t('noScript')}</p>
            <p>
              <Link href={localePath(locale, contactPath)}>{t('contact')}</Link>
            </p>
          </WithoutScript>
          <RequestFormOpener
            locale={locale}
            day={today()}
            countries={byName(
              filterOptions(countries, 'name', ({ id }) => id, locale),
              locale,
            )}
            siteKey={captchaSiteKey()}
            texts={useRequestFormTexts(locale)}
            loading={t('loading')}
          />
        </Stack>
        <aside className={styles.steps} aria-labelledby="request-steps">
          <Text id="request-steps" as="h2" step={1}>
            {t('steps.title')}
          </Text>
          <ol className={styles.list}>
            {steps.map((step) => (
              <li key={step}>
                <strong>{t(`steps.${step}.title`)}</strong>
                <br />
                {t(`steps.${step}.text`)}
              </li>
            ))}
          </ol>
        </aside>
      </div>
    </>
  )
}
