import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'

export interface FixedPage extends Record<Locale, { title: string; text: string }> {
  /** The number of its document, above those of menu entries. */
  id: number
  /** Its address, or a page of editors and the query that opens a part of it. */
  path: string | { pageId: number; query: string }
  /** What people call it. */
  names: readonly string[]
}

/** A page before it has the number of its document. */
export type UnnumberedPage = Omit<FixedPage, 'id'>

/** Pages of a person’s account, and some that other pages lead to. */
export const accountPages: readonly UnnumberedPage[] = [
  {
    path: routes.login(),
    en: { title: 'Log in', text: 'Log in to your account on the portal.' },
    ar: { title: 'تسجيل الدخول', text: 'سجّل الدخول إلى حسابك في البوابة.' },
    names: [
      ...['login', 'log on', 'sign in', 'my account login', 'account access', 'cannot log in'],
      ...['login problem', 'problem logging in', 'log in'],
      ...['أدخل حسابي', 'مشكلة في الدخول', 'ما بقدر أدخل'],
      ...['دخول', 'تسجيل دخول', 'الدخول إلى الحساب', 'دخول المستخدمين', 'لا أستطيع الدخول'],
    ],
  },
  {
    path: routes.register(),
    en: {
      title: 'Create an account',
      text: 'Create an account for your company, your enquiries and our publications.',
    },
    ar: {
      title: 'إنشاء حساب',
      text: 'أنشئ حسابًا لشركتك واستفساراتك ولقراءة منشوراتنا.',
    },
    names: [
      ...['sign up', 'new account', 'open account', 'register on the portal', 'join the portal'],
      ...['user registration', 'become a member', 'register'],
      ...['فتح حساب', 'حساب جديد', 'التسجيل في البوابة', 'التسجيل في الموقع', 'تسجيل مستخدم'],
      ...['اشتراك في البوابة', 'تسجيل جديد', 'التسجيل'],
    ],
  },
  {
    path: routes.forgetPassword(),
    en: {
      title: 'Forgot your password?',
      text: 'We send a link to your email address, with which you set a new password.',
    },
    ar: {
      title: 'هل نسيت كلمة المرور؟',
      text: 'نرسل إلى بريدك الإلكتروني رابطًا تختار به كلمة مرور جديدة.',
    },
    names: [
      ...['forgotten password', 'forgot password', 'reset password', 'lost password', 'password'],
      ...['change password', 'recover account', 'new password', 'password reset'],
      ...['نسيت كلمة السر', 'كلمة السر', 'الباسورد', 'نسيت الباسورد', 'استعادة كلمة المرور'],
      ...['تغيير كلمة المرور', 'إعادة تعيين كلمة المرور', 'استرجاع الحساب', 'الرقم السري'],
    ],
  },
  {
    path: routes.profile(),
    en: { title: 'Profile', text: 'Your details, your company and what you sent us.' },
    ar: { title: 'الملف الشخصي', text: 'بياناتك وشركتك وما أرسلته إلينا.' },
    names: [
      ...['my account', 'my profile', 'account settings', 'my details', 'account'],
      ...[
        'newsletter',
        'subscribe to the newsletter',
        'unsubscribe',
        'stop emails',
        'mailing list',
      ],
      ...[
        'النشرة البريدية',
        'الاشتراك في النشرة',
        'إلغاء الاشتراك',
        'إلغاء النشرة',
        'القائمة البريدية',
      ],
      ...['حسابي', 'ملفي', 'ملفي الشخصي', 'إعدادات الحساب', 'بياناتي', 'حساب'],
    ],
  },
  {
    path: routes.security(),
    en: {
      title: 'Login and security',
      text: 'Your password, your email address, two-step verification, your data and the end of your account.',
    },
    ar: {
      title: 'الدخول والأمان',
      text: 'كلمة المرور والبريد الإلكتروني والتحقق بخطوتين وبياناتك وإغلاق حسابك.',
    },
    names: [
      ...['two-step verification', '2FA', 'delete my account', 'close my account', 'change email'],
      ...['change my email address', 'download my data', 'account security'],
      ...['التحقق بخطوتين', 'حذف حسابي', 'إغلاق الحساب', 'تغيير البريد الإلكتروني', 'أمان الحساب'],
    ],
  },
  {
    path: routes.userEnquiries(),
    en: { title: 'My enquiries', text: 'The enquiries that you sent us and our answers.' },
    ar: { title: 'استفساراتي', text: 'الاستفسارات التي أرسلتها إلينا وردودنا عليها.' },
    names: [
      ...['my questions', 'my messages', 'track my enquiry', 'enquiry status', 'my inquiries'],
      ...['follow up my enquiry', 'status of my case', 'my complaint'],
      ...['طلباتي', 'متابعة الاستفسار', 'حالة الاستفسار', 'متابعة شكوى', 'رسائلي', 'متابعة طلبي'],
    ],
  },
  {
    path: routes.myQuotationRequests(),
    en: {
      title: 'My quotation requests',
      text: 'The requests for quotations that you sent to companies, and their replies.',
    },
    ar: {
      title: 'طلباتي لعروض الأسعار',
      text: 'طلبات عروض الأسعار التي أرسلتها إلى الشركات وردودها.',
    },
    names: ['my quotes', 'my quotations', 'quotations I asked for', 'عروض أسعاري', 'طلبات عروضي'],
  },
  {
    path: routes.myCompany(),
    en: {
      title: 'My company',
      text: 'The profile of your company in the directory, its products and services.',
    },
    ar: { title: 'شركتي', text: 'ملف شركتك في الدليل ومنتجاتها وخدماتها.' },
    names: [
      ...['edit my company', 'update company profile', 'company profile', 'add my product'],
      ...[
        'update my company',
        'my products',
        'add a product',
        'add product',
        'edit company data',
        'change company information',
      ],
      ...['تعديل بيانات الشركة', 'ملف الشركة', 'تحديث بيانات الشركة', 'إضافة منتج', 'منتجاتي'],
      ...['تحديث ملف الشركة', 'أضيف منتج'],
      ...['company approval', 'approval of my company', 'who approves my company', 'company logo'],
      ...['الموافقة على الشركة', 'الموافقة على ملف الشركة', 'اعتماد الشركة', 'شعار الشركة'],
      ...['my services', 'add my service', 'list my services', 'list my company', 'add my company'],
      ...['خدماتي', 'إضافة خدمة', 'إدراج خدماتي', 'إدراج شركتي', 'إضافة شركتي', 'تسجيل مصنعي'],
    ],
  },
  {
    path: routes.exportPlan(),
    en: { title: 'My export plan', text: 'Your steps to the next sale, with tasks and dates.' },
    ar: { title: 'خطتي للتصدير', text: 'خطواتك نحو صفقتك المقبلة، مع مهام ومواعيد.' },
    names: [
      ...['export plan', 'my plan', 'my tasks', 'export checklist', 'action plan'],
      ...['خطة التصدير', 'خطة تصدير', 'خطتي', 'مهامي', 'خطة عمل'],
    ],
  },
  {
    path: routes.myFollows(),
    en: {
      title: 'What I follow',
      text: 'Markets, products and searches of which we write to you.',
    },
    ar: { title: 'ما أتابعه', text: 'أسواق ومنتجات وعمليات بحث نراسلك بشأنها.' },
    names: [
      ...['my alerts', 'alerts', 'email alerts', 'notifications', 'my follows', 'unfollow'],
      ...['تنبيهاتي', 'تنبيهات', 'الإشعارات', 'متابعاتي', 'إلغاء المتابعة'],
    ],
  },
  {
    path: routes.performance(),
    en: {
      title: 'What the portal achieves',
      text: 'Enquiries, answering times, introductions and reported exports of the last twelve months.',
    },
    ar: {
      title: 'نتائج البوابة بالأرقام',
      text: 'الاستفسارات ومدة الرد والتعريف بالمصدّرين والصادرات المبلَّغ عنها خلال الأشهر الاثني عشر الماضية.',
    },
    names: [
      ...['performance', 'portal performance', 'performance figures', 'key performance indicators'],
      ...['KPI', 'service figures', 'answering times', 'response time', 'results of the portal'],
      ...['أداء البوابة', 'الأداء', 'مؤشرات الأداء', 'نتائج البوابة', 'إنجازات البوابة'],
      ...['مدة الرد', 'سرعة الرد', 'مدة الإجابة على الاستفسار', 'كم يستغرق الرد', 'متى تردون'],
    ],
  },
  {
    path: routes.originCheck(),
    en: {
      title: 'Check my origin',
      text: 'Does your product meet the rule of origin of an agreement? Answer a few questions.',
    },
    ar: {
      title: 'تحقق من منشأ منتج',
      text: 'هل يستوفي منتجك قاعدة المنشأ في اتفاقية ما؟ أجب عن بضعة أسئلة.',
    },
    names: [
      ...[
        'origin check',
        'rules of origin check',
        'origin calculator',
        'is my product originating',
      ],
      ...['فحص المنشأ', 'التحقق من المنشأ', 'حاسبة المنشأ', 'هل منتجي مؤهل للمنشأ'],
    ],
  },
]
