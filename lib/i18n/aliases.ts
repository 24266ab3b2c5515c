import type { Locale } from './locale.ts'
import { faqTabs } from './rooms.ts'

/**
 * Other addresses of application pages (spec/decisions.md section 2). They lead to the canonical
 * address (308), query kept; their targets stand here and a test holds them against the menus.
 * Matching ignores case.
 */
interface Alias {
  addresses: readonly string[]
  en: string
  ar: string
}

const marketTab = (address: string, tab: number): Alias => ({
  addresses: [`/market-information/${address}`, `/exporters/market-information/${address}`],
  en: `/pages/130-market-information?tab=${tab}`,
  ar: `/pages/130-معلومات-الأسواق?tab=${tab}`,
})

export const aliases: readonly Alias[] = [
  { addresses: ['/login'], en: '/auth/login', ar: '/auth/login' },
  {
    addresses: ['/international-events'],
    en: '/pages/90-international-events',
    ar: '/pages/90-الفعاليات-الدولية',
  },
  {
    addresses: ['/credentials'],
    en: '/pages/91-credentials',
    ar: '/pages/91-الشهادات-والاعتمادات',
  },
  {
    addresses: ['/faq/faq-for-exporters', '/faqs-for-exporters', '/faq-for-exporters'],
    en: '/pages/100-faq-for-exporters',
    ar: '/pages/100-أسئلة-المصدرين-الشائعة',
  },
  ...faqTabs.map((tab) => ({
    addresses: [`/faq/faq-for-exporters/${tab}`],
    en: `/pages/100-faq-for-exporters?tab=${tab}`,
    ar: `/pages/100-أسئلة-المصدرين-الشائعة?tab=${tab}`,
  })),
  { addresses: ['/contact-us'], en: '/pages/190-contact-us', ar: '/pages/190-اتصل-بنا' },
  {
    addresses: ['/export-guide', '/exporters/export-guide'],
    en: '/pages/120-export-guide',
    ar: '/pages/120-دليل-التصدير',
  },
  {
    addresses: ['/market-information', '/exporters/market-information'],
    en: '/pages/130-market-information',
    ar: '/pages/130-معلومات-الأسواق',
  },
  marketTab('publications-catalogue', 1),
  marketTab('application-request-for-specific-market-studies', 2),
  marketTab('matchmaking', 3),
  marketTab('data-center', 4),
  marketTab('interactive_data', 5),
  {
    addresses: [
      '/exporters/initial-export-readiness-assessment',
      '/initial-export-readiness-assessment',
    ],
    en: '/pages/140-initial-export-readiness-assessment',
    ar: '/pages/140-التقييم-الأولي-للجاهزية-للتصدير',
  },
  {
    addresses: [
      '/export-trade-support-institutions',
      '/exporters/export-trade-support-institutions',
    ],
    en: '/pages/150-export-trade-support-institutions',
    ar: '/pages/150-الجهات-الداعمة-للتصدير',
  },
  {
    addresses: ['/international-buyers'],
    en: '/pages/160-international-buyers',
    ar: '/pages/160-المشترون-الدوليون',
  },
  {
    addresses: ['/jordan-key-trade-players'],
    en: '/pages/170-jordan-key-trade-players',
    ar: '/pages/170-الشركات-الفاعلة-في-التجارة',
  },
  { addresses: ['/local-buyers'], en: '/local-buyers/products', ar: '/local-buyers/products' },
  {
    addresses: ['/report-your-case'],
    en: '/pages/800-report-your-case',
    ar: '/pages/800-الإبلاغ-عن-حالة',
  },
  {
    addresses: ['/fta-map'],
    en: '/pages/810-fta-map',
    ar: '/pages/810-خريطة-اتفاقيات-التجارة-الحرة',
  },
]

const byAddress = new Map(
  aliases.flatMap((alias) => alias.addresses.map((address) => [address, alias] as const)),
)

/** The unprefixed address that an alias stands for; undefined for any other path. */
export function aliasTarget(path: string, locale: Locale): string | undefined {
  return byAddress.get(path.toLowerCase())?.[locale]
}
