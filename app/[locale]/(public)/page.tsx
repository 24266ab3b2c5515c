import { ConsultationButton } from '@/features/consultations/components/consultation-button'
import { EnquiryTypeButton, typeChoice } from '@/features/enquiries/components/enquiry-type-button'
import { HomeFaq } from '@/features/faqs/components/home-faq'
import { HomePage } from '@/features/home/components/home-page'
import { exportRoutes } from '@/features/market-access/trade/components/export-routes'
import { HomeNews } from '@/features/news/components/home-news'
import { HomeOffices } from '@/features/offices/components/home-offices'
import { pageAddresses } from '@/features/pages/queries'
import { SiteData } from '@/features/site/components/site-data'
import { siteSettings } from '@/features/site/queries'
import { HomeSponsors } from '@/features/sponsors/components/home-sponsors'
import { inLocale } from '@/lib/bilingual/in-locale'
import { localeOf } from '@/lib/i18n/locale'
import { homeMetadata, HomeQuestion } from './page-factories'

export const revalidate = 600

export const generateMetadata = homeMetadata

export default async function Page({ params }: PageProps<'/[locale]'>) {
  const locale = localeOf((await params).locale)
  const [site, addressOf] = await Promise.all([siteSettings(), pageAddresses(locale)])
  const choice = await typeChoice({ locale, site, addressOf })
  return (
    <>
      <HomePage
        locale={locale}
        name={inLocale(site, 'name', locale)}
        question={<HomeQuestion locale={locale} />}
        routes={await exportRoutes(locale)}
        dialogButton={(slide) => <EnquiryTypeButton locale={locale} choice={choice} of={slide} />}
        news={<HomeNews locale={locale} />}
        consultation={<ConsultationButton locale={locale} site={site} />}
        questions={<HomeFaq locale={locale} addressOf={addressOf} />}
        offices={<HomeOffices locale={locale} addressOf={addressOf} />}
        sponsors={<HomeSponsors locale={locale} />}
      />
      <SiteData locale={locale} />
    </>
  )
}
