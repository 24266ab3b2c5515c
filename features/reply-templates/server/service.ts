import 'server-only'
import { requireAccess, type Actor } from '@/lib/auth/actor'
import { bilingualPair } from '@/lib/bilingual/pair'
import { messageBooks } from '@/lib/i18n/messages'
import { templateUses, type ReplyTemplate } from '../contract'

/** The texts that staff can start from, in both languages. Throws `forbidden`. */
export async function listTemplates(actor: Actor): Promise<ReplyTemplate[]> {
  requireAccess('staff:officer', actor)
  const [{ replyTemplates: en }, { replyTemplates: ar }] = await Promise.all([
    messageBooks.en(),
    messageBooks.ar(),
  ])
  return templateUses.flatMap((use) => {
    const arabic = new Map(Object.entries(ar[use]))
    return Object.entries(en[use]).flatMap(([name, one]) => {
      const other = arabic.get(name)
      if (!other) return []
      const title = bilingualPair('title', { en: one.title, ar: other.title })
      return [{ use, name, ...title, ...bilingualPair('text', { en: one.text, ar: other.text }) }]
    })
  })
}
