import { fileURLToPath } from 'node:url'
import type { Language } from '../front/words.ts'

const warning = {
  ko: '<strong>테스트 결제</strong> 실제로 돈이 나가지 않아요.',
  en: '<strong>Test payment</strong> No money moves.',
}

export const won = (amount: number, lang: Language = 'ko') =>
  lang === 'en' ? `₩${amount.toLocaleString('ko-KR')}` : `${amount.toLocaleString('ko-KR')}원`

export const browserFolder = fileURLToPath(new URL('./browser/', import.meta.url))

/** Every page of the emulator says that it is one. */
export const page = (title: string, body: string, lang: Language = 'ko') => `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>${title}</title><link rel="stylesheet" href="/window.css"></head>
<body>
<p class="test">${warning[lang]}</p>
<main><h1>${title}</h1>${body}</main>
</body>
</html>`
