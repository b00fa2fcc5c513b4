import { isCrawl, reachEveryPage } from './every-page.ts'

reachEveryPage([{ width: 390, lang: 'en' }, ...(isCrawl ? [{ width: 1280, lang: 'en' } as const] : [])])
