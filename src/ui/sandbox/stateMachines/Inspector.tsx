import { Button } from '@radix-ui/themes/components/button'
import { inspectorTexts as texts } from './inspectorTexts.ts'
import { StateMachines } from './StateMachines.tsx'

export default function Inspector({ onClose }: { onClose: () => void }) {
  return (
    <aside className="inspector" aria-label={texts.title}>
      <div className="inspector-head">
        <h2>{texts.title}</h2>
        <Button size="1" variant="outline" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
      <StateMachines />
    </aside>
  )
}
