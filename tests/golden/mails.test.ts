import { features } from '@/app/features'
import { escaped } from '@/lib/html/escaped'
import { locales } from '@/lib/i18n/locale'
import { mailHtml, mailText } from '@/lib/mail/message'
import { penFor } from '@/lib/mail/template'
import { english } from '@/messages/en'
import { examples } from '@/tests/mails/examples'
import { readerIn, type MailExample } from '@/tests/mails/example'
import { mailsPage } from '@/tests/mails/page'
import { describe, expect, it, vi } from 'vitest'
import { expectGolden } from './golden-file'
import { goldenTime } from './golden-time'

vi.useFakeTimers({ toFake: ['Date'], now: new Date(goldenTime) })

/** Reasons that a form offers, and of which the mail says nothing. */
const namedByFormsAlone = ['quotation.reasons.other', 'meeting.reasons.other']

describe('mails', () => {
  it('reads as it did, each mail in both languages', async () => {
    const mails = await Promise.all(
      examples.flatMap((example) => locales.map((locale) => asText(example, locale))),
    )
    await expectGolden('mails.txt', mails.join('\n\n'))
  })

  it('has an example of each kind of mail', () => {
    const kinds = features.flatMap(({ jobs = [] }) => jobs).filter((job) => 'write' in job)
    expect(new Set(examples.map(({ mail }) => mail))).toEqual(
      new Set(kinds.map(({ name }) => name)),
    )
  })

  it('has an example of each text of mails', async () => {
    const used = new Set<string>(['greeting'])
    const pen = await penFor({ ...readerIn('en'), isConfirmed: true })
    const t = new Proxy(pen.t, {
      apply: (translate, _, [key, ...values]: Parameters<typeof pen.t>) => {
        used.add(key)
        return translate(key, ...values)
      },
    })
    for (const { write } of examples) write({ ...pen, t })
    const unused = keysOf(english.mails).filter((key) => !used.has(key))
    expect(unused).toEqual(namedByFormsAlone)
  })

  it('are shown to developers on one page, each with its text in both languages', async () => {
    const page = await mailsPage(examples)
    expect(page.match(/<iframe/g)).toHaveLength(examples.length * locales.length)
    const [first] = examples
    const subjects = await Promise.all(
      locales.map(async (locale) => (await first?.written(locale))?.content.subject ?? ''),
    )
    expect(subjects.filter((subject) => !page.includes(escaped(subject)))).toEqual([])
  })
})

async function asText(example: MailExample, locale: (typeof locales)[number]): Promise<string> {
  const { to, content, calendar } = await example.written(locale)
  const head = `──── ${example.mail} · ${example.label} · ${locale}`
  const fields = [`To: ${to.name} <${to.address}>`, `Subject: ${content.subject}`]
  return [
    [head, ...fields].join('\n'),
    mailText(content),
    ...(content.unsubscribe ? [`List-Unsubscribe: ${content.unsubscribe.oneClick}`] : []),
    ...(calendar ? [`${calendar.fileName}\n${calendar.file}`] : []),
    mailHtml(content),
  ].join('\n\n')
}

/** The keys of texts, as translators take them. */
function keysOf(texts: object, before = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${before}${key}`] : keysOf(text, `${before}${key}.`),
  )
}
