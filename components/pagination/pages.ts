/** The pages a pagination names, in order; `null` stands for those left out between two. */
export function namedPages(page: number, count: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count)
  const pages = [...new Set(wanted)].toSorted((a, b) => a - b)
  return pages.flatMap((current, index) => {
    const before = pages[index - 1] ?? current - 1
    if (current - before === 2) return [current - 1, current]
    return current - before > 2 ? [null, current] : [current]
  })
}
