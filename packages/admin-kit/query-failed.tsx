import { Problem, unexpected } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

/** What could not be read, and a button to try again. Nothing that was typed is touched. */
export function QueryFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = usePhrases()
  const problem = error instanceof Problem ? error : unexpected()
  return (
    <div className="note note-stop" role="alert">
      <Icon name="stop" />
      <div>{t(problem.message)}</div>
      <div className="acts">
        <Button small onClick={onRetry}>
          {t('다시 하기')}
        </Button>
      </div>
    </div>
  )
}
