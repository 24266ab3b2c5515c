import type { ContentKind } from '../kinds/contract'

interface Standing {
  id: string
  record: Readonly<Record<string, unknown>>
}

interface Neighbours<Row> {
  key: string
  /** What its records share, by field. */
  among: [string, unknown][]
  rows: Row[]
}

/**
 * Records by those they stand among, in the order given; a record that stands alone has no order.
 * A field that is part of the key is read from the id.
 */
export function neighbours<Row extends Standing>(
  rows: readonly Row[],
  { within = [], key = [] }: Pick<ContentKind, 'within' | 'key'>,
): Neighbours<Row>[] {
  const found = new Map<string, Neighbours<Row>>()
  for (const row of rows) {
    const among = within.map((field): [string, unknown] => {
      const place = key.indexOf(field)
      return [field, place >= 0 ? row.id.split('.')[place] : row.record[field]]
    })
    const name = JSON.stringify(among)
    const group = found.get(name) ?? { key: name, among, rows: [] }
    group.rows.push(row)
    found.set(name, group)
  }
  return [...found.values()].filter((group) => group.rows.length > 1)
}

/** The pages that stand right below a navigation page (by `menu.page`), or below another page. */
export function pagesBelow<Row extends Standing>(
  rows: readonly Row[],
  { menuPage, page }: { menuPage?: string; page?: string },
): Row[] {
  return rows.filter(({ record: { menu_id, page_id, parent_id } }) =>
    page === undefined
      ? parent_id === null && `${String(menu_id)}.${String(page_id)}` === menuPage
      : String(parent_id) === page,
  )
}

/** A list with one entry taken from a place to another one. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, entry)
}
