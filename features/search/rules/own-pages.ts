import { routes } from '@/lib/routing/routes'
import type { UnnumberedPage } from './fixed-pages'

/** The lists of what a person's own company offers, and the mails that the person gets. */
export const ownPages: readonly UnnumberedPage[] = [
  {
    path: routes.myProducts(),
    en: {
      title: 'My products',
      text: 'The products of your company in the directory: add, edit or remove one.',
    },
    ar: { title: 'منتجاتي', text: 'منتجات شركتك في الدليل: أضف منتجًا أو عدّله أو احذفه.' },
    names: [
      'add a product',
      'add my product',
      'add a product to my profile',
      'edit my product',
      'my product list',
      'delete a product',
      'list my products',
      'manage my products',
      'إضافة منتج',
      'أضيف منتج',
      'تعديل منتج',
      'حذف منتج',
      'إدراج منتجاتي',
      'منتجات شركتي',
    ],
  },
  {
    path: routes.myServices(),
    en: {
      title: 'My services',
      text: 'The services of your company in the directory: add, edit or remove one.',
    },
    ar: { title: 'خدماتي', text: 'خدمات شركتك في الدليل: أضف خدمة أو عدّلها أو احذفها.' },
    names: [
      'add a service',
      'add my service',
      'add a service to my profile',
      'edit my service',
      'my service list',
      'delete a service',
      'list my services',
      'manage my services',
      'إضافة خدمة',
      'أضيف خدمة',
      'تعديل خدمة',
      'حذف خدمة',
      'إدراج خدماتي',
      'خدمات شركتي',
    ],
  },
  {
    path: routes.myMails(),
    en: {
      title: 'Emails I get',
      text: 'Which emails we send you and how often, with a way to stop each of them.',
    },
    ar: {
      title: 'الرسائل التي تصلني',
      text: 'الرسائل التي نرسلها إليك بالبريد الإلكتروني ووتيرتها، وإيقاف ما شئت منها.',
    },
    names: [
      'my emails',
      'email preferences',
      'email settings',
      'stop all emails',
      'unsubscribe from all emails',
      'too many emails',
      'إعدادات الرسائل',
      'إيقاف الرسائل',
      'إيقاف رسائل البريد',
      'تفضيلات البريد الإلكتروني',
    ],
  },
]
