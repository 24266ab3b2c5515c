import { openPreferences } from '@/lib/db/codes/markets'
import { inLocale } from '@/lib/bilingual/in-locale'
import { escaped } from '@/lib/html/escaped'
import { formatDate, formatMonth } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { tokenStyle } from '@/lib/theme/global-style'
import { isConfirmed } from '../../rules'
import type { PreferenceAnswer } from '../../contract'
import type { PairAnswer } from '../contract'
import {
  generalForm,
  givesSomething,
  ownAgreements,
  preferenceForm,
  type RateForm,
  type RateRange,
} from '../rules'

/** The texts of the card in its language. */
interface Texts {
  card: Messages['marketAccess']['card']
  rate: Messages['marketAccess']['facts']['rate']
  range: string
  moreRates: string
  lastChecked: string
  noticeChecked: string
  information: string
}

interface Card {
  locale: Locale
  answer: PairAnswer
  /** The absolute address of the page of the pair. */
  pageUrl: string
  siteName: string
  texts: Texts
}

const style = `
*{box-sizing:border-box;margin:0}
body{padding:16px;background:var(--raised);color:var(--ink);font:16px/1.6 var(--font)}
h1{color:var(--petrol-800);font-size:18px;line-height:1.35}
p.code,footer{color:var(--ink-faint);font-size:14px}
dt{margin-block-start:12px;color:var(--ink-soft);font-size:14px}
dd{color:var(--petrol-800);font-size:22px;font-weight:600;line-height:1.4}
dd.source{color:var(--ink-faint);font-size:14px;font-weight:400}
p.none,p.note{margin-block-start:12px}
footer{margin-block-start:14px;padding-block-start:10px;border-block-start:1px solid var(--line)}
a{display:inline-block;padding-block:10px;color:var(--petrol-600)}
a:focus-visible{outline:3px solid var(--petrol-600);outline-offset:2px}
`

/** A small page with the confirmed facts of a pair, for other sites: no script, cookie or form. */
export function pairCard({ locale, answer, pageUrl, siteName, texts }: Card): string {
  const { market, product, duty } = answer
  const { card } = texts
  const named = (record: typeof market | typeof product) => inLocale(record, 'name', locale)
  const title = `${named(product)} ${locale === 'ar' ? '←' : '→'} ${named(market)}`
  const best = confirmedPreference(answer)
  const rows = [
    ...(duty && isConfirmed(duty.confidence)
      ? [{ term: card.general, rate: rateLine(generalForm(duty), texts), mark: duty }]
      : []),
    ...(best
      ? [
          {
            term: card.best.replace('{agreement}', inLocale(best.agreement, 'name', locale)),
            rate: rateLine(preferenceForm(best, duty?.entry_price ?? false), texts),
            mark: best,
          },
        ]
      : []),
  ]
  const checkedText = (day: string) =>
    texts.lastChecked.replace('{month}', formatMonth(day, locale))
  const list = rows.map(
    ({ term, rate, mark }) =>
      `<dt>${escaped(term)}</dt><dd>${rate}</dd><dd class="source"><bdi>${escaped(
        [mark.source, mark.period].filter((part) => part !== '').join(', '),
      )}</bdi>${mark.overdue ? ` <bdi>${escaped(checkedText(mark.checked_at))}</bdi>` : ''}</dd>`,
  )
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}" data-scheme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="canonical" href="${escaped(pageUrl)}">
<style>${tokenStyle(locale)}${style}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<p class="code"><bdi dir="ltr">HS ${product.code}</bdi></p>
${rows.length === 0 ? `<p class="none">${escaped(card.none)}</p>` : `<dl>${list.join('')}</dl>`}
${noticeLines(answer, locale, texts)}
<footer>
<p>${escaped(texts.information)}</p>
<p><a href="${escaped(pageUrl)}" target="_blank" rel="noopener">${escaped(card.full)} (${escaped(card.newTab)})</a></p>
<p>${escaped(siteName)}</p>
</footer>
</main>
</body>
</html>
`
}

/** What applies in the market and is not in the duties above, with its source. */
function noticeLines(
  { market, additional }: PairAnswer,
  locale: Locale,
  { card, ...texts }: Texts,
) {
  const [first] = market.notices
  if (!first) return additional.length > 0 ? `<p class="note">${escaped(card.additional)}</p>` : ''
  const lines = market.notices.map((notice) => {
    const { source, source_url: url } = notice
    const name = `<bdi lang="en" dir="ltr">${escaped(source)}</bdi>`
    const link = `<a href="${escaped(url)}" target="_blank" rel="noopener">${name} (${escaped(card.newTab)})</a>`
    const checked = texts.noticeChecked.replace('{date}', formatDate(notice.checked_at, locale))
    return `<p class="note"><strong>${escaped(inLocale(notice, 'text', locale))}</strong></p>
<p class="code">${url === '' ? name : link} ${escaped(checked)}</p>`
  })
  return lines.join('')
}

/** The best preference that nobody need confirm any more. */
function confirmedPreference(answer: PairAnswer): PreferenceAnswer | undefined {
  const confirmed = ownAgreements(answer).filter(
    (given) =>
      isConfirmed(given.confidence) &&
      givesSomething(given) &&
      !openPreferences.includes(given.answer),
  )
  return confirmed.find(({ best }) => best) ?? confirmed[0]
}

const isolate = (text: string) => `<bdi dir="ltr">${escaped(text)}</bdi>`

const rangeLine = ({ from, to }: RateRange, text: string) =>
  text.replace('{from}', isolate(`${from}%`)).replace('{to}', isolate(`${to}%`))

/** A duty in a line of HTML. */
function rateLine(form: RateForm, { range, moreRates, rate }: Texts): string {
  switch (form.kind) {
    case 'percent':
      return isolate(`${form.rate}%`)
    case 'range':
      return rangeLine(form, range)
    case 'printed':
      return [
        ...(form.range ? [rangeLine(form.range, range)] : []),
        ...form.rates.map(isolate),
        ...(form.isCut ? [escaped(moreRates)] : []),
      ].join(' · ')
    default:
      return escaped(rate[form.kind])
  }
}
