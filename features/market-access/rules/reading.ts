import { homeCountry } from '@/lib/country/home'
import { fold, isArabicText } from '@/lib/i18n/fold'
import { kindsIn } from '@/lib/search/kind-words'
import { foldWord, isEmptyWord } from '@/lib/search/tokens'
import { marketNamed, marketsIn, mistypedMarketIn, type MarketNames } from './names'

/** The goods in which a text is recognised. */
interface Recognised<Product> {
  data: readonly Product[]
  total: number
  isNamed: boolean
  isUsual: boolean
  isCertain: boolean
  isCorrected: boolean
}

/** How a question is understood. */
interface Reading<Product> {
  market: string | null
  goods: Recognised<Product>
  /** The goods are meant in the market, and are no other meaning of its name. */
  isPair: boolean
}

const noGoods = {
  data: [],
  total: 0,
  isNamed: false,
  isUsual: false,
  isCertain: false,
  isCorrected: false,
} as const

/** Words of questions that name neither a product nor a market. */
const ignoredTokens = new Set(
  [
    'a an the of to in into on or by with for from at and is are my i we our how what which much do does can',
    'export exports exporting exporter import imports importing importer sell selling sale buy',
    'buying duty duties tariff tariffs customs tax taxes market markets rule rules origin hs code',
    'agreement agreements document documents documentation trade fta free price',
    'supplier suppliers manufacturer manufacturers producer producers company companies factory',
    'wholesale wholesaler distributor buyers demand need needed required requirements certificate',
    'certificates access rate rates percent zero preferential quota when who where should must',
    'without out free can could may want need needs get send sending ship shipping shipped will would there any some',
    'labelling labeling balance clearance between new news pay paid charge charged owe deal commercial matchmaking chapter heading vat excise dumping anti barrier barriers line lines',
    'بين مطابقة المطابقة جديد جديدة الجديدة حرة الحرة ميزان الميزان شراكة الشراكة تبسيط تخليص جمركي الجمركي عائق عوائق مضافة المضافة قاعدة القاعدة رسم تفضيلي التفضيلي',
    'إلى في من على عن مع ل كم ما هي هو هل كيف أي و',
    'تصدير لتصدير التصدير صادرات استيراد لاستيراد مستورد بيع لبيع شراء رسوم الرسوم جمركية الجمركية',
    'جمارك الجمارك تعرفة التعرفة ضريبة ضرائب سوق السوق أسواق الأسواق قواعد منشأ المنشأ وثائق',
    'الوثائق مستندات المستندات اتفاقية اتفاقيات الاتفاقية دولة لدولة بلد التجارة تجارة سعر أسعار',
    `رمز البند ${homeCountry.arabicWords}`,
    `${homeCountry.name.en} ${homeCountry.adjective.en}`.toLowerCase(),
    'واردات مستوردات مورد موردين شركة شركات مصنع مصانع مطلوبة المطلوبة لازمة شروط شهادة شهادات',
    'بند فصل الفصل تشبيك التشبيك تجاري التجاري تجارية التجارية ادفع أدفع بدفع ندفع جمرك الجمرك',
    'بدون دون بلا شحن أشحن اشحن أبيع ابيع نبيع إرسال ارسال ارسل توصيل ممكن يمكن هل',
    'إعفاء معفاة نسبة الطلب بدي أريد اريد لازم شو قديش بكم أصدر نصدر تصدر تفضيلية حصة',
  ].flatMap((line) => line.split(' ').map(fold)),
)

/** How goods are packed, sold or made, which no tariff asks where their name is known without it. */
const qualities = new Set(
  [
    'bulk private label brand brands branded organic fresh frozen canned cans can tins tin jars jar',
    'bottles bottle boxes packs pack packed packaged kg kilo gram grams ton tons tonnes premium',
    'kit kits set sets pair pairs piece pieces',
    'طقم أطقم عدة مجموعة قطعة قطع زوج',
    'quality high best cheap natural handmade small large big sale retail original online list',
    'جملة بالجملة عضوي عضوية طازج طازجة مجمد مجمدة معلب معلبة علب علبة مرطبان كيلو طن فاخر ممتاز',
    'أصلي بلدي بلدية جودة عالية للبيع رخيص رخيصة يدوي يدوية طبيعي طبيعية كمية كميات',
  ].flatMap((line) => line.split(' ').map(fold)),
)

const withoutQualities = (text: string) =>
  text
    .split(' ')
    .filter((word) => !qualities.has(fold(word)))
    .join(' ')

const conjunctions = /\s+(?:and|or|&|و|أو)\s+|\s*[,،;؛/]\s*|\s+و(?=\p{L}{3})/giu

