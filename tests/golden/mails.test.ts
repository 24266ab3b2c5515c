import { locales } from '@/lib/i18n/locale'
import { mailHtml, mailText } from '@/lib/mail/message'
import { examples } from '@/tests/mails/examples'
import type { MailExample } from '@/tests/mails/example'
import { it, vi } from 'vitest'
import { expectGolden } from './golden-file'
import { goldenTime } from './golden-time'

vi.useFakeTimers({ toFake: ['Date'], now: new Date(goldenTime) })

it('every mail reads as it did in both languages', async () => {
  const mails = await Promise.all(
    examples.flatMap((example) => locales.map((locale) => asText(example, locale))),
  )
  await expectGolden('mails.txt', mails.join('\n\n'))
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
