import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Titled, type TitledProps } from './titled.tsx'

type Props = TitledProps & { empty: string; next: { href: string; label: string } }

/** A page that has nothing to show: what it is for, that there is nothing, and a step that leads on. */
export function Quiet({ empty, next, children, ...titled }: Props) {
  return (
    <Titled {...titled}>
      <Empty title={empty} action={<Button href={next.href}>{next.label}</Button>}>
        {children}
      </Empty>
    </Titled>
  )
}
