/**
 * The only inline script of the layouts. It runs before the first paint and reads from a cookie
 * whether the visitor is signed in, so that the header has the right shape at once, and the colour
 * scheme that was chosen in this browser (`components/scheme-switch`). A form that is sent before its
 * script has arrived waits for it (`components/form/early-submit.tsx`). zod is told not to try whether
 * code may be made of text: the policy refuses that, and each try is reported. It never changes, so
 * dynamic pages allow it by its hash.
 */
export const constantScript = `document.documentElement.dataset.signedIn=/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)?'yes':'no'
try{const scheme=localStorage.getItem('scheme');if(/^(?:light|dark)$/.test(scheme))document.documentElement.dataset.scheme=scheme}catch{}
addEventListener('submit',event=>{if(event.target.hasAttribute('data-waits-for-script')){event.preventDefault();self.earlySubmit=event.target}},true)
;(globalThis.__zod_globalConfig??={}).jitless=true`
