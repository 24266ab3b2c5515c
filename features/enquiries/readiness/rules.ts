import { textsOf } from '@/lib/bilingual/in-locale'
import { bilingualPair } from '@/lib/bilingual/pair'
import type { ReadinessBand, ReadinessQuestion, ReadinessSection } from '../contract'

/** The scale of an answer: 1 strongly disagree to 5 strongly agree (spec part 1 section 9). */
export const scale = [1, 2, 3, 4, 5] as const

export type Points = (typeof scale)[number]

/** The maximum points of an answer. */
export const maxPoints = 5

/** The enquiry type of the readiness assessment. */
export const readinessType = 3 as const

/** The storage key of a draft (spec/decisions.md section 5). */
export const readinessDraft = 'enquiry-readiness'

/** The name of the survey in the summary of errors (spec part 2 section 5). */
export const surveyName = 'surveyAnswers'

type SectionName = Omit<ReadinessSection, 'id' | 'sort'>

/** A statement of the questionnaire. */
export type AskedQuestion = ReadinessQuestion & SectionName

/** The points of statements by their id; statements without an answer are absent. */
export type SurveyAnswers = Readonly<Partial<Record<number, number>>>

/** An answer with the section it counts for. */
export type ScoredAnswer = SectionName & { points: number; section_id?: number | undefined }

export type SectionScore = SectionName & {
  section_id: number | null
  /** The number of answers that count. */
  answers: number
  sum: number
  /** The mean of the points, rounded to two decimals. */
  average: number
}

export interface ReadinessScore {
  /** The sum of all points, out of `most`: five times the number of answers. */
  total: number
  most: number
  average: number
  /** Sections in the order of the questionnaire. */
  sections: SectionScore[]
}

/** Whether a number is a valid answer. */
export function isPoints(value: unknown): value is Points {
  return scale.some((points) => points === value)
}

/** Statements without an answer, in their order. */
export function unanswered(questions: readonly AskedQuestion[], answers: SurveyAnswers) {
  return questions.filter(({ id }) => !isPoints(answers[id]))
}

/** The answers in the form of the API: one for each answered statement, with its section's name. */
export function sentAnswers(questions: readonly AskedQuestion[], answers: SurveyAnswers) {
  return questions.flatMap((question) => {
    const points = answers[question.id]
    if (!isPoints(points)) return []
    return [{ points, enq_question: question.id, enq_type: readinessType, ...sectionOf(question) }]
  })
}

/** The answers in the form of the score, each with the number of its section. */
export function scoredAnswers(
  questions: readonly AskedQuestion[],
  answers: SurveyAnswers,
): ScoredAnswer[] {
  return questions.flatMap((question) => {
    const points = answers[question.id]
    return isPoints(points)
      ? [{ points, section_id: question.section_id, ...sectionOf(question) }]
      : []
  })
}

/**
 * The score of answers: the total out of five times their number, and the sum and the average with
 * two decimals of each section (spec part 2 section 9).
 */
export function readinessScore(answers: readonly ScoredAnswer[]): ReadinessScore {
  const groups = new Map<string, ScoredAnswer[]>()
  for (const answer of answers) {
    const name = JSON.stringify(textsOf(answer, 'section'))
    groups.set(name, [...(groups.get(name) ?? []), answer])
  }
  const sum = (counted: readonly ScoredAnswer[]) =>
    counted.reduce((total, { points }) => total + points, 0)
  const sections = [...groups.values()].flatMap((group): SectionScore[] => {
    const [first] = group
    if (!first) return []
    return [
      {
        ...sectionOf(first),
        section_id: first.section_id ?? null,
        answers: group.length,
        sum: sum(group),
        average: mean(sum(group), group.length),
      },
    ]
  })
  const total = sum(answers)
  return {
    total,
    most: maxPoints * answers.length,
    average: mean(total, answers.length),
    sections,
  }
}

/** The band of an average: the highest one that starts at or below it. */
export function bandOf<Band extends Pick<ReadinessBand, 'min_average'>>(
  bands: readonly Band[],
  average: number,
): Band | null {
  const reached = bands.filter(({ min_average }) => min_average <= average)
  return reached.toSorted((one, other) => other.min_average - one.min_average)[0] ?? null
}

/** Statements and sections with fewer points need work: on the whole, the person did not agree. */
export const strongFrom = 4

/** The maximum number of sections with advice in a result. */
const advisedSections = 3

/** The weakest sections, the weakest first; equal ones in the order of the questionnaire. */
export function weakestSections({ sections }: Pick<ReadinessScore, 'sections'>): SectionScore[] {
  return sections
    .filter(({ average }) => average < strongFrom)
    .toSorted((one, other) => one.average - other.average)
    .slice(0, advisedSections)
}

/** The advice for a section: its text, and the pages that help. */
export interface Advice {
  /** The key of its text under `readiness.advice`. */
  key: 'management' | 'product' | 'production' | 'finance' | 'marketing' | 'logistics' | 'digital'
  /** The steps of the export guide about it. */
  guideSteps: readonly (1 | 2 | 3 | 4 | 5 | 6 | 7)[]
  /** Another page that helps. */
  place: 'institutions' | 'studies' | 'matchmaking' | 'financing' | 'freight'
}

/** Advice by the number of a section in the reference data. */
const adviceBySection: Readonly<Partial<Record<number, Advice>>> = {
  1: { key: 'management', guideSteps: [1, 3], place: 'institutions' },
  2: { key: 'product', guideSteps: [3, 7], place: 'institutions' },
  3: { key: 'production', guideSteps: [1], place: 'institutions' },
  4: { key: 'finance', guideSteps: [4], place: 'financing' },
  5: { key: 'marketing', guideSteps: [2, 6], place: 'studies' },
  6: { key: 'logistics', guideSteps: [5, 7], place: 'freight' },
  7: { key: 'digital', guideSteps: [3], place: 'matchmaking' },
}

/** The advice for a section; null when the portal has none for it. */
export function adviceFor({ section_id }: Pick<SectionScore, 'section_id'>): Advice | null {
  return section_id === null ? null : (adviceBySection[section_id] ?? null)
}

function mean(sum: number, count: number): number {
  return count === 0 ? 0 : Math.round((sum * 100) / count) / 100
}

/** The name of a record's section in both languages. */
function sectionOf(record: SectionName): SectionName {
  return bilingualPair('section', textsOf(record, 'section'))
}
