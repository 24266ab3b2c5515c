import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { guideWrite } from './contract'
import {
  belowEntry,
  guideSteps,
  guideWarningMs,
  isLongText,
  isStepPlace,
  stepId,
  stepScrollDelayMs,
  stepScrollMs,
} from './rules'

describe('the export guide', () => {
  it('promises the files of its steps to those who may download them', () => {
    const { step_1_file: file, guide_file: whole } = guideWrite.shape
    for (const one of [file, whole])
      expect(JSON.stringify(one.meta())).toContain('"readers":"user"')
    const page: Record<string, string> = JSON.parse(
      readFileSync('lib/db/seed/data/guide-page.json', 'utf8'),
    )
    expect(page.step_guide_eng).toMatch(
      /With an account you can download a single step or the full/,
    )
    expect(page.step_guide_ara).toContain('ولكل من لديه حساب تنزيل خطوة على حدة أو الدليل كاملًا')
  })

  it('has seven steps in their order, reached by index 0 to 6', () => {
    expect(guideSteps.map(({ key }) => key)).toEqual([
      'readiness',
      'market',
      'developing',
      'financing',
      'freight',
      'visiting',
      'legal',
    ])
    expect(guideSteps.map(({ number }, index) => number - index)).toEqual(Array(7).fill(1))
  })

  it('scrolls to a step after 0.6 s within 1 s, and warns for 5 s', () => {
    expect([stepScrollDelayMs, stepScrollMs, guideWarningMs]).toEqual([600, 1000, 5000])
  })

  it('recognises the anchors of its steps', () => {
    expect(guideSteps.every((step) => isStepPlace(`#${stepId(step)}`))).toBe(true)
    for (const place of ['', '#', '#step-0', '#step-8', '#step-11', '#section-1', 'step-1']) {
      expect(isStepPlace(place)).toBe(false)
    }
  })

  it('collapses a text by its letters, not by its markup', () => {
    expect(isLongText(`<p>${'x'.repeat(600)}</p>`)).toBe(false)
    expect(isLongText(`<p>${'x'.repeat(601)}</p>`)).toBe(true)
    expect(isLongText('<p></p>'.repeat(300))).toBe(false)
  })

  it('moves the headings of a text below that of its entry', () => {
    expect(belowEntry('<h2>a</h2><h3 id="b">b</h3><h4>c</h4><h5>d</h5><hr><header>')).toBe(
      '<h4>a</h4><h4 id="b">b</h4><h5>c</h5><h6>d</h6><hr><header>',
    )
  })
})
