/** The star with its hollow and the way out of it, and the tip that has left: on a 64 grid. */
export const markPaths = {
  star: 'M52.5 23.5 61 32l-8.5 8.5v12h-12L32 61l-8.5-8.5h-12v-12L3 32l8.5-8.5v-12h12L32 3l8.5 8.5 4.1 4.1-8.8 8.8h-.6L32 21.2l-3.2 3.2h-4.4v4.4L21.2 32l3.2 3.2v4.4h4.4l3.2 3.2 3.2-3.2h4.4v-4.4l3.2-3.2-3.2-3.2v-.6l8.8-8.8z',
  tip: 'M44.3 7.7h12v12z',
}
