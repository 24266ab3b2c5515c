import { features } from '@/app/features'
import { escaped } from '@/lib/html/escaped'
import { locales } from '@/lib/i18n/locale'
import { penFor } from '@/lib/mail/template'
import { english } from '@/messages/en'
import { readerIn } from '@/tests/mails/example'
import { examples } from '@/tests/mails/examples'
import { mailsPage } from '@/tests/mails/page'
import { describe, expect, it } from 'vitest'

/** Reasons that a form offers, and of which the mail says nothing. */
const namedByFormsAlone = ['quotation.reasons.other', 'meeting.reasons.other']

describe('the examples of mails', () => {
  it('have each kind of mail', () => {
    const kinds = features.flatMap(({ jobs = [] }) => jobs).filter((job) => 'write' in job)
    expect(new Set(examples.map(({ mail }) => mail))).toEqual(
      new Set(kinds.map(({ name }) => name)),
    )
  })

  it('have each text of mails', async () => {
    const used = new Set<string>(['greeting'])
    const pen = await penFor(readerIn('en'))
    const t = new Proxy(pen.t, {
      apply: (translate, _, [key, ...values]: Parameters<typeof pen.t>) => {
        used.add(key)
        return translate(key, ...values)
      },
    })
    for (const { write } of examples) write({ ...pen, t })
    const unused = keysOf(english.mails).filter((key) => !used.has(key))
    expect(unused.toSorted()).toEqual(namedByFormsAlone.toSorted())
  })

  it('are on the page for developers, each with its subject in both languages', async () => {
    const page = await mailsPage(examples)
    expect(page.match(/<iframe/g)).toHaveLength(examples.length * locales.length)
    const mails = await Promise.all(
      examples.flatMap(({ written }) => locales.map((locale) => written(locale))),
    )
    const subjects = mails.map(({ content }) => content.subject)
    expect(subjects.filter((subject) => !page.includes(escaped(subject)))).toEqual([])
  })
})

/** The keys of texts, as translators take them. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${before}${key}`] : keysOf(text, `${before}${key}.`),
  )
}
