/** Words that no text of the portal uses, each with what to write instead. */
export interface Wording {
  wrong: RegExp
  right: string
}

/** A term: where the English text has it, the Arabic one has no other word for it. */
export interface Term {
  english: RegExp
  wrong: RegExp
  right: string
}

/** A whole Arabic word, with و ف ب ل ك and the article before it. */
const word = (stem: string) =>
  new RegExp(`(?<!\\p{L})(?:[وف]?[بلك]?(?:ال)?|[وف]?لل)(?:${stem})(?!\\p{L})`, 'u')

export const englishWords: readonly Wording[] = [
  { wrong: /\bstands? under\b/i, right: 'is listed in, is shown in' },
  { wrong: /\bin vain\b/i, right: 'without result' },
  { wrong: /\bfour eyes\b/i, right: 'second approval' },
  { wrong: /\bis called so\b/i, right: 'No company has this name' },
  { wrong: /\bworth nothing any ?more\b/i, right: 'is no longer valid' },
  { wrong: /\bis away\b/i, right: 'is not available' },
  { wrong: /\bwhoever\b/i, right: 'anyone who, the person who' },
  { wrong: /\bsomebody\b/i, right: 'someone, or the person’s role' },
  { wrong: /\bdearer\b/i, right: 'more expensive' },
  { wrong: /\b(?:have|has|keep|keeps) [^.\n]{0,30}at hand\b/i, right: 'have ready' },
  { wrong: /^please (?!wait\b)/im, right: 'the imperative alone' },
  {
    wrong: /\b(?:to|please|can|must|and|or|you|cannot) login\b|^login (?:to|with|again)\b/im,
    right: 'log in (verb); login is a noun',
  },
  {
    wrong: /\b(?:sign|signs|signed|signing) (?:in|out)(?= |\.|$)(?! [\dJFMASOND])/im,
    right: 'log in, log out',
  },
  { wrong: /\bsecond factor\b/i, right: 'two-step verification' },
  { wrong: /\badministrators?\b/i, right: 'admin' },
  { wrong: /\bways? of (?:payment|taking part)\b/i, right: 'payment method, how to attend' },
  { wrong: /\bclearance compan/i, right: 'customs broker' },
  { wrong: /\bbusiness directory\b|\bdirectory of buyers\b/i, right: 'Jordanian companies' },
  { wrong: /\bVIPs?\b/, right: 'premium member' },
  { wrong: /\bin order to\b/i, right: 'to' },
  {
    wrong: /\b(?:kindly|utili[sz]e\w*|prior to|regarding|shall)\b/i,
    right: 'ask, use, before, about, will',
  },
  { wrong: /\bclick here\b/i, right: 'what the link leads to' },
  { wrong: /\bsuccessfuly\b|\bdont\b/i, right: 'successfully, don’t' },
]

