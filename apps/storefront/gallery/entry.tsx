import '@sillage/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from './gallery-page.tsx'
import { readWidgets } from './widgets.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
createRoot(root).render(<GalleryPage widgets={await readWidgets()} />)
