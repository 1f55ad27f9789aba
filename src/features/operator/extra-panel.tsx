import { Problem } from '#src/ui/press.tsx'
import { type PanelProps, Screen, screenWords } from './screen.tsx'

export function ExtraPanel({ link, view }: PanelProps) {
  return (
    <Screen {...screenWords(view)} view={view}>
      <Problem text={link.problem} />
    </Screen>
  )
}
