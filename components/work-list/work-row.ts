/** A record, by the id in its address. */
export interface WorkRow {
  id: number | string
}
