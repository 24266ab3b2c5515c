/** The paragraphs of a plain text, which blank lines separate. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** A sign that ends a sentence, and a following sentence: a stop after 'Co' or before 'Ltd' ends none. */
const sentenceEnd =
  /(?<=[.!?؟][»”’)]?)(?<!\b(?:Co|Ltd|Inc|No|St|Dr|Mr|Mrs|Ms|Eng|Prof)\.)\s+(?=[^\p{Ll}\p{N}\s])/u

/** The first sentence of a plain text, for cards and for the head of a page. */
export function firstSentence(text: string): string {
  const [paragraph = ''] = paragraphsOf(text)
  const [sentence = ''] = paragraph.split(sentenceEnd, 1)
  return sentence
}
