import { thesaurusOf, type WordGroup } from './thesaurus'
import { isEmptyWord, tokensIn } from './tokens'

/** A kind of record that words can ask for; the types of the search have these names. */
export type RecordKind =
  | 'agreements'
  | 'barriers'
  | 'companies'
  | 'credentials'
  | 'events'
  | 'experts'
  | 'exports'
  | 'guide'
  | 'news'
  | 'pages'
  | 'products'
  | 'publications'
  | 'questions'
  | 'requests'
  | 'services'
  | 'statistics'
  | 'trades'

/** Words that say what kind of record is wanted: they choose types and need not occur in a record. */
export const kindWords: readonly WordGroup<readonly RecordKind[]>[] = [
  {
    names: [
      ...['company', 'supplier', 'manufacturer', 'producer', 'factory', 'seller', 'vendor', 'firm'],
      ...['maker', 'wholesaler', 'distributor', 'trader', 'buy from', 'who makes', 'exporter'],
      ...[
        'who sells',
        'who produces',
        'where to buy',
        'producing companies',
        'exporting companies',
      ],
      ...['شركة', 'شركات', 'مورد', 'موردين', 'مصنع', 'مصانع', 'منتجين', 'مصنعين'],
      ...[
        'بائع',
        'تاجر',
        'تجار',
        'معمل',
        'معامل',
        'من يبيع',
        'من ينتج',
        'جهة مصدرة',
        'شركات مصدرة',
        'مصدر',
        'مصدرين',
        'مصدرون',
        'مصدرة',
      ],
    ],
    meaning: ['companies', 'products'],
  },
  {
    names: [
      ...['product', 'goods', 'items for sale', 'منتج', 'منتجات', 'سلعة', 'سلع', 'بضاعة', 'بضائع'],
    ],
    meaning: ['products'],
  },
  {
    names: [
      ...['service', 'service provider', 'services company', 'خدمة', 'خدمات', 'مزود خدمة'],
      ...['خدمات شركات'],
    ],
    meaning: ['services'],
  },
  {
    names: [
      ...['agreement', 'trade agreement', 'free trade agreement', 'FTA', 'treaty', 'free trade'],
      ...['duty free access', 'preferential access', 'trade deal', 'pact', 'preferences'],
      ...['اتفاقية', 'اتفاقيات', 'اتفاق', 'اتفاقية تجارة', 'اتفاقية تجارة حرة', 'معاهدة'],
      ...['تجارة حرة', 'إعفاء جمركي', 'اتفاقيات تجارية', 'اتفاقية تجارية'],
    ],
    meaning: ['trades', 'agreements'],
  },
  {
    names: [
      ...['fair', 'trade fair', 'exhibition', 'expo', 'trade show', 'show', 'event', 'conference'],
      ...['forum', 'trade mission', 'mission', 'b2b meeting', 'calendar of events'],
      ...['معرض', 'معارض', 'فعالية', 'فعاليات', 'مؤتمر', 'منتدى', 'بعثة تجارية', 'بعثة', 'لقاءات'],
      ...['حدث', 'أحداث', 'معرض تجاري'],
    ],
    meaning: ['events'],
  },
  {
    names: [
      ...['buying request', 'purchase request', 'buyer request', 'request from buyers', 'RFQ'],
      ...['sourcing request', 'buyers looking for', 'wanted to buy', 'buy leads'],
      ...['طلب شراء', 'طلبات شراء', 'طلبات المشترين', 'طلب مشتري', 'طلب توريد'],
      ...['مشترين يبحثون', 'مشترون يبحثون', 'مشتري يبحث', 'زبائن يبحثون', 'عملاء يبحثون'],
      ...['buyers wanting', 'buyers who want', 'buyers who need', 'buyers interested in'],
    ],
    meaning: ['requests'],
  },
  {
    names: [
      ...['trade barrier', 'barrier', 'non-tariff barrier', 'barrier to trade', 'trade obstacle'],
      ...['عائق تجاري', 'عوائق تجارية', 'عائق', 'عوائق', 'حواجز تجارية', 'عوائق التجارة'],
    ],
    meaning: ['barriers'],
  },
  {
    names: ['ISO', 'ISO 9001', 'أيزو', 'شهادة أيزو', 'شهادات أيزو'],
    meaning: ['credentials'],
  },
  {
    names: [
      ...['training', 'course', 'workshop', 'seminar', 'webinar', 'training course', 'class'],
      ...[
        'دورة',
        'دورات',
        'تدريب',
        'دورة تدريبية',
        'ورشة',
        'ورشة عمل',
        'ورش',
        'ندوة',
        'برنامج تدريبي',
      ],
    ],
    meaning: ['events'],
  },
  {
    names: [
      ...['report', 'study', 'publication', 'market report', 'market study', 'research', 'pdf'],
      ...['brochure', 'تقرير', 'تقارير', 'دراسة', 'دراسات', 'منشور', 'منشورات', 'نشرة'],
      ...['دراسة سوق', 'تقرير سوق', 'بحث سوق'],
    ],
    meaning: ['publications'],
  },
  {
    names: [
      'news',
      'press release',
      'announcement',
      'latest',
      'خبر',
      'أخبار',
      'إعلان',
      'آخر الأخبار',
    ],
    meaning: ['news'],
  },
  {
    names: [
      ...[
        'expert',
        'consultant',
        'adviser',
        'advisor',
        'specialist',
        'consultancy',
        'mentor',
        'advice',
      ],
      ...['خبير', 'خبراء', 'مستشار', 'مستشارين', 'استشاري', 'مختص', 'أخصائي', 'استشارة'],
    ],
    meaning: ['experts'],
  },
  {
    names: [
      ...[
        'institution',
        'organisation',
        'organization',
        'authority',
        'agency',
        'ministry',
        'chamber',
      ],
      ...['association', 'support institution', 'government body', 'office', 'department', 'union'],
      ...[
        'مؤسسة',
        'مؤسسات',
        'جهة',
        'هيئة',
        'وزارة',
        'غرفة',
        'جمعية',
        'نقابة',
        'دائرة',
        'جهة داعمة',
      ],
    ],
    meaning: ['exports'],
  },
  {
    names: [
      ...['statistics', 'figures', 'data', 'numbers', 'chart', 'how much', 'how many', 'value of'],
      ...['volume of', 'growth', 'total', 'share of', 'percentage', 'trend', 'annual'],
      ...['إحصاءات', 'إحصائيات', 'احصائية', 'أرقام', 'بيانات', 'رسم بياني', 'كم', 'قيمة', 'حجم'],
      ...['نسبة', 'إجمالي', 'نمو'],
    ],
    meaning: ['statistics'],
  },
  {
    names: [
      ...['how do I', 'how to', 'how can I', 'steps', 'guide', 'procedure', 'instructions', 'faq'],
      ...['question', 'what is', 'why', 'requirements', 'help', 'do I need'],
      ...['كيف', 'كيفية', 'خطوات', 'دليل', 'إجراءات', 'تعليمات', 'سؤال', 'أسئلة', 'ما هي', 'ما هو'],
      ...['طريقة', 'متطلبات', 'مساعدة', 'شروط'],
    ],
    meaning: ['questions', 'guide', 'pages'],
  },
]

