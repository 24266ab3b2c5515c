/**
 * The only inline script of the shared layout. It runs before the first paint and reads from a cookie
 * whether the visitor is signed in, so that the header has the right shape at once. A form that is
 * sent before its script has arrived waits for it (`components/form/early-submit.tsx`). It never
 * changes, so dynamic pages allow it by its hash.
 */
export const constantScript = `document.documentElement.dataset.signedIn=/(?:^|; )signed_in=1(?:;|$)/.test(document.cookie)?'yes':'no'
addEventListener('submit',event=>{if(event.target.hasAttribute('data-waits-for-script')){event.preventDefault();self.earlySubmit=event.target}},true)`
