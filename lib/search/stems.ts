/**
 * Stems of words, so that one form of a word finds another. Both stemmers are light (plurals,
 * articles, endings): too many results are worse than too few.
 */

/** Arabic broken plurals of trade words, in folded letters. */
const brokenPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    اسواق: 'سوق',
    معارض: 'معرض',
    مصانع: 'مصنع',
    مشاغل: 'مشغل',
    مراكز: 'مركز',
    دول: 'دوله',
    بلدان: 'بلد',
    رسوم: 'رسم',
    حواجز: 'حاجز',
    عوايق: 'عايق',
    قواعد: 'قاعده',
    سلع: 'سلعه',
    بضايع: 'بضاعه',
    مواد: 'ماده',
    ادويه: 'دوا',
    البسه: 'لباس',
    ملابس: 'ملبس',
    زيوت: 'زيت',
    تمور: 'تمر',
    اسمده: 'سماد',
    احجار: 'حجر',
    توابل: 'تابل',
    اعشاب: 'عشب',
    فواكه: 'فاكهه',
    خضار: 'خضر',
    اجهزه: 'جهاز',
    برامج: 'برنامج',
    مواني: 'مينا',
    خبرا: 'خبير',
    تجار: 'تاجر',
    عملاء: 'عميل',
    اخبار: 'خبر',
    فرص: 'فرصه',
    خطط: 'خطه',
    انظمه: 'نظام',
    عقود: 'عقد',
    قوانين: 'قانون',
    اسعار: 'سعر',
    اسر: 'اسره',
    عطور: 'عطر',
    املاح: 'ملح',
    مخابز: 'مخبز',
    مكاتب: 'مكتب',
    بنوك: 'بنك',
    غرف: 'غرفه',
    صناديق: 'صندوق',
    حقايب: 'حقيبه',
    اقمشه: 'قماش',
    احذيه: 'حذا',
    جلود: 'جلد',
    ورش: 'ورشه',
    ادله: 'دليل',
    طرق: 'طريق',
    اتفاقات: 'اتفاق',
  }),
)

/** The Arabic article with its prefixes, in folded letters; longer ones first. */
const articles = ['وال', 'بال', 'كال', 'فال', 'ولل', 'لل', 'ال'] as const
const minAfterArticle = 2

/** An Arabic word without the article, where enough letters follow it; any other word unchanged. */
export function withoutArticle(word: string, minRest = minAfterArticle): string {
  const article = articles.find(
    (one) => word.startsWith(one) && word.length - one.length >= minRest,
  )
  return article === undefined ? word : word.slice(article.length)
}

/** Endings, and how many letters must remain: the three of `لبنان` and `زيتون` are too few. */
const endings: readonly (readonly [string, number])[] = [
  ['ها', 3],
  ['ات', 3],
  ['ان', 4],
  ['ون', 4],
  ['ين', 4],
  ['يه', 3],
  ['ه', 3],
  ['ي', 3],
]

function withoutEnding(word: string): string {
  const found = endings.find(
    ([ending, minRest]) => word.endsWith(ending) && word.length - ending.length >= minRest,
  )
  return found ? word.slice(0, -found[0].length) : word
}

const minAfterAnd = 3

/** Words whose stem would be another word: sports are not Riyadh, a currency is no operation, cars are neither Arab nor compounds. */
const ownStems: ReadonlyMap<string, string> = new Map([
  ['رياضي', 'رياضي'],
  ['رياضيه', 'رياضي'],
  ['رياضيات', 'رياضي'],
  ['عمله', 'عمله'],
  ['عملات', 'عمله'],
  ['عربيات', 'عربيات'],
  ['مركبه', 'مركبات'],
  ['مركبات', 'مركبات'],
])

/** The stem of a folded Arabic word that has no article. */
export function arabicStem(word: string): string {
  const own = word.startsWith('و') && word.length > minAfterAnd ? word.slice(1) : word
  const whole = ownStems.get(own)
  if (whole !== undefined) return whole
  const singular = brokenPlurals.get(own) ?? own
  const once = withoutEnding(singular)
  return once.endsWith('ي') ? withoutEnding(once) : once
}

const doubled = /([bdgmnprt])\1$/

/** What is left of a short verb that lost its silent `e`: `mak` of `making`. */
const ofSilent = /^[^aeiouwxy][aeiou][^aeiouwxy]$/
const minWithSilent = 4

/**
 * The stem of a folded English word, without plural, `-ing`, `-ed` and silent `e`; a word of four
 * letters keeps that, since without it many are another word (`care` and `car`, `wine` and `win`).
 */
export function englishStem(word: string): string {
  const one = singularOf(word)
  const bare = one.length > 5 ? one.replace(/(?:ing|ed)$/, '') : one
  if (bare !== one && ofSilent.test(bare)) return `${bare}e`
  const undoubled = bare === one ? bare : bare.replace(doubled, '$1')
  return undoubled.length > minWithSilent ? undoubled.replace(/e$/, '') : undoubled
}

/** Words that look like plurals, and mean another thing than their singulars. */
const noPlurals: ReadonlySet<string> = new Set(['customs', 'goods', 'news'])

function singularOf(word: string): string {
  if (noPlurals.has(word)) return word
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
