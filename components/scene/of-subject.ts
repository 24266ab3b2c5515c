import type { Locale } from '@/lib/i18n/locale'
import type { SceneName } from './names'

/** Words of a title in both languages; the first row that has one of them gives the scene. */
const subjects: readonly (readonly [SceneName, RegExp])[] = [
  ['agreement', /agreement|treaty|cumulation|\bcontracts?\b|dispute|اتفاقي|عقود|نزاع/],
  ['dates', /\bdates?\b(?! of)|\bfruit|تمور|فواكه/],
  ['olive-press', /\bolives?\b|زيتون|زيوت/],
  ['vegetables', /produce\b|vegetable|agricultur|farm|خضر|زراع|مزار/],
  ['dead-sea', /cosmetic|beauty|dead sea|care products|تجميل|البحر الميت|عناية/],
  ['pharmacy', /medicine|pharma|generic|أدوية|دواء|دوائي/],
  ['phosphate', /fertili[sz]er|phosphate|potash|\bmining|أسمدة|فوسفات|بوتاس|تعدين/],
  ['garments', /garment|cloth|apparel|sewing|ألبسة|ملابس/],
  ['loom', /textile|weav|carpet|embroider|منسوج|نسيج|تطريز/],
  ['crafts', /craft|pottery|leather|\bgifts?\b|حرف|فخار|جلد/],
  ['stone', /\bstone|marble|cement|ceramic|حجر|رخام|أسمنت/],
  ['furniture', /furniture|wood|أثاث|خشب/],
  ['jewellery', /jewel|gold\b|مجوهرات|الحلي|ذهب/],
  ['plastics', /plastic|irrigation|pipes|بلاستيك|أنظمة الري|أنابيب/],
  ['dairy', /dairy|cheese|milk|ألبان|أجبان|حليب/],
  ['sweets', /confection|chocolate|sweets|bakery|حلويات|شوكولات|مخبوزات/],
  ['food', /\bfoods?\b|halal|أغذية|غذائي|حلال/],
  ['paper', /packag|packing|paper|\blabels?\b|تغليف|تعبئة|ورق/],
  ['vehicles', /vehicle|automotive|مركبات|سيارات/],
  ['chemicals', /chemical|detergent|كيماوي|منظفات/],
  ['certificate', /readiness|certificat|registration|rules of origin|جاهزية|شهاد|تسجيل|المنشأ/],
  ['laboratory', /\btests?\b|laborator|quality|conformity|فحوص|مختبر|جودة|مطابق/],
  ['cooling', /cooling|refrigerat|air condition|تبريد|تكييف|مكيف/],
  ['power', /electric|energy|solar|cable|كهرب|طاقة|كوابل/],
  ['metals', /\bmetals?\b|steel|alumini|معادن|فولاذ|ألمنيوم/],
  ['machinery', /machine|engineering indust|آلات/],
  [
    'learning',
    /learning|lesson|training|course|workshop\b|webinar|education|تعلم|تدريب|دورة|تعليم/,
  ],
  ['servers', /technology|software|digital|cyber|online market|تكنولوجيا|برمجي|رقمي/],
  ['tourism', /touris|travel|hotel|سياح|فنادق/],
  ['clinic', /health|\bhospitals?\b|صحة|صحية|مستشف/],
  ['building', /construction|engineering|reconstruct|contract(?:ing|ors)|إعمار|هندس|مقاول/],
  ['airport', /\bair cargo|\bair freight|airport|الشحن الجوي|مطار/],
  ['warehouse', /warehous|storage|مستودع|تخزين/],
  [
    'border',
    /\broad|truck|freight|customs|barrier|logistic|border|duty|duties|النقل البري|شحن|جمرك|جمارك|عائق|عوائق|حدود|رسوم|الرسم /,
  ],
  [
    'finance',
    /financ|payment|bank|insurance|credit|pric(?:e|ing)|تمويل|دفع|بنك|مصرف|تأمين|سعر|أسعار/,
  ],
  ['fair', /\bfairs?\b|exhibition|\bexpo\b|forum|معرض|معارض|منتدى/],
  ['data', /exports|statistic|market|demand|growth?|صادرات|إحصا|سوق|أسواق|طلب/],
  ['consulting', /mentor|meet|women|advice|consult|service|مرشد|إرشاد|لقاء|استشار|خدمات/],
]

/** The scene of what a text is about, by the words of its title in both languages. */
export function sceneOfSubject({
  en,
  ar,
}: Readonly<Record<Locale, string>>): SceneName | undefined {
  const text = `${en}\n${ar}`.toLowerCase()
  return subjects.find(([, pattern]) => pattern.test(text))?.[0]
}
