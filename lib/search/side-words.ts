import { isHeading } from './query'
import { thesaurusOf } from './thesaurus'

/**
 * Words for the price, the quantity, the quality or the address of what is wanted: a record need not
 * name them, and the goods next to them count more.
 */
export const sideWordsOf = thesaurusOf([
  {
    names: [
      ...[
        'price',
        'pricing',
        'price list',
        'cost',
        'rate',
        'bulk',
        'wholesale',
        'retail',
        'quantity',
      ],
      ...[
        'best',
        'top',
        'good',
        'cheap',
        'cheapest',
        'quality',
        'high quality',
        'leading',
        'biggest',
      ],
      ...['list', 'list of', 'contact', 'contacts', 'contact details', 'phone', 'phone number'],
      ...[
        'email',
        'address',
        'telephone',
        'sector',
        'field',
        'buy',
        'sell',
        'sale',
        'for sale',
        'portal',
        'order',
      ],
      ...['available', 'supply', 'need', 'looking for', 'search', 'online', 'website', 'info'],
      ...['information', 'details', 'summary', 'explained', 'meaning', 'definition', 'example'],
      ...[
        'problem',
        'problems',
        'issue',
        'cannot',
        'not working',
        'مشكلة',
        'مشاكل',
        'مش قادر',
        'ما بقدر',
      ],
      ...['local', 'original', 'genuine', 'made in', 'from home', 'new', 'number'],
      ...['سعر', 'أسعار', 'تسعير', 'تكلفة', 'كلفة', 'بكم', 'جملة', 'بالجملة', 'كمية', 'كميات'],
      ...['أفضل', 'أحسن', 'أجود', 'ارخص', 'رخيص', 'جودة', 'جودة عالية', 'أكبر', 'أهم'],
      ...['قائمة', 'قايمة', 'أسماء', 'رقم', 'رقم هاتف', 'أرقام هواتف', 'هاتف', 'عنوان', 'عناوين'],
      ...['تواصل', 'بيانات التواصل', 'قطاع', 'شراء', 'أشتري', 'اشتري', 'بيع', 'أبيع', 'للبيع'],
      ...['ton', 'tonne', 'kilo', 'per ton', 'natural', 'fresh', 'premium', 'type', 'kind'],
      ...[
        'بوابة',
        'موقع إلكتروني',
        'طن',
        'كيلو',
        'طبيعي',
        'طازج',
        'طازجة',
        'ممتاز',
        'فاخر',
        'أنواع',
        'نوع',
        'عالمي',
      ],
      ...['بغيت', 'أبغى', 'ابغى', 'نبغي', 'بدي', 'عايز', 'عاوز', 'محتاج', 'نشري'],
      ...['متوفر', 'معلومات', 'معلومات عن', 'ملخص', 'معنى', 'تعريف', 'مثال', 'أصلي', 'جديد'],
    ],
    meaning: null,
  },
])

/** For whom or in what order something is done: a record need not name it. */
export const circumstancesOf = thesaurusOf([
  {
    names: [
      ...[
        'first',
        'second',
        'next',
        'small',
        'whole',
        'own',
        'foreign',
        'abroad',
        'overseas',
        'someone',
        'somebody',
      ],
      ...['anybody', 'anyone', 'most', 'without', 'were', 'every', 'always', 'still', 'today'],
      ...['needed', 'required', 'مطلوبة', 'لازمة', 'مطلوب', 'استلمت', 'استلم', 'وصلني'],
      ...[
        'أول',
        'ثاني',
        'صغير',
        'صغيرة',
        'أجنبي',
        'أجنبية',
        'الخارج',
        'بالخارج',
        'برا',
        'حد',
        'أحد',
        'أحدهم',
        'أكثر',
        'أكتر',
      ],
      ...['بدون', 'دون', 'بلا', 'كامل', 'دائما', 'اليوم', 'حاليا', 'لسا', 'لسه'],
    ],
    meaning: null,
  },
])

/** With whom somebody trades, next to what goes wrong or what it costs. */
export const partnersOf = thesaurusOf([
  {
    names: [
      ...['customer', 'client', 'buyer', 'importer', 'purchaser', 'goods', 'shipment'],
      ...['زبون', 'زبائن', 'زباين', 'عميل', 'عملاء', 'مشتري', 'مستورد', 'بضاعة', 'بضاعتي'],
    ],
    meaning: null,
  },
])

/** Where something is made, which no record names. */
export const atHome = /\b(?:from|at) home\b|من (?:ال)?(?:بيت|منزل)/

const codeWords = /^(?:hs|code|heading|subheading|chapter|(?:ال)?(?:رمز|بند|كود|فصل))$/

/** Whether words are for a code that follows them: 'hs 610910', 'heading 3917'. */
export const isBeforeCode = (tokens: readonly string[], length: number): boolean =>
  isHeading(tokens[length] ?? '') && tokens.slice(0, length).every((word) => codeWords.test(word))
