import { plainText } from '@/lib/html/plain-text'

/** The seven steps in their order (spec part 1 section 2.6). */
export const guideSteps = [
  { number: 1, key: 'readiness' },
  { number: 2, key: 'market' },
  { number: 3, key: 'developing' },
  { number: 4, key: 'financing' },
  { number: 5, key: 'freight' },
  { number: 6, key: 'visiting' },
  { number: 7, key: 'legal' },
] as const

export type GuideStep = (typeof guideSteps)[number]

/** Scrolling to a step begins so long after the press ... (spec part 1 section 9). */
export const stepScrollDelayMs = 600
/** ... and takes so long. */
export const stepScrollMs = 1000
/** How long the warning of a download while logged out stands (spec part 1 section 9). */
export const guideWarningMs = 5000

/** The text of a step as a place in the page: what a station leads to. */
export function stepId({ number }: Pick<GuideStep, 'number'>): string {
  return `step-${number}`
}

/** Whether a place in the page, such as `#step-3`, is a step's. */
export function isStepPlace(hash: string): boolean {
  return /^#step-[1-7]$/.test(hash)
}

/** A text with more letters is folded: it is longer than its first lines on any screen. */
const longText = 600

export function isLongText(html: string): boolean {
  return plainText(html).length > longText
}

/** The HTML of a step with its headings below the entry's own, which is a third-level one. */
export function belowEntry(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.max(4, Number(level) + 1)}`,
  )
}
