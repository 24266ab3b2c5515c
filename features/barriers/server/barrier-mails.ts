import 'server-only'
import { mailTemplate } from '@/features/site/server/site'
import type { Executor } from '@/lib/db/database'
import { addresseeOf } from '@/lib/db/reads/addressees'
import { messageBooks } from '@/lib/i18n/messages'
import { routes } from '@/lib/routing/routes'
import { z } from 'zod'
import { findQuestionFor } from '../effects/server/effects.sql'
import { effectLinks } from '../effects/server/effects'
import { findStepFor } from './barrier-mails.sql'

type Step = NonNullable<Awaited<ReturnType<typeof findStepFor>>>

/** The page where a person reads of a step, and the text of its link. */
function pageOf({ enquiry_id, barrier_id, published_at }: Omit<Step, 'reader'>) {
  if (enquiry_id !== null) return [routes.reportedBarrier(enquiry_id), 'barrier.open'] as const
  if (published_at === null) return [routes.barriers(), 'barrier.register'] as const
  return [routes.barrier(barrier_id), 'barrier.read'] as const
}

interface Asked {
  step_id: number
  user_id: number
  email: string
}

/** The path of the page where a person says whether a step works for their company; null where nobody asked. */
async function questionOf(db: Executor, { step_id, user_id, email }: Asked) {
  const question = await findQuestionFor(db, step_id, user_id)
  if (!question || question.answer !== null) return null
  return effectLinks.pathFor(db, { id: question.id, email })
}

/**
 * Tells a person of a step: it leads to the enquiry by which they reported the barrier, or to the
 * barrier that they joined, or else to the register. One that solved it asks for the effect.
 */
export const barrierStepMail = mailTemplate({
  name: 'mail-barrier-step',
  payload: z.object({ step_id: z.int(), user_id: z.int() }),
  load: async (db, { step_id, user_id }) => {
    const step = await findStepFor(db, step_id, user_id)
    if (!step) return null
    const { reader, ...found } = step
    const to = addresseeOf(reader)
    const { barriers } = await messageBooks[to.locale]()
    const facts = {
      found,
      status: barriers.status[found.status],
      question: await questionOf(db, { step_id, user_id, email: to.address }),
    }
    return { to, facts }
  },
  write: ({ t, ...pen }, { found, status, question }) => {
    const title = pen.textOf(found, 'title')
    const text = pen.textOf(found, 'text')
    const [path, opens] = pageOf(found)
    const page = { text: t(opens), href: pen.page(path) }
    return {
      subject: t('barrier.subject', { title: pen.quoteShort(title), status }),
      paragraphs: [
        t(found.enquiry_id === null ? 'barrier.joined' : 'barrier.text', {
          title: pen.quote(title),
          status,
        }),
        ...(text === '' ? [] : [pen.quote(text)]),
        ...(question === null ? [] : [t('barrier.effect')]),
      ],
      ...(question === null
        ? { action: page }
        : { action: { text: t('barrier.answer'), href: pen.page(question) }, choices: [page] }),
    }
  },
})
