import { ConsultationButton } from '@/features/consultations/components/consultation-button'
import { EnquiryTypeButton, manualOf } from '@/features/enquiries/components/enquiry-type-button'
import { HomeFaq } from '@/features/faqs/components/home-faq'
import { allFaqs } from '@/features/faqs/queries'
import { exporterFaqPageId } from '@/features/faqs/rules'
import { BecomeMember } from '@/features/home/components/become-member'
import { ExportGoals } from '@/features/home/components/export-goals'
import { MainSlider } from '@/features/home/components/main-slider'
import { PartnersBlock } from '@/features/home/components/partners-block'
import { ServiceTiles } from '@/features/home/components/service-tiles'
import * as home from '@/features/home/queries'
import { LatestNews } from '@/features/news/components/latest-news'
import { latestNews } from '@/features/news/queries'
import { HomeOffices } from '@/features/offices/components/home-offices'
import { menuEntries } from '@/features/pages/queries'
import { contactPageId, pageAddress } from '@/features/pages/rules'
import { siteSettings } from '@/features/site/queries'
import { SponsorsSlider } from '@/features/sponsors/components/sponsors-slider'
import { shownSponsors } from '@/features/sponsors/queries'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routes'

/** The blocks of the home page in their order, each with what its one call gives (spec part 1 section 2.3). */
export async function HomeBlocks({ locale }: { locale: Locale }) {
  const blocks = await loadBlocks()
  const { site, entries, goals, membership, partners } = blocks
  const addressOf = (pageId: number) => pageAddress(entries, pageId, locale)
  const hrefOf = (pageId: number) => localePath(locale, addressOf(pageId))
  return (
    <>
      <MainSlider
        locale={locale}
        slides={blocks.slides}
        dialogButton={(slide) => (
          <EnquiryTypeButton
            locale={locale}
            label={inLocale(slide, 'btn_text', locale)}
            addressOf={addressOf}
            manualHref={manualOf(site, locale)}
            fallbackHref={hrefOf(contactPageId)}
          />
        )}
      />
      <ServiceTiles locale={locale} blocks={blocks.services} />
      <LatestNews locale={locale} items={blocks.news} />
      {goals && (
        <ExportGoals
          locale={locale}
          goals={goals}
          action={<ConsultationButton locale={locale} site={site} />}
        />
      )}
      <HomeFaq locale={locale} faqs={blocks.faqs} moreHref={hrefOf(exporterFaqPageId)} />
      {membership && <BecomeMember locale={locale} membership={membership} />}
      {partners && <PartnersBlock locale={locale} partners={partners} />}
      <HomeOffices locale={locale} contactPage={hrefOf(contactPageId)} />
      <SponsorsSlider locale={locale} sponsors={blocks.sponsors} />
    </>
  )
}

async function loadBlocks() {
  const [site, entries, slides, services, news, goals, faqs, membership, partners, sponsors] =
    await Promise.all([
      siteSettings(),
      menuEntries(),
      home.homeSlides(),
      home.serviceBlocks(),
      latestNews(),
      home.goalsBlock(),
      allFaqs(),
      home.membershipBlock(),
      home.partnersBlock(),
      shownSponsors(),
    ])
  return { site, entries, slides, services, news, goals, faqs, membership, partners, sponsors }
}
