/**
 * A fixed piece of work with which the processor time of the tests is compared (`test-steps.mjs`):
 * numbers, strings, objects and sorting, as tests have them. About three seconds of a core.
 */
const rounds = 150
const records = Array.from({ length: 20_000 }, (_, at) => ({
  id: at,
  title: `record ${(at * 7919) % 20_011}`,
  tags: [at % 7, at % 11, at % 13].map(String),
}))

let checked = 0
for (let round = 0; round < rounds; round++) {
  const copied = JSON.parse(JSON.stringify(records))
  copied.sort((one, other) => (one.title < other.title ? -1 : 1))
  const byTag = Map.groupBy(copied, ({ tags }) => tags.join('-'))
  for (const [tag, group] of byTag) checked += tag.length * group.length
}
if (checked === 0) throw new Error('Nothing was done.')
