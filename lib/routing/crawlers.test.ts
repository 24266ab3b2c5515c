import { describe, expect, it } from 'vitest'
import { isFetchedForOthers } from './crawlers'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'
const isFetched = (agent: string, more: Record<string, string> = {}) =>
  isFetchedForOthers({ headers: new Headers({ 'user-agent': agent, ...more }) })

describe('a request for an index or a preview', () => {
  it.each([
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chrome} (compatible; Google-InspectionTool/1.0;)`,
    'GoogleOther',
    `Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) ${chrome} (compatible; GoogleOther)`,
    `Mozilla/5.0 (Linux; Android 7.0; SM-G930V) ${chrome} (compatible; Google-Read-Aloud; +https://support.google.com/webmasters/answer/1061943)`,
    'Google-Site-Verification/1.0',
    'Mediapartners-Google',
    'APIs-Google (+https://developers.google.com/webmasters/APIs-Google.html)',
    `Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) ${chrome}`,
    'Pinterest/0.2 (+https://www.pinterest.com/bot.html)',
    'Mozilla/5.0 (compatible; Pinterestbot/1.0; +https://www.pinterest.com/bot.html)',
    'Viber',
    'Viber/23.1.0.0 CFNetwork/1410.0.3 Darwin/22.6.0',
    'http.rb/5.1.1 (Mastodon/4.2.8; +https://mastodon.social/)',
    'Mastodon/4.3.0 (http.rb/5.2.0; +https://mastodon.social/)',
    'Snapchat',
    'Snap URL Preview Service; bot; snapchat; https://developers.snap.com/robots',
    'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
    'meta-externalfetcher/1.1',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0 A',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Jakarta Commons-HttpClient/4.3)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'Twitterbot/1.0',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
    `Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; GPTBot/1.2; +https://openai.com/gptbot`,
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
    'Mozilla/5.0 (Macintosh) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    `Mozilla/5.0 (Linux; Android 5.0) ${chrome} (compatible; Bytespider; spider-feedback@bytedance.com)`,
    'Mozilla/5.0 (compatible;PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
    'W3C_Validator/1.3',
  ])('is known: %s', (agent) => {
    expect(isFetched(agent)).toBe(true)
  })

  it.each([
    `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome}`,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    `Mozilla/5.0 (Linux; Android 8.1.0; CUBOT X18) ${chrome}`,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/300.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
    'curl/8.5.0',
    '',
  ])('is not that of a person or of a tool: %s', (agent) => {
    expect(isFetched(agent)).toBe(false)
  })

  it.each(['Snapchat/12.50', '[Pinterest/Android]', 'Viber/20.1', 'Telegram-Android/11.0'])(
    'is not that of a person who reads in the browser of an app: %s',
    (app) => {
      const agent = `Mozilla/5.0 (Linux; Android 14; Pixel 8) ${chrome} ${app}`
      expect(isFetched(agent, { 'sec-fetch-mode': 'navigate' })).toBe(false)
    },
  )
})
