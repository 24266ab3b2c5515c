import { homeCountry } from '@/lib/country/home'
import { endpoint } from '@/lib/api/endpoint'
import { editor } from '@/lib/bilingual/field-editor'
import { inLocale } from '@/lib/bilingual/in-locale'
import { bilingualOptional, bilingualText } from '@/lib/bilingual/schema'
import type { Locale } from '@/lib/i18n/locale'
import { palettes } from '@/lib/theme/tokens'
import { z } from 'zod'

/** The name and contact details of the portal, which staff edit (spec/decisions.md section 8). */
export const siteWrite = z.object({
  ...bilingualText('name'),
  /** The default page description. */
  ...bilingualText('description', 'lower', editor('text')),
  ...bilingualText('contact_email', 'bare', editor('email')),
  ...bilingualText('contact_phone', 'bare', editor('phone')),
  ...bilingualText('contact_address', 'lower', editor('text')),
  /** The mailbox that the verification page and the VIP notice name. */
  ...bilingualText('support_email', 'bare', editor('email')),
  /** The address of a logo; without one the default mark is shown. */
  logo: z.string().nullable().meta(editor('picture')),
  /** The colours of all pages; until staff choose some, those that the portal comes with. */
  palette: z.enum(palettes, 'choice').nullable().optional(),
  /** The registration manual (PDF), which the enquiry dialog opens. */
  ...bilingualOptional('user_manual', 'bare', editor('document', { readers: 'open' })),
})

export type Site = z.infer<typeof siteWrite>

/** The default name of the portal. */
export const defaultSite: Site = {
  name_eng: 'National Export Portal',
  name_ara: 'البوابة الوطنية للتصدير',
  description_eng: `The national portal for exporters and international buyers: export guidance, market information, trade agreements, events and a directory of companies from ${homeCountry.name.en}.`,
  description_ara: `البوابة الوطنية للمصدّرين والمشترين الدوليين: إرشاد التصدير ومعلومات الأسواق والاتفاقيات التجارية والفعاليات ودليل الشركات ${homeCountry.adjective.feminine}.`,
  contact_email: 'info@portal.example',
  contact_email_ara: 'info@portal.example',
  contact_phone: `+${homeCountry.callingCode} 6 000 0000`,
  contact_phone_ara: `+${homeCountry.callingCode} 6 000 0000`,
  contact_address_eng: `${homeCountry.capital.en}, ${homeCountry.name.en}`,
  contact_address_ara: `${homeCountry.capital.ar}، ${homeCountry.name.ar}`,
  support_email: 'support@portal.example',
  support_email_ara: 'support@portal.example',
  logo: null,
  palette: null,
  user_manual: null,
  user_manual_ara: null,
}

const contactFields = [
  ...(['contact_email', 'contact_email_ara', 'contact_phone', 'contact_phone_ara'] as const),
  ...(['contact_address_eng', 'contact_address_ara'] as const),
  ...(['support_email', 'support_email_ara'] as const),
]

/** The site without the contact details that nobody has set yet: the public never reads an example. */
export function withoutExamples(site: Site): Site {
  const unset = contactFields.filter((field) => site[field] === defaultSite[field])
  return { ...site, ...Object.fromEntries(unset.map((field) => [field, ''])) }
}

/** The mailbox that helps people with their account: that of the portal where it has no other. */
export function supportEmail(site: Site, locale: Locale): string {
  return inLocale(site, 'support_email', locale) || inLocale(site, 'contact_email', locale)
}

export const socialMediaWrite = z.object({
  id: z.int().positive(),
  ...bilingualText('name'),
  /** The name of an icon of the portal, or a picture's address. */
  image: z.string().meta(editor('icon')),
  ...bilingualText('link', 'bare', editor('address')),
  sort: z.int().meta(editor('position')),
  sample: z.boolean(),
})

export type SocialMediaWrite = z.infer<typeof socialMediaWrite>

/** Every page shows the portal's name and accounts, so every page has this tag. */
export const siteTag = 'site'

/** An addition to the specification: the portal's name and addresses. */
export const site = endpoint({
  method: 'GET',
  path: 'site',
  summary: 'Get the name, default description and contact details of the portal',
  access: 'public',
  response: siteWrite,
  tags: [siteTag],
})

export const socialMedia = endpoint({
  method: 'GET',
  path: 'social-media',
  summary: 'List the portal’s social media accounts',
  access: 'public',
  response: z.array(socialMediaWrite),
  tags: [siteTag],
})
