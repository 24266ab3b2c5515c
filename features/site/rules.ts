import type { Site } from './contract'

/** What the portal is called until staff name it, and where a provider has no such call. */
export const defaultSite: Site = {
  name_eng: 'National Export Portal',
  name_ara: 'البوابة الوطنية للتصدير',
  description_eng:
    'The national portal for exporters and international buyers: export guidance, market information, trade agreements, events and a directory of companies from Jordan.',
  description_ara:
    'البوابة الوطنية للمصدّرين والمشترين الدوليين: إرشاد التصدير ومعلومات الأسواق والاتفاقيات التجارية والفعاليات ودليل الشركات الأردنية.',
  contact_email: 'info@portal.example',
  contact_email_ara: 'info@portal.example',
  contact_phone: '+962 6 000 0000',
  contact_phone_ara: '+962 6 000 0000',
  contact_address_eng: 'Amman, Jordan',
  contact_address_ara: 'عمّان، الأردن',
  support_email: 'support@portal.example',
  support_email_ara: 'support@portal.example',
  logo: null,
}
