import type { Import } from './imports'

function followed(imports: readonly Import[]): Map<string, string[]> {
  const next = new Map<string, string[]>()
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to])
  return next
}

/** The shortest way at run time from a file to the first forbidden one, as a list of files. */
export function waysTo(
  start: string,
  imports: readonly Import[],
  isForbidden: (path: string) => boolean,
): string[][] {
  const next = followed(imports.filter(({ typeOnly }) => !typeOnly))
  const seen = new Set([start])
  const open = [[start]]
  for (let way = open.shift(); way; way = open.shift()) {
    for (const to of next.get(way.at(-1) ?? '') ?? []) {
      if (isForbidden(to)) return [[...way, to]]
      if (seen.has(to)) continue
      seen.add(to)
      open.push([...way, to])
    }
  }
  return []
}

/** Every cycle of imports, types included, once each. */
export function cycles(imports: readonly Import[]): string[][] {
  const next = followed(imports)
  const done = new Set<string>()
  const found: string[][] = []
  const visit = (file: string, way: string[]): void => {
    const at = way.indexOf(file)
    if (at >= 0) found.push([...way.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const to of next.get(file) ?? []) visit(to, [...way, file])
    done.add(file)
  }
  for (const file of next.keys()) visit(file, [])
  return found
}