/** Words in a row, the one first that says what is meant: English ends with it, Arabic begins with it. */
const tokensByMeaning = (text: string) =>
  isArabicText(text) ? text.split(' ') : text.split(' ').toReversed()

/** The part of a text that may name a product. */
export function productText(text: string): string {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}\u0640]+/gu)]
    .map(([word]) => word)
    .filter((word) => !ignoredTokens.has(fold(word)) && !isEmptyWord(foldWord(word)))
    .filter((word) => !kindsIn(word).includes('companies'))
    .join(' ')
}

/** An HS code and an ISO code: `080410 DE`. */
const codeWithMarket = /^([\d\s.-]*\d)\s+([a-z]{2})$/i

/** A code of at least two digits, so that a single digit is no chapter. */
const isTooShort = (text: string) => /^[\d\u0660-\u0669\u06f0-\u06f9]$/.test(text)

/**
 * How a text is understood: as a market, as a product whose name may hold that of a country ('turkey
 * meat'), or as a product in a market; `marketText` is a market that was typed on its own.
 */
export function readingOf<Product>(
  { text, marketText }: { text: string; marketText: string },
  names: MarketNames,
  recognise: (text: string) => Recognised<Product>,
): Reading<Product> {
  const goodsIn = (some: string): Recognised<Product> => {
    const goods = productText(some)
    if (goods === '' || isTooShort(goods)) return noGoods
    const whole = recognise(goods)
    const bare = withoutQualities(goods)
    if (whole.isUsual || bare === '' || bare === goods) return whole
    const named = recognise(bare)
    return named.isUsual && !isSure(whole) ? named : whole
  }
  /** Goods next to a market: where the whole is no usual name, one of goods that are named with 'and' or in a row. */
  const goodsOfPair = (some: string): Recognised<Product> => {
    const whole = goodsIn(some)
    if (whole.isUsual && !whole.isCorrected) return whole
    const isSureName = ({ isUsual, isCorrected }: Recognised<Product>) => isUsual && !isCorrected
    const parts = some.split(conjunctions).map((one) => withoutQualities(productText(one)))
    if (parts.length > 1) return parts.map((one) => recognise(one)).find(isSureName) ?? whole
    const inRow = tokensByMeaning(withoutQualities(productText(some))).map((one) => recognise(one))
    return inRow.length > 1 && inRow.every(isSureName) ? (inRow[0] ?? whole) : whole
  }
  const coded = codeWithMarket.exec(text)
  if (marketText === '' && coded?.[1] !== undefined && marketNamed(coded[2] ?? '', names)) {
    return readingOf({ text: coded[1], marketText: coded[2] ?? '' }, names, recognise)
  }
  const found = marketsIn(text, names)
  if (marketText !== '') {
    const market = marketNamed(marketText, names) ?? marketNamed(productText(marketText), names)
    const typed = goodsIn(text)
    const other = typed.total === 0 ? found.at(-1) : undefined
    const goods = other ? goodsIn(other.rest) : typed
    return { market, goods, isPair: market !== null && goods.total > 0 }
  }
  const only = found.find(({ rest }) => productText(rest) === '')
  if (only) {
    const goods = goodsIn(text)
    return { market: only.iso2, goods: isSure(goods) ? goods : noGoods, isPair: false }
  }
  const whole = goodsIn(text)
  if (isSure(whole)) return { market: null, goods: whole, isPair: false }
  const [best] = found
    .toReversed()
    .map(({ iso2, rest }) => ({ market: iso2, goods: goodsOfPair(rest), isPair: true }))
    .toSorted((a, b) => rankOf(b.goods) - rankOf(a.goods))
  if (best && best.goods.total > 0) return best
  const typo = found.length === 0 ? mistyped(text, names, goodsIn) : null
  return typo ?? { market: null, goods: whole, isPair: false }
}

const isSure = ({ isNamed, isCorrected }: Recognised<unknown>) => isNamed && !isCorrected

const rankOf = ({ total, isNamed }: Recognised<unknown>) => (total === 0 ? 0 : isNamed ? 2 : 1)

/** The reading with a market whose name is mistyped, where the rest is a product or nothing. */
function mistyped<Product>(
  text: string,
  names: MarketNames,
  goodsIn: (text: string) => Recognised<Product>,
): Reading<Product> | null {
  const found = mistypedMarketIn(productText(text), names)
  if (!found) return null
  const isAlone = productText(found.rest) === ''
  const goods = goodsIn(found.rest)
  if (!isAlone && !goods.isNamed) return null
  return { market: found.iso2, goods: { ...goods, isCorrected: true }, isPair: !isAlone }
}
