import { homeCountry } from '@/lib/country/home'
import { fold } from '@/lib/i18n/fold'

/** Texts that ask for an explanation begin like this; the words themselves are stop words. */
export const explanation =
  /^\s*(?:how|what|why|when|can|do|does|is|are|should|which|who|where|كيف|كيفية|ما|ماذا|ماهي|ماهو|هل|لماذا|متى|من|أين|اين|كم)\s+\S/iu

/** Of these, texts that ask how something is done begin like this. */
export const advice = /^\s*(?:how (?!many|much)|is|are|can|does|should|do i|كيف|كيفية|هل)\s*\S/iu

/** Papers that somebody must have: what they are is asked for. */
export const papers =
  /\bdocuments? (?:needed|required)\b|\b(?:needed|required) documents\b|\bpaperwork\b|(?:وثائق|مستندات|اوراق|أوراق) (?:ال)?(?:مطلوبة|لازمة)/iu

/** Something went wrong, and the person asks what to do: the place is only where it happened. */
export const troubles =
  /\b(?:stuck|held(?: up)?|blocked|rejected|refus(?:ed|es|ing)|delayed|damaged|stolen|lost|seized|cop(?:ied|ying|ies)|faked?|counterfeit(?:ed|ing)?|imitat(?:ed|es|ing)|cheated|scammed|(?:did|has|have|does|is|are)(?:n['’]?t| not) pa(?:y|id|ying)|not paid|unpaid|never (?:paid|arrived)|late payment)\b|(?<!\p{L})(?:رفض\p{L}{0,2}|رافض\p{L}*|مرفوض\p{L}*|علق\p{L}{0,2}|عالق\p{L}*|واقف\p{L}*|محجوز\p{L}*|حجزوا|تأخر\p{L}*|تاخر\p{L}*|متأخر\p{L}*|سرق\p{L}*|قلد\p{L}*|يقلد\p{L}*|مقلد\p{L}*|نسخ\p{L}{1,2}|تالف\p{L}*|تلف\p{L}*|خرب\p{L}*|ضاع\p{L}*|نصب|(?:ما|لم|مش) (?:دفع|يدفع|استلم|وصل)\p{L}*)(?!\p{L})/iu

/** Texts that ask for the guide or for all questions. */
export const answerLists = /\b(?:guides?|faqs?|questions)\b|دليل|أسئلة|اسئلة/iu

/** Who reports something wants no report. */
export const reporting = /\breport\s+(?:a|an|my|the)\b/i

const trade =
  /\b(?:exports|imports|re-exports|trade (?:balance|deficit|surplus|volume)|growth|increased?|grew)\b|صادرات|واردات|مستوردات|(?:تبادل|ميزان|عجز)\s+(?:ال)?تجاري/iu

const { name, adjective } = homeCountry
const tradeOfCountry = [
  ...[name.en, `${name.en}'s`, adjective.en].map((of) => `${of} trade with`),
  ...[name.ar, name.ar.replace(/^ال/, '')].flatMap((of) => [`تجارة ${of} مع`, `تجارة ${of} و`]),
].map(fold)

/** Whether a text is about trade as a whole, or about the country's with another: figures answer it. */
export function isAboutTrade(text: string): boolean {
  if (trade.test(text)) return true
  const folded = fold(text).replaceAll('’', "'")
  return tradeOfCountry.some((phrase) => folded.includes(phrase))
}

/** Asks which countries or goods are the first in trade, or for a value: figures say it. */
export const ranking =
  /\b(?:which|what|top|biggest|largest|main|leading)\b.*\b(?:countr(?:y|ies)|partners?|destinations?)\b.*\b(?:buys?|imports?|takes?|sells?|most|exports?)\b|\b(?:buys?|sells?|exports?|imports?)\b.*\b(?:the )?most\b|\bvalue of\b|\b(?:ex|im)ports? (?:value|volume|figures)\b|(?:اكثر|أكثر|اكبر|أكبر|اهم|أهم) (?:ال)?(?:دول|دولة|بلد|بلدان|مستوردين|شركاء|سلع|اسواق|أسواق)|(?:قيمة|حجم|كم) (?:ال)?(?:صادرات|مستوردات|واردات)|(?:صادرات|مستوردات|واردات).* كم$/iu

/** The person trades, and asks for nobody who does. */
const ownTrade =
  /\b(?:my|our) (?:own )?(?:company|firm|factory|business)\b|(?<=\b(?:i|we|to|can|company) )(?:sell|buy|supply|distribute)\b|(?<!\p{L})(?:شرك|بضاع)(?:تي|تنا)(?!\p{L})/giu

/** A text without the words for what the person does. */
export const withoutOwnTrade = (text: string) => text.replace(ownTrade, ' ')

/** Asks for events in stop words alone. */
export const whatIsOn = /\bwhat(?:['’]?s|\s+is)\s+(?:on|happening)\b|^شو في(?=\s)/iu
