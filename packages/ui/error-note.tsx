import { Icon } from './icon.tsx'
import './field.css'

type Props = { id?: string; children: string | undefined }

/** What is wrong with a field, under it; the field names it by its id in `aria-describedby`. */
export function ErrorNote({ id, children }: Props) {
  if (!children) return null
  return (
    <p className="error" id={id} role="alert">
      <Icon name="alert" size="sm" />
      {children}
    </p>
  )
}
