/** How long the traffic lasts; `SOAK_SECONDS=7200` looks for what a minute does not show. */
export const soakSeconds = Number(process.env.SOAK_SECONDS ?? 40)
/** What is read, each time at another address where `n` is part of it. */
export const traffic: readonly ((n: number) => string)[] = [
  () => '/',
  () => '/ar',
  () => '/news',
  (n) => `/news?page=${(n % 5) + 1}`,
  (n) => `/news?unread=${n}`,
  (n) => `/news?sort=date-asc&q=${n}`,
  (n) => `/ar/news/${n}-x`,
  () => '/pages/120-export-guide',
  () => '/ar/pages/100-faq-for-exporters',
  (n) => `/pool-of-experts?q=${n}`,
  (n) => `/ar/search/${n}`,
  (n) => `/search?q=${n}`,
  (n) => `/nowhere/${n}`,
  (n) => `/%6eews?n=${n}`,
  (n) => `/api/news?page=${(n % 3) + 1}&per_page=9`,
  (n) => `/api/search-suggestions?q=${n}`,
  (n) => `/auth/login?redirect=${n}`,
  (n) => `/_next/static/${n}.js`,
  (n) => `/media/${n}.webp`,
]
