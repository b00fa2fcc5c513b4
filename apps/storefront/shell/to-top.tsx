import { limits } from '@sillage/kit/limits.ts'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useFarDown } from './scroll-watch.ts'
import '@sillage/ui/sections/phone-bars.css'
import '@sillage/ui/tooltip.css'
import './floating.css'

/** A button to the top of the page, once it is out of reach. */
export function ToTop() {
  const t = usePhrases()
  const far = useFarDown()
  return (
    <button
      type="button"
      className="to-top named named-beside"
      style={{ '--fade': `${limits.toTop.fadeMs}ms` }}
      data-away={far ? undefined : ''}
      aria-label={t('맨 위로')}
      onClick={() => window.scrollTo({ top: 0, behavior: smooth() })}
    >
      <Icon name="chevron-up" />
    </button>
  )
}

const smooth = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
