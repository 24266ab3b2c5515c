import { reloadedAtKey, reloadPauseMs } from './reload-once.ts'

/**
 * The only inline script of the layouts. It runs before the first paint and reads from a cookie
 * whether the visitor is signed in, so that the header has the right shape at once, and the colour
 * scheme that was chosen in this browser (`components/scheme-switch`).
 *
 * A script of the page itself that did not arrive is asked for again three times within six seconds: a
 * phone that changed its network would otherwise have a page without a working control. The loader of
 * chunks repeats only what it asked for itself, without the attribute `async`. It knows a chunk by its
 * address as written, and waits for a script of that address in the document, so a lost one is removed.
 * A page whose script is gone, since a new release has taken the place of its own, is reloaded once.
 *
 * A form that is sent before its script has arrived waits for it (`components/form/early-submit.tsx`),
 * and says so if a script cannot be loaded (`components/form/script-failure.tsx`); its button reloads the
 * page once the portal answers, since the browser's own page of an error would take away what was
 * typed, and keeps the texts until then.
 *
 * A browser that translates the page puts elements in the place of its texts; what it replaces before
 * React runs is kept for `lib/i18n/browser-translation.ts`, which puts it back.
 *
 * Where the policy of the page requires Trusted Types, texts that React, the loader of chunks and the
 * editor pass on become HTML unless they hold a script, a handler of an event, a page for a frame or an
 * address that begins with `javascript:`, and addresses of scripts if they are the portal's own. A
 * handler follows a `<`, or a `>` in quotation marks, so a mark is between the two; a text between two
 * tags that only looks like one stays. What is only read, and not shown, may hold anything: pasted texts.
 *
 * zod is told not to try whether code may be made of text: the policy refuses that, and each try is
 * reported. The script never changes, so dynamic pages allow it by its hash.
 */
export const constantScript = `try{self.trustedTypes?.createPolicy('default',{createHTML:(html,type,sink)=>!sink||sink.includes('parseFromString')||/^<s[c]ript><\\/s[c]ript>$/.test(html)||!/<s[c]ript|(?:<|>[^<>"']*(?=["']))[^<>]*[\\s/"']on[a-z]+\\s*=|srcdoc\\s*=|=[\\s"']*javascript:/i.test(html)?html:null,createScriptURL:src=>new URL(src,document.baseURI).origin===location.origin?src:null})}catch{}
document.documentElement.dataset.signedIn=/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)?'yes':'no'
try{const scheme=localStorage.getItem('scheme');if(/^(?:light|dark)$/.test(scheme))document.documentElement.dataset.scheme=scheme}catch{}
var earlyReplacements={records:[]}
;(earlyReplacements.observer=new MutationObserver(records=>earlyReplacements.records.push(...records.filter(({removedNodes:[node]})=>node?.nodeType===3)))).observe(document,{childList:true,subtree:true})
addEventListener('submit',event=>{if(event.target.hasAttribute('data-waits-for-script')){event.preventDefault();self.earlySubmit=event.target}},true)
var lost={}
addEventListener('error',({target})=>{const src=target.localName==='script'&&target.getAttribute('src')
if(!src||!src.includes('/_next/'))return
const isOfLoader=!target.hasAttribute('async'),times=lost[src]=(lost[src]??0)+1
if(isOfLoader||times>1)document.documentElement.dataset.scriptFailed=''
if(isOfLoader)return
target.remove()
if(times===2)fetch(src,{method:'HEAD'}).then(({status})=>{const now=Date.now()
if(status!==404||now-(sessionStorage['${reloadedAtKey}']??0)<${reloadPauseMs})return
sessionStorage['${reloadedAtKey}']=now
reloadTyped()}).catch(()=>{})
if(times<4)setTimeout(()=>{document.head.append(Object.assign(document.createElement('script'),{src,async:true,onload:target.onload}))},400*times**2)},true)
function typedFields(){return [...document.querySelectorAll('[data-waits-for-script] :is(input:not([type=password],[type=file],[type=hidden],[type=checkbox],[type=radio]),select,textarea)[name]')]}
function reloadTyped(){try{sessionStorage.typed=JSON.stringify([location.pathname,typedFields().map(({name,value})=>[name,value])])}catch{}
location.reload()}
addEventListener('click',event=>{if(event.target.closest?.('[data-try-again]'))fetch('/api/health').then(reloadTyped,()=>{})})
addEventListener('DOMContentLoaded',()=>{try{const [path,values]=JSON.parse(sessionStorage.typed);delete sessionStorage.typed
if(path===location.pathname)typedFields().forEach((field,at)=>{if(values[at]?.[0]===field.name)field.value=values[at][1]})}catch{}})
;(globalThis.__zod_globalConfig??={}).jitless=true`
