import { ChartDrawing } from '@/components/chart/chart-drawing'
import { markupOf } from '@/components/chart/markup'
import { layoutOf } from '@/components/chart/layout'
import { lookOf } from '@/components/chart/drawing'
import { escaped } from '@/lib/html/escaped'
import { formatNumber } from '@/lib/i18n/format'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import { tokenStyle } from '@/lib/theme/global-style'
import type { FullStatistic } from '../../contract'
import { chartIn } from '../../rules'

interface EmbeddedStatistic {
  locale: Locale
  /** The title of the statistic or infographic. */
  title: string
  statistic: FullStatistic
  /** The absolute address of its page. */
  pageUrl: string
  /** Unit, source, newest period and when it was checked. */
  notes: readonly string[]
  texts: Record<'label' | 'showTable' | 'category' | 'noValue' | 'full' | 'newTab', string>
}

const widths = { narrow: 328, wide: 672 } as const

const style = `
*{box-sizing:border-box;margin:0}
body{padding:16px;background:var(--raised);color:var(--ink);font:16px/1.6 var(--font)}
h1{margin-block-end:12px;color:var(--petrol-800);font-size:18px;line-height:1.35}
svg{display:block;inline-size:100%;block-size:auto}
ul{display:flex;margin-block-end:8px;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none;font-size:14px}
.wide{display:none}
footer,summary,table{color:var(--ink-soft);font-size:14px}
footer{margin-block-start:12px}
table{border-collapse:collapse}
th,td{padding:4px 12px 4px 0;text-align:start;font-weight:400}
summary,a{display:inline-block;padding-block:10px;color:var(--petrol-600)}
a:focus-visible,summary:focus-visible{outline:3px solid var(--petrol-600);outline-offset:2px}
@media (width>=560px){.wide{display:block}.narrow{display:none}}
`

/** A small page with the chart of a statistic, for other sites: no script, cookie or form. */
export function embeddedStatistic(given: EmbeddedStatistic): string {
  const { locale, title, statistic, pageUrl, notes, texts } = given
  const chart = statistic.chart && chartIn(statistic.chart, locale)
  const drawings = chart
    ? (['narrow', 'wide'] as const).map((size) => drawn(given, chart, size)).join('')
    : ''
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
${drawings}
<details><summary>${escaped(texts.showTable)}</summary>${chart ? tableOf(chart, locale, texts) : ''}</details>
<footer>
${notes.map((note) => `<p><bdi>${escaped(note)}</bdi></p>`).join('')}
<p><a href="${escaped(pageUrl)}" target="_blank" rel="noopener">${escaped(texts.full)} (${escaped(texts.newTab)})</a></p>
</footer>
</main>
</body>
</html>
`
}

type Chart = ReturnType<typeof chartIn>

/** The drawing of a size, with its key where it does not name its series. */
function drawn(given: EmbeddedStatistic, chart: Chart, size: keyof typeof widths): string {
  const { locale, texts } = given
  const width = widths[size]
  const { isNamed } = layoutOf(chart, width, (value) => formatNumber(value, locale))
  const key = isNamed
    ? ''
    : `<ul>${chart.series.map(({ name }, index) => `<li><span style="color:${lookOf(index).ink}">■</span> ${escaped(name)}</li>`).join('')}</ul>`
  const svg = markupOf(
    <ChartDrawing locale={locale} chart={chart} width={width} id={size} label={texts.label} />,
  )
  return `<div class="${size}">${key}${svg}</div>`
}

function tableOf(
  { unit, categories, series }: Chart,
  locale: Locale,
  texts: EmbeddedStatistic['texts'],
): string {
  const cells = (index: number) =>
    series.map(({ data }) => {
      const value = data[index] ?? null
      return `<td>${value === null ? escaped(texts.noValue) : formatNumber(value, locale)}</td>`
    })
  const head = series.map(({ name }) => `<th scope="col">${escaped(name)} (${escaped(unit)})</th>`)
  const rows = categories.map(
    (category, index) =>
      `<tr><th scope="row">${escaped(category)}</th>${cells(index).join('')}</tr>`,
  )
  return `<table><thead><tr><th scope="col">${escaped(texts.category)}</th>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
