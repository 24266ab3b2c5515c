import { lineAt } from './rule'

/** One declaration of a stylesheet, with the rules and at-rules around it, outermost first. */
export interface Declaration {
  property: string
  value: string
  line: number
  around: readonly string[]
}

export interface Stylesheet {
  declarations: readonly Declaration[]
  /** Class names that its selectors style, without `:global(...)`. */
  classes: ReadonlySet<string>
}

/** Reads a stylesheet: a segment that ends at `{` opens a rule, any other is a declaration. */
export function readStylesheet(source: string): Stylesheet {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const declarations: Declaration[] = []
  const classes = new Set<string>()
  const around: string[] = []
  for (const { segment, end, offset } of segments(text)) {
    const words = segment.trim()
    if (end === '{') {
      for (const name of classesIn(words)) classes.add(name)
      around.push(words)
    } else {
      const colon = words.indexOf(':')
      if (colon > 0) {
        declarations.push({
          property: words.slice(0, colon).trim().toLowerCase(),
          value: words.slice(colon + 1).trim(),
          line: lineAt(text, offset + segment.length - segment.trimStart().length),
          around: [...around],
        })
      }
      if (end === '}') around.pop()
    }
  }
  return { declarations, classes }
}

interface Segment {
  segment: string
  end: string
  offset: number
}

/** The text between `{`, `}` and `;`, where these do not stand in quotes or parentheses. */
function segments(text: string): Segment[] {
  const found: Segment[] = []
  let offset = 0
  let depth = 0
  let quote = ''
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(') depth += 1
    else if (character === ')') depth -= 1
    else if (depth === 0 && '{};'.includes(character)) {
      found.push({ segment: text.slice(offset, at), end: character, offset })
      offset = at + 1
    }
  }
  return found
}

function classesIn(selector: string): string[] {
  if (selector.startsWith('@')) return []
  const own = selector.replace(/:global\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '')
  return [...own.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
}

/** The words of a value, with functions kept whole: `0 calc(1px + 2px)` has two. */
export function wordsOf(value: string): string[] {
  return value.match(/(?:[^\s()]+\([^()]*(?:\((?:[^()]|\([^()]*\))*\)[^()]*)*\)|[^\s()]+)+/g) ?? []
}