/** An action that a record need not name, or one that it is about. */
type ActionWord = 'action' | 'subject'

/**
 * Words for what a person wants to do on the portal: pages, questions and steps say how, and the
 * company of 'register my company' is the person's own.
 */
const actionWords: readonly WordGroup<ActionWord>[] = [
  {
    names: [
      ...['register', 'registration', 'sign up', 'enrol', 'enroll', 'subscribe', 'join', 'become'],
      ...['download', 'upload', 'submit', 'send', 'apply', 'application', 'fill in', 'form'],
      ...['book', 'booking', 'reserve', 'request', 'ask for', 'participate', 'take part'],
      ...['update', 'edit', 'change', 'correct', 'delete', 'cancel', 'renew'],
      ...['report a', 'get help', 'pay', 'calculate', 'save', 'حفظ', 'أحفظ'],
      ...['تسجيل', 'سجل', 'أسجل', 'نسجل', 'اشتراك', 'اشترك', 'انضمام', 'انضم', 'أصبح', 'تقديم'],
      ...['تحميل', 'تنزيل', 'تعبئة', 'نموذج', 'استمارة', 'إرسال', 'أرسل', 'طلب', 'أطلب'],
      ...['حجز', 'أحجز', 'احجز', 'مشاركة', 'المشاركة', 'أشارك', 'تحديث', 'تعديل', 'تغيير', 'أعدل'],
      ...['حذف', 'إلغاء', 'تجديد', 'حساب', 'أدفع', 'تصديق'],
    ],
    meaning: 'action',
  },
  { names: ['complaint', 'complain', 'شكوى', 'شكاوى', 'أشتكي'], meaning: 'subject' },
]

/** Reads a word for an action at the beginning of words. */
export const actionsOf = thesaurusOf(actionWords)

/** Reads a word for a kind at the beginning of words. */
export const kindsOf = thesaurusOf(kindWords)

/** The kinds of records that a text asks for. */
export function kindsIn(text: string): RecordKind[] {
  const tokens = tokensIn(text)
    .map(({ word }) => word)
    .filter((word) => !isEmptyWord(word))
  return [...new Set(tokens.flatMap((_, at) => kindsOf(tokens.slice(at))?.meanings.flat() ?? []))]
}
