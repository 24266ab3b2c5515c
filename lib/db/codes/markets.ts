/** How sure a fact is. Only `sourced` and `confirmed` are shown without a remark. */
export const confidences = ['sourced', 'derived', 'known', 'confirmed'] as const
export type Confidence = (typeof confidences)[number]

/** The facts that are shown without a remark. */
export const sureConfidences: readonly Confidence[] = ['sourced', 'confirmed']

/** The names of the European Union, which is a market and a partner, but no record of a country. */
export const unionNames = { en: 'European Union', ar: 'الاتحاد الأوروبي' }

export const datasetKinds = [
  'tariff',
  'rules',
  'documents',
  'flows',
  'summary',
  'correlation',
] as const
export type DatasetKind = (typeof datasetKinds)[number]

/** The kinds of which staff create datasets without rows; the first is of one market. */
export const createdKinds = [
  'tariff',
  'flows',
  'documents',
] as const satisfies readonly DatasetKind[]

/** `former` was published and may be again; `refused` never was. */
export const versionStates = ['loading', 'ready', 'published', 'former', 'refused'] as const
export type VersionState = (typeof versionStates)[number]

/**
 * What a tariff file says of the rate of an agreement: `rate` is a reduced one, `mixed` and `part`
 * differ by national line, `none` is the general duty, `check` is no answer.
 */
export const preferences = [
  'free',
  'free_derived',
  'rate',
  'mixed',
  'part',
  'part_derived',
  'none',
  'check',
  'unknown',
] as const
export type Preference = (typeof preferences)[number]

/** What is no answer about the rate of an agreement. */
export const openPreferences: readonly Preference[] = ['check', 'unknown']

export const agreementStates = ['in_force', 'unilateral', 'terminated', 'not_in_force'] as const
export type AgreementState = (typeof agreementStates)[number]

/** The states of an agreement by which goods get its rates. */
export const appliedStates = ['in_force', 'unilateral'] as const satisfies readonly AgreementState[]

export const documentStages = ['export', 'import'] as const
export type DocumentStage = (typeof documentStages)[number]

export const documentNeeds = [
  'always',
  'preference',
  'quota',
  'by_market',
  'by_contract',
  'on_request',
  'listed_goods',
] as const
export type DocumentNeed = (typeof documentNeeds)[number]
