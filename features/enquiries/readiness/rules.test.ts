import { bilingualPair } from '@/lib/bilingual/pair'
import { describe, expect, it } from 'vitest'
import {
  adviceFor,
  bandOf,
  isPoints,
  readinessScore,
  scale,
  scoredAnswers,
  sentAnswers,
  unanswered,
  weakestSections,
  type AskedQuestion,
} from './rules'

const names = ['Management', 'Product', 'Capacity', 'Finance']

const section = (id: number) =>
  bilingualPair('section', { en: names[id - 1] ?? '', ar: `قسم ${id}` })

const question = (id: number, sectionId: number): AskedQuestion => ({
  id,
  section_id: sectionId,
  ...section(sectionId),
  ...bilingualPair('question', { en: `Statement ${id}`, ar: `عبارة ${id}` }),
  enq_type: 3,
  sort: id,
  status: 1,
})

const answer = (sectionId: number, points: number) => ({
  ...section(sectionId),
  section_id: sectionId,
  points,
})

const averages = (...given: number[]) => ({
  sections: given.map((average, at) => ({
    ...section(at + 1),
    section_id: at + 1,
    answers: 1,
    sum: average,
    average,
  })),
})

describe('the answers of the survey', () => {
  const questions = [question(1, 1), question(2, 1), question(3, 2)]

  it('are points from 1 to 5', () => {
    expect(scale).toEqual([1, 2, 3, 4, 5])
    expect([0, 1, 5, 6, 2.5, '3', undefined].map(isPoints)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('are missing for every statement without points', () => {
    expect(unanswered(questions, { 1: 4, 3: 0 }).map(({ id }) => id)).toEqual([2, 3])
    expect(unanswered(questions, { 1: 4, 2: 1, 3: 5 })).toEqual([])
  })

  it('are sent with the statement, the enquiry type and the section in both languages', () => {
    expect(sentAnswers(questions, { 1: 4, 3: 2 })).toEqual([
      { points: 4, enq_question: 1, enq_type: 3, ...section(1) },
      { points: 2, enq_question: 3, enq_type: 3, ...section(2) },
    ])
  })
})

describe('the answers that are scored', () => {
  it('count for the section of their statement', () => {
    expect(scoredAnswers([question(1, 1), question(3, 2)], { 3: 2 })).toEqual([
      { points: 2, section_id: 2, ...section(2) },
    ])
  })
})

describe('the score', () => {
  it('is the points out of five times the number of answers', () => {
    const score = readinessScore([answer(1, 5), answer(1, 2), answer(2, 3)])
    expect([score.total, score.most]).toEqual([10, 15])
  })

  it('has the sum and the average of each section, with two decimals, in their order', () => {
    const { sections, average } = readinessScore([
      answer(2, 5),
      answer(1, 1),
      answer(1, 2),
      answer(1, 2),
      answer(2, 4),
    ])
    expect(sections.map(({ answers, sum, average: mean }) => [answers, sum, mean])).toEqual([
      [2, 9, 4.5],
      [3, 5, 1.67],
    ])
    expect(average).toBe(2.8)
  })

  it('is null when nothing is answered', () => {
    expect(readinessScore([])).toEqual({ total: 0, most: 0, average: 0, sections: [] })
  })

  it('counts the answers of a provider that does not number its sections', () => {
    const { sections } = readinessScore([{ ...section(1), points: 4 }])
    expect(sections).toMatchObject([{ section_id: null, sum: 4 }])
  })
})

describe('the band of an average', () => {
  const bands = [2.4, 1, 3.6, 4.4].map((min_average) => ({ min_average }))

  it.each([
    [1, 1],
    [2.39, 1],
    [2.4, 2.4],
    [3.59, 2.4],
    [3.6, 3.6],
    [4.4, 4.4],
    [5, 4.4],
  ])('of %f starts at %f', (average, expected) => {
    expect(bandOf(bands, average)).toEqual({ min_average: expected })
  })

  it('is null when there are no bands', () => {
    expect(bandOf([], 3)).toBeNull()
    expect(bandOf(bands, 0)).toBeNull()
  })
})

describe('the weakest sections', () => {
  it('are at most three, the weakest first, equal ones in the order of the questionnaire', () => {
    const found = weakestSections(averages(3, 2.5, 3, 1))
    expect(found.map(({ section_id }) => section_id)).toEqual([4, 2, 1])
  })

  it('omit sections that people agree on', () => {
    expect(weakestSections(averages(4, 5, 3.99)).map(({ average }) => average)).toEqual([3.99])
  })

  it('have advice with a step of the guide and a helpful page', () => {
    for (const section_id of [1, 2, 3, 4, 5, 6, 7]) {
      expect(adviceFor({ section_id })?.guideSteps.length).toBeGreaterThan(0)
    }
    expect(adviceFor({ section_id: 4 })).toMatchObject({ guideSteps: [4], place: 'financing' })
  })

  it('have no advice when the section is unknown', () => {
    expect(adviceFor({ section_id: 8 })).toBeNull()
    expect(adviceFor({ section_id: null })).toBeNull()
  })
})
