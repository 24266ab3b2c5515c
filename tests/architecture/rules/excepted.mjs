/**
 * What breaks a rule today although it will not for ever: one list a rule, which only shrinks. Plain
 * JavaScript: ESLint's configuration and the test commands read it, too.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const folder = new URL('../exceptions/', import.meta.url)

/** The names of the rules that have exceptions. */
export const rulesWithExceptions = () => readdirSync(folder).map((file) => basename(file, '.json'))

/** The exceptions to a rule, in order. */
export const exceptedFrom = (rule) =>
  JSON.parse(readFileSync(new URL(`${rule}.json`, folder), 'utf8'))

/** The files of exceptions that name a place in them: `path › name`. */
export const exceptedFiles = (rule) => [
  ...new Set(exceptedFrom(rule).map((place) => place.split(' › ')[0])),
]

/** How long a function may be, and how many branches it may have; each bound is a rule of ESLint. */
export const functionBounds = {
  'short-functions': { 'max-lines-per-function': ['error', { max: 80 }] },
  'simple-functions': { complexity: ['error', 15] },
}
