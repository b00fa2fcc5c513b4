import { lostSigns, textBytes } from '@sillage/server-kit/euc-kr.ts'
import { gapsIn, type Message, type Wording } from './define-message.ts'

const limits = { talk: 1_000, text_bytes: 2_000, button: 14, title: 60 }
/** More than what fills a gap in real life. */
const gapRoom = 40

const roomOf = (text: string) => text.length + gapsIn(text).length * gapRoom

/** Refuses a catalogue of which someone would read something broken; names every fault at once. */
export function checkMessages(messages: readonly Message[]): void {
  const faults = messages.flatMap((message) => faultsOf(message).map((fault) => `${message.key}: ${fault}`))
  const keys = messages.map(({ key }) => key)
  const codes = messages.flatMap(({ kr: { talk } }) => (talk ? [talk.code] : []))
  for (const name of [...keys, ...codes])
    if ([...keys, ...codes].filter((each) => each === name).length > 1) faults.push(`${name} is there twice`)
  if (faults.length > 0) throw new Error(`messages that cannot be sent:\n${[...new Set(faults)].join('\n')}`)
}

function faultsOf(message: Message): string[] {
  const { variables, optional = [], manner, reference } = message
  const known = new Set<string>(variables)
  const faults: string[] = []
  for (const lang of ['kr', 'en'] as const) {
    const { paragraphs, ...rest } = message[lang]
    const { talk = undefined } = 'talk' in rest ? rest : {}
    const short = {
      title: rest.title,
      notice: rest.notice,
      greeting: rest.greeting,
      text: rest.text,
      talk: talk?.text ?? '',
    }
    const said = [...Object.values(short), ...paragraphs]
    if (Object.entries(rest).some(([name, text]) => name !== 'talk' && text === '') || paragraphs.length === 0)
      faults.push(`${lang} says nothing somewhere`)
    for (const name of said.flatMap(gapsIn)) if (!known.has(name)) faults.push(`${lang} has no variable ${name}`)
    for (const name of variables)
      if (name !== 'link' && name !== reference && !said.flatMap(gapsIn).includes(name))
        faults.push(`${lang} never says ${name}`)
    for (const [place, text] of Object.entries(short))
      for (const name of gapsIn(text))
        if (optional.includes(name)) faults.push(`${lang} ${place} would have a hole: ${name}`)
    faults.push(...phoneFaults(lang, rest))
  }
  if (!known.has('link') || !known.has('name')) faults.push('it needs a name and a link')
  if (reference && !known.has(reference)) faults.push(`it has no variable ${reference}`)
  const { talk } = message.kr
  if (manner === 'advertising' && talk) faults.push('KakaoTalk carries no advertising')
  if (manner !== 'advertising' && !talk) faults.push('nothing is registered with KakaoTalk')
  if (talk && roomOf(talk.text) > limits.talk) faults.push('the registered text is too long')
  if (talk && !/^[a-z][a-z_]*$/.test(talk.code)) faults.push('the registered name has strange signs')
  return faults
}

function phoneFaults(lang: string, { text, title, action }: Omit<Wording, 'paragraphs'>): string[] {
  const lost = [...lostSigns(text), ...lostSigns(title)]
  return [
    ...(lost.length > 0 ? [`${lang} has signs that phones do not get: ${lost.join(' ')}`] : []),
    ...(textBytes(text) + gapsIn(text).length * gapRoom * 2 > limits.text_bytes
      ? [`${lang} is too long for a phone`]
      : []),
    ...(title.length > limits.title ? [`${lang} has too long a title`] : []),
    // The name of a button in KakaoTalk.
    ...(lang === 'kr' && action.length > limits.button ? ['the name of the button is too long'] : []),
  ]
}
