import '@sillage/ui/styles.css'
import { galleryLanguages } from '@sillage/ui/gallery.ts'
import { createRoot } from 'react-dom/client'
import { GalleryPage } from './gallery-page.tsx'
import { readWidgets } from './widgets.ts'

const root = document.getElementById('root')
if (!root) throw new Error('the page has no root')
const wanted = new URLSearchParams(location.search)
const language = galleryLanguages.find((known) => known === wanted.get('lang')) ?? 'ko'
const widgets = await readWidgets(language, wanted.get('only'))
document.documentElement.lang = language
createRoot(root).render(<GalleryPage widgets={widgets} language={language} />)
