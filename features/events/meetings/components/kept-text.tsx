import { readDraft } from '@/lib/forms/draft'

/** The text of a field that the browser kept while it was not sent; null where there is none. */
export function keptText(name: string, owner: number): string | null {
  const kept = readDraft(name, owner)
  return kept && 'text' in kept && typeof kept.text === 'string' ? kept.text : null
}
