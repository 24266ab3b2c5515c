import { textFilter } from '@/lib/api/list-state'

/** What an enquiry is about, where the address of its form names it. */
export type EnquirySubject =
  | { kind: 'pair'; iso2: string; hs: string }
  | { kind: 'market'; iso2: string }
  | { kind: 'product'; hs: string }
  | { kind: 'origin'; token: string }
  | { kind: 'company'; id: number }
  | { kind: 'search'; text: string }

/**
 * Reads `market:de/080410`, `market:de`, `product:080410`, `origin:TOKEN`, `company:7` and
 * `search:TEXT`; others are no subject.
 */
export function subjectIn(text: string): EnquirySubject | null {
  const [, market, hs] = /^market:([a-z]{2})(?:\/(\d{6}))?$/i.exec(text) ?? []
  const [, product] = /^product:(\d{6})$/.exec(text) ?? []
  const [, token] = /^origin:([\w-]{16,64})$/.exec(text) ?? []
  const [, company] = /^company:([1-9]\d{0,8})$/.exec(text) ?? []
  const searched = textFilter.clean(/^search:(.*)$/su.exec(text)?.[1] ?? '')
  const iso2 = market?.toUpperCase()
  if (searched) return { kind: 'search', text: searched }
  if (company) return { kind: 'company', id: Number(company) }
  if (iso2) return hs ? { kind: 'pair', iso2, hs } : { kind: 'market', iso2 }
  if (product) return { kind: 'product', hs: product }
  return token ? { kind: 'origin', token } : null
}

/** The HS subheading of a subject; undefined where it names none. */
export function productOf(subject: EnquirySubject | null): string | undefined {
  return subject?.kind === 'pair' || subject?.kind === 'product' ? subject.hs : undefined
}

/** A description that begins with its subject; what was typed before stays below it. */
export function withSubject(description: string, sentence: string): string {
  if (description.includes(sentence)) return description
  return `${sentence}\n\n${description}`
}
