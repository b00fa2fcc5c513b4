import { useState } from 'react'
import { Button } from './button.tsx'
import type { GalleryEntries, Say } from './gallery.ts'
import { Popover } from './popover.tsx'

type Props = { say: Say; children: string; defaultOpen?: boolean }
const Asked = ({ say, children, defaultOpen = false }: Props) => (
  <Popover
    trigger={say('잔향이 뭐예요?', 'What is a scent trail?')}
    title={say('잔향', 'Scent trail')}
    defaultOpen={defaultOpen}
  >
    <p className="mt-3">{children}</p>
  </Popover>
)

/** Open at once, where it is fetched with the first press. */
function Fetched({ say }: { say: Say }) {
  const [wanted, setWanted] = useState(false)
  if (wanted) {
    return (
      <Asked say={say} defaultOpen>
        {say('누르고 나서 가져왔어요.', 'It came after you pressed.')}
      </Asked>
    )
  }
  return (
    <Button kind="line" size="sm" aria-haspopup="dialog" onClick={() => setWanted(true)}>
      {say('가져와서 바로 열기', 'Fetch it and open it at once')}
    </Button>
  )
}

export const entries: GalleryEntries = (say) => [
  {
    name: 'short',
    node: (
      <Asked say={say}>
        {say(
          '불을 끈 뒤에도 방에 남아 있는 시간이에요.',
          'The hours a scent stays in the room after the flame is out.',
        )}
      </Asked>
    ),
  },
  {
    name: 'long',
    node: (
      <Asked say={say}>
        {say(
          '불을 끈 뒤에도 방에 남아 있는 시간이에요. 창을 닫은 열 평 방에서 세 번 재어 가운데 값을 적었어요. 나무와 연기의 향은 오래 남고, 감귤과 풀의 향은 먼저 떠나요.',
          'The hours a scent stays in the room after the flame is out, measured three times in a closed room of thirty-three square metres, the middle value taken. Wood and smoke stay long; citrus and leaves are the first to go.',
        )}
      </Asked>
    ),
  },
  { name: 'open at once', node: <Fetched say={say} /> },
]
