/** Loaded before a portal: its clock is `CLOCK_SHIFT` seconds ahead of that of the machine. */
const shift = Number(process.env.CLOCK_SHIFT ?? 0) * 1000
const MachineDate = Date
const now = () => MachineDate.now() + shift

globalThis.Date = new Proxy(MachineDate, {
  apply: () => new MachineDate(now()).toString(),
  construct: (target, given, proxy) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, proxy),
  get: (target, name, proxy) => (name === 'now' ? now : Reflect.get(target, name, proxy)),
})
