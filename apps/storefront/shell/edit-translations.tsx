import { TranslationEditor } from '@sillage/domains/translation/shop/edit-in-place.tsx'
import type { ComponentProps } from 'react'
import { createRoot } from 'react-dom/client'

/** Beside the page, so that nothing of it knows of this. */
export function startEditing(options: ComponentProps<typeof TranslationEditor>) {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<TranslationEditor {...options} />)
}
