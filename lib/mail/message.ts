import { escaped } from '@/lib/html/escaped'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { colors, fontFamily } from '@/lib/theme/tokens'

/** The plain texts of a mail in one language. */
export interface MailContent {
  locale: Locale
  /** The portal's name, which signs the mail. */
  portal: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  records?: readonly MailRecord[]
  /** The button. */
  action?: { text: string; href: string }
  /** Links of which one is chosen, as buttons side by side. */
  choices?: readonly { text: string; href: string }[]
  /** Small print below the action. */
  notes?: readonly string[]
  /** For recurring mail; `oneClick` is for the mail program's own button (RFC 8058). */
  unsubscribe?: { text: string; href: string; oneClick: string }
}

interface MailRecord {
  title: string
  /** One line: a date, a place, a kind. */
  meta: string
  text: string
  href: string
}

/** The plain-text version. */
export function mailText(mail: MailContent): string {
  return [
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.records ?? []).map(({ title, meta, text, href }) =>
      [title, meta, text, href].filter((line) => line !== '').join('\n'),
    ),
    ...(mail.action ? [linkText(mail.action)] : []),
    ...(mail.choices ?? []).map(linkText),
    ...(mail.notes ?? []),
    ...(mail.unsubscribe ? [linkText(mail.unsubscribe)] : []),
    mail.portal,
  ].join('\n\n')
}

const linkText = ({ text, href }: { text: string; href: string }) => `${text}:\n${href}`

/** The HTML version: one table column with inline styles, which every mail program shows. */
export function mailHtml(mail: MailContent): string {
  const direction = directionOf(mail.locale)
  const style = `font-family:${fontFamily.replaceAll("'", '')};color:${colors.ink};line-height:1.7;font-size:16px`
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escaped(text)}</p>`
  const note = (text: string) =>
    `<p style="margin:0 0 8px;color:${colors['ink-soft']};font-size:14px">${escaped(text)}</p>`
  return [
    `<!doctype html><html lang="${mail.locale}" dir="${direction}"><head><meta charset="utf-8"><title>${escaped(mail.subject)}</title></head>`,
    `<body style="margin:0;padding:24px;background:${colors.paper}">`,
    `<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;margin:0 auto;background:${colors.raised};border-top:4px solid ${colors['petrol-700']}"><tr><td style="padding:32px;${style}">`,
    `<p style="margin:0 0 24px;color:${colors['petrol-800']};font-weight:600">${escaped(mail.portal)}</p>`,
    paragraph(mail.greeting),
    ...mail.paragraphs.map(paragraph),
    ...(mail.records ?? []).map(recordHtml),
    mail.action ? button(mail.action) : '',
    mail.choices ? `<p style="margin:24px 0">${mail.choices.map(choice).join(' ')}</p>` : '',
    ...(mail.notes ?? []).map(note),
    mail.unsubscribe ? quietLink(mail.unsubscribe) : '',
    '</td></tr></table></body></html>',
  ].join('')
}

function recordHtml({ title, meta, text, href }: MailRecord): string {
  const link = `color:${colors['petrol-700']};font-weight:600;font-size:18px`
  return [
    `<div style="margin:0 0 24px;padding-top:16px;border-top:1px solid ${colors.line}">`,
    `<p style="margin:0 0 4px"><a href="${escaped(href)}" style="${link}"><bdi>${escaped(title)}</bdi></a></p>`,
    `<p style="margin:0 0 4px;color:${colors['ink-soft']};font-size:14px">${escaped(meta)}</p>`,
    `<p style="margin:0"><bdi>${escaped(text)}</bdi></p></div>`,
  ].join('')
}

function quietLink({ text, href }: { text: string; href: string }): string {
  const look = `color:${colors['ink-soft']};font-size:14px`
  return `<p style="margin:0"><a href="${escaped(href)}" style="${look}">${escaped(text)}</a></p>`
}

function button({ text, href }: NonNullable<MailContent['action']>): string {
  const look = `display:inline-block;padding:12px 24px;border-radius:4px;background:${colors['petrol-700']};color:${colors.raised};text-decoration:none`
  return `<p style="margin:24px 0"><a href="${escaped(href)}" style="${look}">${escaped(text)}</a></p>`
}

function choice({ text, href }: NonNullable<MailContent['action']>): string {
  const look = `display:inline-block;margin:0 0 8px;padding:12px 20px;border-radius:4px;border:1px solid ${colors['petrol-700']};color:${colors['petrol-700']};text-decoration:none`
  return `<a href="${escaped(href)}" style="${look}">${escaped(text)}</a>`
}
