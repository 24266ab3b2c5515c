/** Written as a name, in a text that is not in capitals as a whole. */
const asName = /\p{Ll}.*\b(?:US|U\.S\.?)(?!\w)|(?<!\w)(?:US|U\.S\.?)(?!\w).*\p{Ll}/u
/** Trade goes to a market. */
const ofTrade =
  /\b(?:trade|agreement|deal|fta|treaty)\b.*\bwith\s+us\b|\b(?:export\w*|import\w*|ship\w*|dut(?:y|ies)|tariffs?)\b.*\b(?:to|into|in|from)\s+us\b/i
const afterVerb =
  /\b(?:contact|about|call|reach|join|with|follow|email|tell|find|visit|help|helps|let|give|send|show|teach|support|guide|advise|ask|meet|invite|(?:write|talk|speak) to)\s+us\b/i
const beforeNoun =
  /\bus\s+(?:market|tariffs?|dut(?:y|ies)|customs|imports?|importers?|trade|buyers?|companies|fda|embassy|deal|agreement|fta|dollars?)\b|\bthe\s+us\b/i
/** The text speaks to somebody, or of those who type it. */
const ofPeople = /\b(?:you|your|we|our|please|anyone|someone|somebody)\b/i

/** Whether `us` in a text is the pronoun ('contact us', 'can you help us export') and no market. */
export function isPronounUs(typed: string): boolean {
  if (asName.test(typed) || ofTrade.test(typed)) return false
  return afterVerb.test(typed) || (!beforeNoun.test(typed) && ofPeople.test(typed))
}
