import { outcomeMail } from '@/features/outcomes/server/outcome-mails'
import { bilingualPair } from '@/lib/bilingual/pair'
import { occasionKinds, outcomeSides } from '@/lib/db/codes/outcomes'
import { mailExamples } from './example'

const company = bilingualPair('about', {
  en: 'Jordan Valley Dates',
  ar: 'تمور وادي الأردن',
})
const event = bilingualPair('about', {
  en: 'Gulf Food Fair 2026',
  ar: 'معرض الخليج للأغذية 2026',
})

const question = {
  link: { id: 96, signature: 'signature' },
  happened_at: '2026-10-31T09:00:00.000Z',
}

const examples = occasionKinds.flatMap((kind) => {
  const isEvent = kind === 'event'
  const sides = outcomeSides.filter((side) => (side === 'participant') === isEvent)
  const about = isEvent ? event : company
  return sides.map(
    (side) => [`${kind}, for the ${side}`, { ...question, kind, side, about }] as const,
  )
})

export const outcomeMails = mailExamples(outcomeMail, Object.fromEntries(examples))
