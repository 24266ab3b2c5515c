/**
 * Every exception to an architecture rule, with its reason. Those to lint rules are in
 * `eslint.config.mjs`.
 */
export type Exceptions = Readonly<Record<string, string>>

/** Whether a path is in the list, itself or by a folder that ends in `/`. */
export function isExcepted(path: string, exceptions: Exceptions): boolean {
  return Object.keys(exceptions).some((entry) =>
    entry.endsWith('/') ? path.startsWith(entry) : path === entry,
  )
}

/** Files that a tool or platform requires at the root. */
export const configurationFiles: Exceptions = {
  '.ci/': 'the machine that runs the tests',
  '.dockerignore': 'docker',
  '.env.example': 'who sets the portal up',
  '.gitignore': 'git',
  '.npmrc': 'npm',
  '.nvmrc': 'nvm',
  '.prettierignore': 'prettier',
  '.prettierrc.json': 'prettier',
  Dockerfile: 'docker',
  LICENSE: 'readers of the repository',
  'CHANGELOG.md': 'who upgrades the portal',
  'CONTRIBUTING.md': 'developers',
  'README.md': 'readers of the repository',
  'RUNBOOK.md': 'who operates the portal',
  'SECURITY.md': 'readers of the repository',
  'compose.yaml': 'docker',
  'drizzle.config.ts': 'drizzle-kit',
  'eslint.config.mjs': 'eslint',
  'stylelint.config.mjs': 'stylelint',
  'instrumentation.ts': 'next',
  'instrumentation-client.ts': 'next',
  'knip.json': 'knip',
  'kubernetes.yaml': 'kubectl',
  'middleware.ts': 'next',
  'next.config.ts': 'next',
  'package-lock.json': 'npm',
  'package.json': 'npm',
  'playwright.config.ts': 'playwright',
  'tsconfig.json': 'typescript',
  'vitest.config.ts': 'vitest',
}

/** Modules of lib beyond the list of HOUSE.md section 2, each with its reason. */
export const furtherLibModules: Exceptions = {
  backup: 'database and files are copied together, and no feature owns both',
  decimal: 'duties and shares of origin are calculated exactly by several features',
  html: 'cleaning editors’ HTML is used by every verb that writes, so it has no feature to live in',
  pictures: 'every verb that takes a picture makes its sizes',
}

/** File names that tools require, against kebab-case. */
export const namesGivenByTools: Exceptions = {
  'lib/db/migrations/': 'drizzle-kit names migrations',
}

/** Addresses that the specification or a standard spells differently, against kebab-case. */
export const specifiedAddresses: Exceptions = {
  'app/[locale]/(auth)/auth/forget_password/': 'part 1 section 2.1',
  'app/[locale]/(auth)/auth/reset_password/': 'part 1 section 2.1',
  'app/[locale]/(public)/.well-known/': 'RFC 8615',
}

/** Routes that call a verb themselves, since their response is not in the contract. */
export const bytesOfTheirOwn: Exceptions = {
  'app/media/': 'stored pictures are sent as bytes',
  'app/api/files/': 'stored documents are sent as bytes',
  'app/api/conversation-files/': 'documents of conversations are sent as bytes',
  'app/api/market-datasets/': 'datasets are sent while they are read',
  'app/api/my-offer-files/': 'a company’s offers are sent while they are read',
  'app/api/my-company-files/': 'a company’s profile is sent as a file',
}

/** Files that plain Node loads by path, which cannot import `server-only`. */
export const runByPath: Exceptions = {
  'lib/api/client-address.ts': 'the page server reads it',
  'lib/api/hosts.ts': 'the page server judges the hosts of requests',
  'lib/api/http-server.ts': 'the server is opened before Next',
  'lib/api/incoming.ts': 'the page server inspects requests before Next',
  'lib/api/outgoing.ts': 'the page server adapts responses before Next',
  'lib/api/refusals/': 'the page server refuses requests before Next',
  'lib/api/response-status.ts': 'the page server reads it',
  'lib/api/traffic/': 'the page server counts requests before Next',
  'lib/cache/': 'Next loads the page store by path, and the page server is started by path',
  'lib/db/': 'commands, migrations and fault tests open the database without Next',
  'lib/embedded-postgres/': 'plain Node runs its worker threads',
  'lib/files/private-folder.ts': 'the data folder is closed before Next starts',
  'lib/files/inspector/': 'uploaded files are looked into in a process of its own',
  'lib/log/': 'the page server logs',
  'lib/settings/release.ts': 'the log of the page server names the release',
  'lib/metrics/descriptors.ts': 'the server reads how many files it may open',
  'lib/metrics/http-span.ts': 'the page server traces requests',
  'lib/metrics/otel.ts': 'the page server loads it where a collector is set',
  'lib/settings/schema.ts': 'next.config and commands check settings before Next starts',
}