export const arabicWords: readonly Wording[] = [
  { wrong: /المكتب الخلفي/u, right: 'إدارة البوابة' },
  { wrong: /جافا ?سكر[يب]+ت|البرامج النصية/u, right: 'JavaScript' },
  { wrong: word('رئيسة'), right: 'الرئيسية' },
  { wrong: /من فضلك/u, right: 'يرجى، أو الأمر وحده' },
  { wrong: word('مصارف|مصرف'), right: 'بنك' },
  { wrong: word('زبون|زبائن|زبونًا'), right: 'عميل' },
  { wrong: word('ميزانية|ميزانيات'), right: 'موازنة' },
  { wrong: word('تكلفة|تكاليف|تكلفته|تكلفتها|تكاليفها|تكاليفه'), right: 'كلفة (ج. كلف)' },
  { wrong: word('باركود'), right: 'الرمز الشريطي' },
  { wrong: word('إرسالية|إرساليات'), right: 'شحنة' },
  { wrong: /العامل الثاني|عامل ثان/u, right: 'التحقق بخطوتين' },
  { wrong: /كبار المصدّ?رين/u, right: 'الأعضاء المميزون' },
  { wrong: /وادي الأردن/u, right: 'غور الأردن' },
  { wrong: /لينكد إن/u, right: 'لينكدإن' },
  { wrong: /ضابط الارتباط|مسؤول الاتصال|الشخص المعني بالتواصل/u, right: 'مسؤول التواصل' },
  { wrong: /تبويب جديد(?!\p{L})|نافذة جديدة/u, right: 'علامة تبويب جديدة' },
  { wrong: /مراجعة شخصين/u, right: 'موافقة ثانية' },
  { wrong: /جلسة دخول/u, right: 'جلسة' },
  { wrong: /دليل المشترين/u, right: 'دليل الشركات الأردنية' },
  { wrong: /العوائق الفنية للتجارة/u, right: 'العوائق الفنية أمام التجارة' },
  { wrong: /إمكانية الوصول/u, right: 'سهولة الوصول' },
  { wrong: /تفضيل(?:ات)? جمركي|التفضيل(?:ات)? الجمركي/u, right: 'المعاملة التفضيلية' },
  { wrong: /الدخول إلى الأ?سواق/u, right: 'النفاذ إلى الأسواق' },
  { wrong: /بالمائة|مائة/u, right: 'بالمئة، مئة' },
  {
    wrong: word('يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر'),
    right: 'كانون الثاني، شباط، آذار، نيسان، أيار، حزيران، تموز، آب، أيلول، تشرين، كانون الأول',
  },
  { wrong: word('انشاء|اضافة|ادارة|اردن|لايوجد|ماعدا'), right: 'الهمزة والمسافة في موضعهما' },
  { wrong: /\u0627\u064B/u, right: 'ـًا: التنوين قبل الألف' },
]

export const terms: readonly Term[] = [
  { english: /\bpending\b/i, wrong: word('معلق|معلقة|معلّق|معلّقة'), right: 'قيد الانتظار' },
  { english: /\bsample\b/i, wrong: /\((?:نموذجي|تجريبي|افتراضي)ة?\)/u, right: 'نموذج' },
  { english: /\bmedia\b/i, wrong: word('وسيط'), right: 'ملف وسائط' },
  { english: /\benquiry number\b/i, wrong: /رقم (?:الطلب|الحالة|البلاغ)/u, right: 'رقم الاستفسار' },
  { english: /\bcase officers?\b/i, wrong: /موظفو? (?:ال)?حالات/u, right: 'موظف استفسارات' },
  { english: /\bsecond approval\b/i, wrong: /مراجعة/u, right: 'موافقة ثانية' },
  { english: /\bactivity log\b/i, wrong: /سجل (?:الأعمال|النشاط)/u, right: 'سجل الإجراءات' },
  { english: /\bhome page\b/i, wrong: /الصفحة الأولى|صفحة البداية/u, right: 'الصفحة الرئيسية' },
  // «بلد المنشأ» is the customs term of the country of origin.
  {
    english: /\bcountr(?:y|ies)\b/i,
    wrong: new RegExp(`${word('بلد|بلدان|بلدًا').source}(?! (?:ال)?منشأ)`, 'u'),
    right: 'دولة',
  },
  { english: /\bpublications?\b/i, wrong: word('إصدارات'), right: 'منشور (المنشورات)' },
  { english: /\bcredentials?\b/i, wrong: word('إنجازات|إنجاز'), right: 'شهادة أو اعتماد' },
  { english: /\bHS code\b/, wrong: /رمز المنتج(?!\p{L})/u, right: 'رمز النظام المنسق' },
  { english: /\bclear the form\b/i, wrong: /مسح النموذج/u, right: 'إفراغ النموذج' },
  { english: /\bfreight forwarders?\b/i, wrong: /شرك(?:ة|ات) (?:ال)?شحن/u, right: 'وكيل شحن' },
  { english: /\bcustoms brokers?\b/i, wrong: /شرك(?:ة|ات) (?:ال)?تخليص/u, right: 'مخلّص جمركي' },
  { english: /\bmobile\b/i, wrong: /(?:ال)?هاتف (?:ال)?خلوي/u, right: 'الهاتف المحمول' },
  { english: /\bin force\b/i, wrong: /اتفاقي(?:ة|ات|اتها) (?:ال)?سارية/u, right: 'نافذة' },
  { english: /\bterminated\b/i, wrong: word('منتهية'), right: 'أُنهي العمل بها' },
]

