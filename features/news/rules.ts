import type { SceneName } from '@/components/scene/names'
import { sceneOfSubject } from '@/components/scene/of-subject'
import { headImage, inLocale, textsOf } from '@/lib/bilingual/in-locale'
import { plainText } from '@/lib/html/plain-text'
import { firstWords } from '@/lib/i18n/first-words'
import type { Locale } from '@/lib/i18n/locale'
import { routes, samePath } from '@/lib/routing/routes'
import { slugOf } from '@/lib/i18n/slug'
import type { NewsItem } from './contract'

/** Items a page (spec part 1 section 2.4). */
export const newsPageSize = 9

/** Items on the home page: the last eight (spec part 1 section 2.3). */
export const homeNewsCount = 8

const excerptLength = 100

/** The first words of an HTML body as text, at most 100 characters. */
export function newsExcerpt(html: string): string {
  return firstWords(plainText(html), excerptLength)
}

/** The metadata of an item; its description is the written one, else the excerpt. */
export function newsHead(item: NewsItem, locale: Locale) {
  return {
    title: inLocale(item, 'DESCRIPTION', locale),
    description:
      inLocale(item, 'meta_description', locale) || newsExcerpt(inLocale(item, 'TARIFF', locale)),
    paths: newsPaths(item),
    ...headImage(item, locale),
    article: { published: item.news_date, modified: item.updated_at ?? item.news_date },
  }
}

/** The scene of an item without a picture: what its title is about. */
export function newsScene(item: Pick<NewsItem, 'DESCRIPTION_ENG' | 'DESCRIPTION_ARA'>): SceneName {
  return sceneOfSubject(textsOf(item, 'DESCRIPTION')) ?? 'port'
}

/** The address of an item in both languages: its id and the slug of its English title. */
export function newsPaths(item: Pick<NewsItem, 'id' | 'DESCRIPTION_ENG' | 'DESCRIPTION_ARA'>) {
  return samePath(routes.newsItem(item.id, slugOf(inLocale(item, 'DESCRIPTION', 'en'))))
}
