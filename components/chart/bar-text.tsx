import { chartLook, type Frame } from './drawing'

interface BarTextProps {
  frame: Frame
  at: number
  y: number
  ink: 'ink' | 'soft'
  text: string
}

/** What is over a bar or at its end. */
export function BarText({ frame, at, y, ink, text }: BarTextProps) {
  return (
    <text x={frame.mirror.at(at)} y={y} fill={chartLook[ink]} fontSize={chartLook.text}>
      {text}
    </text>
  )
}
