/** The last migration before anybody had to upgrade without closing. */
export const lastClosedMigration = 25

/** Says that nothing of the release before reads or writes what the statement removes. */
const contractMark = /^\s*-- contract: \S/m

/** What a portal of the release before, which still serves, would stumble over. */
const breaking = [
  /\bdrop\s+(?!(?:constraint|index|not\s+null)\b)\w+/i,
  /\brename\b/i,
  /\bset\s+not\s+null\b/i,
  /\bset\s+data\s+type\b/i,
  /\badd\s+column\b(?!.*\b(?:default|generated)\b).*\bnot\s+null\b/i,
]

/**
 * The statements of a migration that the release before would not survive, without those that are
 * marked as a contract step: `-- contract: since 1.1.0 nothing reads it`. Loosening (a dropped
 * constraint, index or NOT NULL) breaks nothing.
 */
export function breakingStatements(migration: string): string[] {
  return migration
    .split('--> statement-breakpoint')
    .filter((statement) => !contractMark.test(statement))
    .filter((statement) => breaking.some((pattern) => pattern.test(withoutTexts(statement))))
    .map((statement) => statement.trim())
}

function withoutTexts(statement: string): string {
  return statement
    .replace(/^\s*--.*$/gm, '')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replace(/"[^"]*"/g, '""')
}
