import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useChosen } from './filter-words.ts'

// Only phones need the sheet, and only those that open it.
const FilterSheet = lazy(() => import('./filter-sheet.tsx').then(({ FilterSheet }) => ({ default: FilterSheet })))

type Props = Omit<ComponentProps<typeof FilterSheet>, 'open' | 'onOpenChange'>

/** Opens the sheet. Before scripts have come it leads to the filters themselves. */
export function FilterButton(props: Props) {
  const t = usePhrases()
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(0)
  const chosen = useChosen()(props.listing).length
  return (
    <>
      <Button
        className="only-phone filter-button"
        kind="quiet"
        size="sm"
        href="#filters"
        link={({ href, ...rest }) => (
          <a
            {...rest}
            href={href}
            aria-haspopup="dialog"
            onClick={(event) => {
              event.preventDefault()
              setWanted(wanted + 1)
              setOpen(true)
            }}
          />
        )}
      >
        <Icon name="filter" size="sm" />
        {chosen > 0 ? t('필터 {count}', { count: chosen }) : t('필터')}
      </Button>
      {wanted > 0 && (
        <Suspense fallback={null}>
          <FilterSheet key={wanted} {...props} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
