import { isCrawl, reachEveryPage } from './every-page.ts'

reachEveryPage([{ width: 1280, lang: 'ko' }, ...(isCrawl ? [{ width: 390, lang: 'ko' } as const] : [])])
