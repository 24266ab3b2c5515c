/** jsdom measures nothing: what is measured has this width. */
export class FixedWidth {
  constructor(private readonly notify: (entries: { contentRect: { width: number } }[]) => void) {}
  observe() {
    this.notify([{ contentRect: { width: 640 } }])
  }
  disconnect() {}
}