/** Counted nouns: one, the same after 11 to 99 where it takes a tanwin, and those after 3 to 10. */
export const countedNouns: readonly [one: string, eleven: string, few: string][] = [
  ['قطعة', 'قطعة', 'قطع'],
  ['علبة', 'علبة', 'علب'],
  ['عبوة', 'عبوة', 'عبوات'],
  ['حبة', 'حبة', 'حبات'],
  ['زجاجة', 'زجاجة', 'زجاجات'],
  ['حاوية', 'حاوية', 'حاويات'],
  ['طبلية', 'طبلية', 'طبليات'],
  ['وحدة', 'وحدة', 'وحدات'],
  ['كرتون', 'كرتونًا', 'كراتين'],
  ['كرتونة', 'كرتونة', 'كراتين|كرتونات'],
  ['صندوق', 'صندوقًا', 'صناديق'],
  ['كيس', 'كيسًا', 'أكياس'],
  ['زوج', 'زوجًا', 'أزواج'],
  ['طقم', 'طقمًا', 'أطقم'],
  ['لون', 'لونًا', 'ألوان'],
  ['طن', 'طنًا', 'أطنان'],
  ['كيلوغرام', 'كيلوغرامًا', 'كيلوغرامات'],
  ['غرام', 'غرامًا', 'غرامات'],
  ['متر', 'مترًا', 'أمتار'],
  ['سنتيمتر', 'سنتيمترًا', 'سنتيمترات'],
  ['لتر', 'لترًا', 'لترات|ألتار'],
  ['ثانية', 'ثانية', 'ثوانٍ'],
  ['دقيقة', 'دقيقة', 'دقائق'],
  ['ساعة', 'ساعة', 'ساعات'],
  ['يوم', 'يومًا', 'أيام'],
  ['أسبوع', 'أسبوعًا', 'أسابيع'],
  ['شهر', 'شهرًا', 'أشهر|شهور'],
  ['سنة', 'سنة', 'سنوات'],
  ['عام', 'عامًا', 'أعوام'],
  ['مرة', 'مرة', 'مرات'],
  ['دولة', 'دولة', 'دول'],
  ['شركة', 'شركة', 'شركات'],
  ['جهة', 'جهة', 'جهات'],
  ['منتج', 'منتجًا', 'منتجات'],
  ['خدمة', 'خدمة', 'خدمات'],
  ['عينة', 'عينة', 'عينات'],
  ['مشترك', 'مشتركًا', 'مشتركين|مشتركون'],
  ['موظف', 'موظفًا', 'موظفين|موظفون'],
  ['دينار', 'دينارًا', 'دنانير'],
  ['دولار', 'دولارًا', 'دولارات'],
  ['حرف', 'حرفًا', 'أحرف|حروف'],
  ['رقم', 'رقمًا', 'أرقام'],
  ['خبر', 'خبرًا', 'أخبار'],
  ['ملف', 'ملفًا', 'ملفات'],
  ['صفحة', 'صفحة', 'صفحات'],
  ['نتيجة', 'نتيجة', 'نتائج'],
  ['خطوة', 'خطوة', 'خطوات'],
  ['سؤال', 'سؤالًا', 'أسئلة'],
  ['كلمة', 'كلمة', 'كلمات'],
]

/** Names that keep their capitals within a sentence: also of pages, where a sentence leads there. */
export const names: readonly string[] = [
  'Amman',
  'Arabic',
  'Comtrade',
  'Ctrl',
  'English',
  'Enter',
  'European Union',
  'Excel',
  'Facebook',
  'February',
  'Google Tag Manager',
  'Harmonized System',
  'JavaScript',
  'Jordan Valley',
  'Jordan',
  'Jordanian',
  'Latin',
  'LinkedIn',
  'May',
  'My company',
  'My products',
  'My services',
  'National Export Portal',
  'Tariff and Trade Data',
  'United Kingdom',
  'United States',
  'WebP',
  'WhatsApp',
  'World Bank',
  'WTO Stats',
]
