import '@/app/api/api-server'
import { ChunkReload } from '@/components/chunk-reload/chunk-reload'
import { Consent } from '@/components/consent/consent'
import { LazyConsentLink } from '@/components/consent/lazy-consent-link'
import { LazyProgressBar } from '@/components/progress-bar/lazy-progress-bar'
import { contentId, SkipLink } from '@/components/skip-link/skip-link'
import { LazySnackbar } from '@/components/snackbar/lazy-snackbar'
import { LazySoftNavigation } from '@/components/soft-navigation/lazy-soft-navigation'
import { LazyAccountButton } from '@/features/accounts/components/lazy-account-button'
import { AccountLayer } from '@/features/accounts/components/account-layer'
import { DrawerAccount } from '@/features/accounts/components/drawer-account'
import { DraftNotice } from '@/features/content/preview/components/draft-notice'
import { LazyPlanOffer } from '@/features/export-plan/components/lazy-plan-offer'
import { hasPlans } from '@/features/export-plan/queries'
import { PageCount } from '@/features/page-views/components/page-count'
import { hasPerformance } from '@/features/outcomes/performance/queries'
import { pageViewAddress } from '@/features/page-views/queries'
import { ErrorTexts } from '@/features/pages/components/error-texts'
import { SiteFooter } from '@/features/pages/components/site-footer'
import { SiteHeader } from '@/features/pages/components/site-header'
import { withTools } from '@/features/pages/rules'
import { footerColumns, navigationTreePages, topNavigationPages } from '@/features/pages/queries'
import { SiteSearch } from '@/features/search/components/site-search'
import { socialMedia } from '@/features/site/contract'
import { siteSettings } from '@/features/site/queries'
import { call } from '@/lib/api/call'
import { rememberContact } from '@/lib/api/refusals/portal-contact'
import { ScriptFailureTexts } from '@/components/form/script-failure-texts'
import { HydrationEnd } from '@/components/hydration-end/hydration-end'
import { constantScript } from '@/lib/cache/constant-script'
import { inLocale } from '@/lib/bilingual/in-locale'
import { documentAttributes } from '@/lib/i18n/document-attributes'
import { isLocale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { thisYear } from '@/lib/i18n/today'
import { siteMetadata } from '@/lib/seo/metadata'
import { tagManagerId } from '@/lib/settings/tag-manager'
import { fontPreloads } from '@/lib/theme/fonts'
import { GlobalStyle } from '@/lib/theme/global-style'
import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { locale as rootLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import { exporterTools } from './page-factories'
// What a part adds to its layout comes after the layout.
import '@/components/layout/look.module.css'
import '@/components/layout/row.module.css'
import '@/components/layout/stack.module.css'
// Later sheets override earlier ones: paper and less motion come last.
import '../globals.css'
import '@/lib/theme/print.css'
import '@/lib/theme/reduced-motion.css'

const fontFile = { as: 'font', type: 'font/woff2', crossOrigin: '' } as const

export function generateStaticParams() {
  return []
}

export async function generateMetadata() {
  const locale = await rootLocale()
  if (!isLocale(locale)) return {}
  const site = await siteSettings()
  const description = inLocale(site, 'description', locale)
  return siteMetadata(locale, { name: inLocale(site, 'name', locale), description })
}

type Texts<Namespace extends 'errors' | 'consent'> = Awaited<
  ReturnType<typeof getTranslations<Namespace>>
>

function consentTexts(t: Texts<'consent'>) {
  return {
    title: t('title'),
    text: t('text'),
    privacy: t('privacy'),
    accept: t('accept'),
    decline: t('decline'),
    accepted: t('accepted'),
    declined: t('declined'),
    objected: t('objected'),
  }
}

function errorTexts(t: Texts<'errors'>) {
  return {
    title: t('title'),
    text: t('text'),
    twice: t('twice'),
    retry: t('retry'),
    home: t('home'),
    reference: t('reference'),
  }
}

export default async function LocaleLayout({ children }: { children: ReactNode }) {
  const locale = await rootLocale()
  if (!isLocale(locale)) notFound()
  const container = tagManagerId()
  const [pages, tree, columns, site, social, t, errors, consent, plan, tools] = await Promise.all([
    topNavigationPages(),
    navigationTreePages(),
    footerColumns(),
    siteSettings(),
    call(socialMedia),
    getTranslations('layout'),
    getTranslations('errors'),
    getTranslations('consent'),
    getTranslations('exportPlan'),
    exporterTools(),
  ])
  rememberContact(locale, {
    name: inLocale(site, 'name', locale),
    email: inLocale(site, 'contact_email', locale),
    phone: inLocale(site, 'contact_phone', locale),
  })
  const planTitle = hasPlans() ? plan('title') : undefined
  for (const file of fontPreloads[locale]) preload(file, fontFile)
  return (
    <html lang={locale} {...documentAttributes(locale)} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: constantScript }} />
        <GlobalStyle locale={locale} palette={site.palette} />
      </head>
      <body>
        <SkipLink>{t('skip')}</SkipLink>
        <DraftNotice locale={locale} />
        {container && (
          <Consent
            container={container}
            texts={consentTexts(consent)}
            privacyHref={localePath(locale, routes.privacy())}
          />
        )}
        <SiteHeader
          locale={locale}
          site={site}
          navigation={withTools(pages, tools)}
          tree={tree}
          search={<SiteSearch locale={locale} />}
          account={
            <LazyAccountButton locale={locale} texts={{ ...t.raw('account'), plan: planTitle }} />
          }
          drawerAccount={<DrawerAccount locale={locale} plan={planTitle} />}
        />
        <ScriptFailureTexts value={{ text: errors('formScript'), retry: errors('retry') }}>
          <ErrorTexts value={{ locale, ...errorTexts(errors) }}>
            <main id={contentId} tabIndex={-1}>
              {hasPlans() && <LazyPlanOffer locale={locale} texts={plan.raw('offer')} />}
              {children}
              <LazyProgressBar label={t('progress')} />
            </main>
          </ErrorTexts>
        </ScriptFailureTexts>
        <SiteFooter
          locale={locale}
          site={site}
          columns={columns}
          social={social}
          year={thisYear()}
          hasFigures={hasPerformance()}
          consent={container && <LazyConsentLink>{consent('settings')}</LazyConsentLink>}
        />
        <AccountLayer locale={locale} />
        <LazySnackbar closeText={t('closeMessage')} />
        <LazySoftNavigation />
        <PageCount address={pageViewAddress} />
        <ChunkReload />
        <HydrationEnd />
      </body>
    </html>
  )
}
