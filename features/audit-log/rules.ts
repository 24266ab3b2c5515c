/** What an audit entry says of one field: its value before and after, as far as it has them. */
export interface ChangedField {
  name: string
  before?: unknown
  after: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of a change. Where it holds the record before and after, those that differ; further
 * facts, such as a reason, have no value before.
 */
export function changedFields(change: Readonly<Record<string, unknown>>): ChangedField[] {
  const { before, after, ...facts } = change
  const [old, fresh] = [isRecord(before) ? before : null, isRecord(after) ? after : null]
  const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(fresh ?? {})])]
  const compared = names
    .filter((name) => JSON.stringify(old?.[name]) !== JSON.stringify(fresh?.[name]))
    .map((name) => ({
      name,
      ...(old && { before: old[name] ?? null }),
      after: fresh?.[name] ?? null,
    }))
  const others = Object.entries({
    ...(before !== undefined && !old && { before }),
    ...(after !== undefined && !fresh && { after }),
    ...facts,
  }).map(([name, value]) => ({ name, after: value }))
  return [...compared, ...others]
}
