import { directionOf, type Locale } from '@/lib/i18n/locale'
import { colors, fontFamily } from '@/lib/theme/tokens'

/** What a mail says: plain texts of one language. */
export interface MailContent {
  locale: Locale
  /** The portal's name, which signs the mail. */
  portal: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** The one thing to do. */
  action?: { text: string; href: string }
  /** Small print below the action. */
  notes?: readonly string[]
}

/** The mail as text, for programs without HTML. */
export function mailText(mail: MailContent): string {
  return [
    mail.greeting,
    ...mail.paragraphs,
    ...(mail.action ? [`${mail.action.text}:\n${mail.action.href}`] : []),
    ...(mail.notes ?? []),
    mail.portal,
  ].join('\n\n')
}

/** The mail as HTML: one column of tables with styles in place, as mail programs want it. */
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
    mail.action ? button(mail.action) : '',
    ...(mail.notes ?? []).map(note),
    '</td></tr></table></body></html>',
  ].join('')
}

function button({ text, href }: NonNullable<MailContent['action']>): string {
  const look = `display:inline-block;padding:12px 24px;border-radius:4px;background:${colors['petrol-700']};color:${colors.raised};text-decoration:none`
  return `<p style="margin:24px 0"><a href="${escaped(href)}" style="${look}">${escaped(text)}</a></p>`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}
