import { escaped } from '@/lib/html/escaped'
import { directionOf, locales, type Locale } from '@/lib/i18n/locale'
import { mailHtml, mailText } from '@/lib/mail/message'
import type { Mail } from '@/lib/mail/post'
import { colors, fontFamily, radii } from '@/lib/theme/tokens'
import type { MailExample } from './example'

const plainText = { en: 'Plain text', ar: 'النص وحده' } as const

const style = `
  body { margin: 0; background: ${colors.paper}; color: ${colors.ink}; font: 16px/1.6 ${fontFamily} }
  header, main { max-width: 1360px; margin: 0 auto; padding: 24px clamp(16px, 3vw, 40px) }
  h1 { margin: 0; font-size: 28px } h2 { margin: 48px 0 4px; font-size: 22px }
  h3 { margin: 24px 0 8px; font-size: 18px; font-weight: 600 }
  nav { columns: 280px; margin-top: 16px } nav a { display: block; padding: 4px 0 }
  a { color: ${colors['petrol-700']} } a:focus-visible, summary:focus-visible, iframe:focus-visible
  { outline: 3px solid ${colors['petrol-700']}; outline-offset: 2px }
  .pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 480px), 1fr)); gap: 24px }
  article { min-width: 0 } article p { margin: 0 0 8px; overflow-wrap: anywhere }
  iframe { width: 100%; border: 1px solid ${colors.line}; border-radius: ${radii.card} }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 16px; background: ${colors.raised} }`

/** A page for developers: every mail of the portal from its examples, English next to Arabic. */
export async function mailsPage(examples: readonly MailExample[]): Promise<string> {
  const kinds = [...Map.groupBy(examples, ({ mail }) => mail)].toSorted(byName)
  const parts = await Promise.all(
    kinds.map(async ([mail, ofKind]) => {
      const shown = await Promise.all(ofKind.map(exampleHtml))
      return `<section id="${mail}"><h2>${mail}</h2>${shown.join('')}</section>`
    }),
  )
  const links = kinds.map(([mail]) => `<a href="#${mail}">${mail}</a>`)
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Mails of the portal</title>',
    `<meta name="viewport" content="width=device-width"><style>${style}</style></head><body>`,
    `<header><h1>Mails of the portal</h1><p>${kinds.length} kinds, ${examples.length} examples.</p>`,
    `<nav aria-label="Kinds of mails">${links.join('')}</nav></header><main>`,
    ...parts,
    '</main></body></html>',
  ].join('\n')
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other)

async function exampleHtml(example: MailExample): Promise<string> {
  const pair = await Promise.all(
    locales.map(async (locale) => inLanguage(locale, await example.written(locale))),
  )
  return `<h3>${escaped(example.label)}</h3><div class="pair">${pair.join('')}</div>`
}

function inLanguage(locale: Locale, { to, content, calendar }: Omit<Mail, 'id'>): string {
  const subject = escaped(content.subject)
  const files = calendar ? [`${calendar.fileName}\n${calendar.file}`] : []
  const plain = [mailText(content), ...files].map((text) => `<pre>${escaped(text)}</pre>`)
  return [
    `<article lang="${locale}" dir="${directionOf(locale)}"><p><strong>${subject}</strong><br>`,
    `<bdi>${escaped(to.name)}</bdi> <bdi>&lt;${escaped(to.address)}&gt;</bdi></p>`,
    `<iframe title="${subject}" srcdoc="${escaped(mailHtml(content))}"`,
    ' onload="this.style.height = this.contentDocument.documentElement.scrollHeight + 2 + \'px\'"></iframe>',
    `<details><summary>${plainText[locale]}</summary>${plain.join('')}</details>`,
    '</article>',
  ].join('')
}