/** Message keys whose texts are equal in both languages or in the other script. */
export const sameInBothLanguages: Exceptions = {}

/** Calls whose response has no record on the loaded data. */
export const emptyOnTheSeed: Exceptions = {
  'GET barriers-concerning': 'it needs a market or a product',
  'GET buying-requests': 'buyers post requests, and there are none yet',
  'GET buying-requests/{id}': 'buyers post requests, and there are none yet',
  'GET buying-requests/{id}/{signature}': 'nobody can guess a signature',
  'GET request-alerts/{person}/{signature}': 'nobody can guess a signature',
  'GET plan-reminders/{person}/{signature}': 'nobody can guess a signature',
  'GET my-export-plan/people': 'nobody shares a plan yet',
  'GET shared-export-plans': 'nobody shares a plan yet',
  'GET origin-checks': 'it needs a product and a market',
  'GET origin-checks/{token}': 'nobody can guess a token',
  'GET follow-topic': 'it needs something that can be followed',
  'GET follow-topic/news': 'it needs something that can be followed',
  'GET follow-links/{follower}/{signature}': 'nobody can guess a signature',
  'GET mails/{topic}/{id}/{signature}': 'nobody can guess a signature',
  'GET follow-links/{follower}/{signature}/unsubscribe': 'it leads to a page and tells nothing',
  'GET newsletter/{person}/{signature}': 'nobody can guess a signature',
  'GET outcomes/{id}/{signature}': 'nobody can guess a signature',
  'GET barrier-tasks/{id}/{signature}': 'nobody can guess a signature',
  'GET barrier-effects/{id}/{signature}': 'nobody can guess a signature',
  'GET outcomes/{id}/{signature}/stop': 'it leads to a page and tells nothing',
  'GET newsletter/{person}/{signature}/unsubscribe': 'it leads to a page and tells nothing',
  'GET quotation-requests/{id}/{signature}': 'nobody can guess a signature',
  'GET search': 'without a text nothing is looked for',
  'GET search/popular': 'nobody has searched yet',
  'GET search/suggestions': 'without a text nothing is looked for',
  'GET email/verify/{hash}': 'only the hash of a mail’s link is kept, so no link can be asked for',
}

/** Public GET calls whose response is never cached. */
export const keptByNobody: Exceptions = {
  'GET email/verify/{hash}': 'it uses the link of a mail up',
  'GET health': 'it says whether the process lives now',
  'GET ready': 'it says whether the portal can serve now',
  'GET follow-links/{follower}/{signature}/unsubscribe': 'it leads to a page and tells nothing',
  'GET follow-topic': 'it names one of many records for a form that is rendered each time',
  'GET follow-topic/news': 'its records are of many tags, and readers of feeds keep it themselves',
  'GET search/popular': 'what is popular changes by the hour, whatever is published',
  'GET market-answers': 'it reads what is typed now, from lists in memory',
  'GET newsletter/{person}/{signature}': 'it is one person’s, and theirs to change',
  'GET newsletter/{person}/{signature}/unsubscribe': 'it leads to a page and tells nothing',
}

/** Texts that are fixed word by word, which the rules of language do not read. */
export const fixedTexts: Exceptions = {
  'search-synonyms.json groups.531.ara.6': 'what people type for customers, read by nobody',
  'search-synonyms.json groups.531.ara.7': 'what people type for a customer, read by nobody',
  'search-synonyms.json groups.547.ara.2':
    'a word as people type it, not one that the portal writes',
  'search-synonyms.json groups.637.ara.0':
    'a word as people type it, not one that the portal writes',
  'search-synonyms.json groups.637.ara.1':
    'a word as people type it, not one that the portal writes',
  'search-synonyms.json groups.660.ara.2':
    'a word as people type it, not one that the portal writes',
  'search-synonyms.json groups.660.ara.3':
    'a word as people type it, not one that the portal writes',
  'search-synonyms.json groups.687.ara.0':
    'a word as people type it, not one that the portal writes',
  'search-synonyms.json groups.734.eng.0':
    'a word as people type it, not one that the portal writes',
  'ar admin.editorsGuide.terms.companies.avoid': 'the wording to avoid',
  'ar admin.editorsGuide.terms.logIn.avoid': 'the wording to avoid',
  'ar admin.editorsGuide.terms.twoStep.avoid': 'the wording to avoid',
  'en admin.editorsGuide.samples.pending.before': 'the wording to avoid',
  'en admin.editorsGuide.samples.riddle.before': 'the wording to avoid',
  'en admin.editorsGuide.terms.twoStep.avoid': 'the wording to avoid',
  'en news.titlePage': 'part 1 section 2.4, title of the page',
}
