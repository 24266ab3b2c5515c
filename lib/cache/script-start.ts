/** What somebody may do before the scripts of a page have started: it starts them. */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'input',
  'change',
]

/** A picture that does not arrive must not keep the scripts away. */
const longestWaitMs = 4_000

/**
 * An inline script that starts scripts in their order, once the page with its pictures has been
 * painted or somebody uses it: until then, the line and the processor belong to what is seen.
 * The others are fetched at once but wait for the first, the payload, which is asked for again where
 * it got lost (`constant-script.ts` keeps its `onload`): React's client reads it when it starts, and never later.
 * The last of what is done in the meantime is put into `earlyUses`, by its type, for the parts that
 * wait for it (`components/first-use`); a link that does less without its script waits with them, unless
 * a script cannot be loaded. React finds its scripts by their `async` attribute; it is set when the
 * order is already decided.
 */
export function scriptStart(sources: readonly string[]): string {
  return `(([payload,...scripts],signs)=>{
let begun=false
const begin=()=>{
if(begun)return
begun=true
run(payload).onload=()=>scripts.forEach(run)
for(const href of scripts)append('link',{rel:'preload',as:'script',fetchPriority:'low',href})}
const append=(name,marks)=>{
const element=Object.assign(document.createElement(name),marks)
document.head.append(element)
return element}
const run=src=>{
const script=append('script',{src,async:false,onerror:()=>{delete self.earlyUses}})
script.setAttribute('async','')
return script}
const isPlain=event=>event.button===0&&!event.metaKey&&!event.ctrlKey&&!event.shiftKey&&!event.altKey
const use=event=>{
if(self.earlyUses){
self.earlyUses[event.type]=event
if(event.type==='click'&&isPlain(event)&&event.target.closest?.('a[data-with-script]'))event.preventDefault()
}
begin()}
self.earlyUses={}
for(const sign of signs)addEventListener(sign,use,{capture:true,passive:sign!=='click'})
const painted=()=>document.hidden?begin():requestAnimationFrame(()=>setTimeout(begin))
addEventListener('load',painted)
setTimeout(begin,${longestWaitMs})
})(${JSON.stringify(sources).replaceAll('<', '\\u003c')},${JSON.stringify(signs)})`
}
