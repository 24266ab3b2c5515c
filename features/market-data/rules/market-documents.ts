/** The fields of a document, under the names of its columns. */
export type DocumentFields = Record<string, unknown>

/** A document as it is published, with what it is found by. */
export interface PublishedDocument {
  id: number
  key: string
  fields: DocumentFields
}

/** A document of a list; its id is known where it was published before. */
export interface ListedDocument {
  id: number | null
  key: string
  fields: DocumentFields
}

/** One step from what is published to a list. */
export interface DocumentChange {
  id: number | null
  key: string
  /** A record that was published before comes back as it was. */
  isBack: boolean
  before: DocumentFields | null
  after: DocumentFields | null
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A value as a file can hold it: texts without blanks around them, lists in order. */
function inFile(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? [...new Set(value.map(inFile))].toSorted() : value
}

/**
 * What a list changes. A document is found by its id, else by its key; fields that the list does not
 * have, such as who answers for it, stay as they are.
 */
export function changesTo(
  list: readonly ListedDocument[],
  published: readonly PublishedDocument[],
): DocumentChange[] {
  const left = new Map(published.map((one) => [one.id, one]))
  const find = ({ id, key }: ListedDocument) =>
    (id === null ? undefined : left.get(id)) ?? [...left.values()].find((one) => one.key === key)
  const changes = list.flatMap((listed): DocumentChange[] => {
    const found = find(listed)
    const { key, fields } = listed
    const isBack = listed.id !== null
    if (!found) return [{ id: listed.id, key, isBack, before: null, after: fields }]
    left.delete(found.id)
    const form = isBack ? (value: unknown) => value : inFile
    const differs = Object.keys(fields).some(
      (name) => !isSame(form(fields[name]), form(found.fields[name])),
    )
    const after = { ...found.fields, ...fields }
    return differs ? [{ id: found.id, key, isBack, before: found.fields, after }] : []
  })
  const removed = [...left.values()].map(({ id, key, fields }) => ({
    id,
    key,
    isBack: false,
    before: fields,
    after: null,
  }))
  return [...changes, ...removed]
}
