import { plainText } from '@/lib/html/plain-text'
import { stepAnchor } from '@/lib/routing/anchors'

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

/** The delay between the press and the start of the scroll (spec part 1 section 9). */
export const stepScrollDelayMs = 600
/** The duration of the scroll. */
export const stepScrollMs = 1000
/** The duration of the warning of a download while logged out (spec part 1 section 9). */
export const guideWarningMs = 5000

/** The anchor of a step's text in the page, the target of a station. */
export function stepId({ number }: Pick<GuideStep, 'number'>): string {
  return stepAnchor(number)
}

/** Whether a hash, such as `#step-3`, is the anchor of a step. */
export function isStepPlace(hash: string): boolean {
  return /^#step-[1-7]$/.test(hash)
}

/** A text with more letters is collapsed: it is longer than its first lines on any screen. */
const longText = 600

export function isLongText(html: string): boolean {
  return plainText(html).length > longText
}

/** The HTML of a step with its headings below the entry's own, which has level three. */
export function belowEntry(html: string): string {
  return html.replace(
    /<(\/?)h([2-5])\b/g,
    (_, slash: string, level: string) => `<${slash}h${Math.max(4, Number(level) + 1)}`,
  )
}
