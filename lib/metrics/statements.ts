import { measures } from './measures.ts'
import { addDuration } from './series.ts'
import { startSpan } from './tracing.ts'

const kinds = new Set([
  'SELECT',
  'INSERT',
  'UPDATE',
  'DELETE',
  'WITH',
  'BEGIN',
  'COMMIT',
  'ROLLBACK',
])
const longestText = 2_000

/**
 * Notes that a statement begins; the result ends it, with the error if it failed. Waiting for a
 * connection is part of its time.
 */
export function startStatement(given: unknown): (error?: Error) => void {
  const text = textOf(given)
  const kind = kindOf(text)
  const started = performance.now()
  const span = startSpan(() => ({
    name: kind,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': kind,
      'db.query.text': withoutValues(text).slice(0, longestText),
    },
  }))
  return (error) => {
    const labels = { db_system_name: 'postgresql', db_operation_name: kind }
    addDuration(measures().statements.at(labels), (performance.now() - started) / 1000)
    span?.end({}, error)
  }
}

/** The text of a query as node-postgres is given it. */
function textOf(given: unknown): string {
  if (typeof given === 'string') return given
  const hasText = typeof given === 'object' && given !== null && 'text' in given
  return hasText && typeof given.text === 'string' ? given.text : ''
}

function kindOf(text: string): string {
  const [, word = ''] = /^\s*([a-z]+)/i.exec(text.slice(0, 40)) ?? []
  const kind = word.toUpperCase()
  return kinds.has(kind) ? kind : 'OTHER'
}

/** Parameters stand as `$1` in a text; what is written out in it might be a value too. */
const withoutValues = (text: string) => text.replaceAll(/'(?:[^']|'')*'/g, "'?'")
