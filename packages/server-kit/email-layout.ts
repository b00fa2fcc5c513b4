import type { Email } from './outbox.ts'

type Content = {
  lang: 'ko' | 'en'
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** The one thing the reader may want to do next. */
  action?: { label: string; url: string }
  /** In small print below. */
  aside: string
  /** The sender's name. */
  sender: string
}

/** An email as plain text and as a page that every mail program can show, saying the same. */
export function writeEmail({ lang, subject, greeting, paragraphs, action, aside, sender }: Content): Email {
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}\n${action.url}`] : []), aside, sender]
  const html = `<!doctype html>
<html lang="${lang}"><body style="margin:0;padding:0">
<div style="max-width:560px;margin:0 auto;padding:40px 24px;font-family:Pretendard,-apple-system,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;font-size:16px;line-height:1.7;word-break:keep-all;overflow-wrap:anywhere">
<p style="margin:0 0 32px;padding-bottom:16px;border-bottom:1px solid currentColor;font-family:'Nanum Myeongjo',Batang,Georgia,serif;font-size:20px">${escapeHtml(sender)}</p>
<p style="margin:0 0 16px;font-weight:600">${escapeHtml(greeting)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px;white-space:pre-line">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? button(action) : ''}
<p style="margin:32px 0 0;font-size:13px;opacity:0.7">${escapeHtml(aside)}</p>
</div></body></html>`
  return { subject, text: text.join('\n\n'), html }
}

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;background:black;color:white;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;opacity:0.7">${escapeHtml(url)}</p>`

const replacements: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => replacements[sign] ?? sign)
