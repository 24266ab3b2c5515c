import { escaped } from '../../html/escaped.ts'
import { directionOf, otherLocale, type Locale } from '../../i18n/locale.ts'
import { localePath, routes } from '../../routing/routes.ts'
import { settings } from '../../settings/settings.ts'
import { markPaths } from '../../theme/mark.ts'
import {
  colors,
  darkColors,
  focusRing,
  fontFamily,
  lineHeights,
  radii,
  typeSize,
  weights,
} from '../../theme/tokens.ts'
import type { PortalContact } from './portal-contact.ts'
import { refusalTexts, type RefusalStatus, type RefusalTexts } from './refusal-texts.ts'

/** What a refusal is about. */
export interface RefusalPage {
  status: RefusalStatus
  language: Locale
  /** Seconds. */
  wait: number
  /** Whether too much is asked at once, and nothing is out of order. */
  isBusy: boolean
  contact: PortalContact | undefined
}

const used = [
  'paper',
  'ink',
  'petrol-800',
  'line',
  'ink-soft',
  'petrol-700',
  'petrol-600',
  'raised',
] as const

/** The page runs no script, so its colours follow the device alone. */
const inks = (set: Readonly<Record<(typeof used)[number], string>>) =>
  used.map((name) => `--${name}:${set[name]}`).join(';')

const style = [
  `:root{color-scheme:light dark;${inks(colors)}}`,
  `@media(prefers-color-scheme:dark){:root{${inks(darkColors)}}}`,
  `*{box-sizing:border-box;margin:0}`,
  `body{background:var(--paper);color:var(--ink);font:${typeSize(0)}/${lineHeights.en.text} ${fontFamily}}`,
  `[lang=ar]{line-height:${lineHeights.ar.text}}`,
  `header,main,footer{max-inline-size:44rem;margin-inline:auto;padding:24px clamp(16px,4vw,48px)}`,
  `header{display:flex;align-items:center;gap:12px;color:var(--petrol-800);font-weight:${weights.heading}}`,
  `main,footer{display:grid;gap:16px;justify-items:start}`,
  `main{padding-block:48px}`,
  `footer{border-block-start:1px solid var(--line);color:var(--ink-soft)}`,
  `h1{color:var(--petrol-800);font-size:${typeSize(4)};line-height:${lineHeights.en.heading};font-weight:${weights.heading}}`,
  `[lang=ar] h1{line-height:${lineHeights.ar.heading}}`,
  `h2{font-size:${typeSize(1)};font-weight:${weights.heading}}`,
  `p{max-inline-size:54ch}`,
  `nav,.contact{display:flex;flex-wrap:wrap;gap:12px}`,
  `a{display:inline-flex;align-items:center;min-block-size:44px;color:var(--petrol-700)}`,
  `a:focus-visible{outline:${focusRing.width} solid var(--petrol-600);outline-offset:${focusRing.offset}}`,
  `nav a{padding-inline:20px;border:1px solid var(--petrol-700);border-radius:${radii.control};text-decoration:none;font-weight:${weights.heading}}`,
  `nav a:first-child{background:var(--petrol-700);color:var(--raised)}`,
].join('')

const written = new Map<string, string>()
const writtenAtMost = 500

/**
 * A whole document that needs neither script, style file, font nor database, in both languages. It is
 * written once: those who are refused come often.
 */
export function refusalPage(page: RefusalPage): string {
  const key = JSON.stringify([page, settings().SITE_URL])
  const document = written.get(key) ?? writePage(page)
  if (written.size >= writtenAtMost) written.clear()
  written.set(key, document)
  return document
}

function writePage(page: RefusalPage): string {
  const { status, language, isBusy, contact } = page
  const [texts, name] = [refusalTexts(page), contact?.name]
  return [
    `<!doctype html><html ${languageOf(language)}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">`,
    `<title>${escaped(`${texts.title} | ${name ?? texts.portal}`)}</title><style>${style}</style></head><body>`,
    `<header>${mark}<span>${escaped(name ?? texts.portal)}</span></header>`,
    `<main><h1>${escaped(texts.title)}</h1>${paragraphs(texts)}`,
    ((status === 503 && !isBusy) || status === 405) && contact ? contactLines(texts, contact) : '',
    `<nav>${retryLink(texts)}${homeLink(texts, language, status)}</nav></main>`,
    inOtherLanguage(page),
    `</body></html>`,
  ].join('')
}

const mark = `<svg width="40" height="40" viewBox="0 0 64 64" fill="currentColor" aria-hidden="true"><path d="${markPaths.star}"/><path d="${markPaths.tip}"/></svg>`

const languageOf = (language: Locale) => `lang="${language}" dir="${directionOf(language)}"`

const paragraphs = (texts: RefusalTexts) =>
  texts.paragraphs.map((text) => `<p>${escaped(text)}</p>`).join('')

const retryLink = ({ retry }: RefusalTexts) =>
  retry === null ? '' : `<a href="">${escaped(retry)}</a>`

/** From another host it leads to the portal's own. */
function homeLink({ home }: RefusalTexts, language: Locale, status: RefusalStatus): string {
  const origin = status === 421 ? settings().SITE_URL : ''
  return `<a href="${origin}${localePath(language, routes.home())}">${escaped(home)}</a>`
}

function contactLines({ contact: text }: RefusalTexts, { email, phone }: PortalContact): string {
  const links = [
    email && `<a href="mailto:${escaped(email)}"><bdi dir="ltr">${escaped(email)}</bdi></a>`,
    phone &&
      `<a href="tel:${escaped(phone.replaceAll(' ', ''))}"><bdi dir="ltr">${escaped(phone)}</bdi></a>`,
  ]
  return email || phone ? `<p>${escaped(text)}</p><p class="contact">${links.join('')}</p>` : ''
}

/** The same in short for those who do not read the first language. */
function inOtherLanguage(page: RefusalPage): string {
  const other = otherLocale(page.language)
  const texts = refusalTexts({ ...page, language: other })
  return `<footer ${languageOf(other)}><h2>${escaped(texts.title)}</h2>${paragraphs(texts)}${homeLink(texts, other, page.status)}</footer>`
}
