import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import type { PostcodeAddress } from './postcode-address.ts'
import { PostcodeFinder } from './postcode-finder.tsx'

const ko = {
  title: '우편번호 찾기',
  loading: '주소 검색을 불러오고 있어요.',
  failed: '주소 검색을 불러오지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
  retry: '다시 시도',
  close: '닫기',
}
const en = {
  title: 'Find a postcode',
  loading: 'Loading the address search.',
  failed: 'The address search could not be loaded. Please try again in a moment.',
  retry: 'Try again',
  close: 'Close',
}

type Props = { opener: string } & Pick<ComponentProps<typeof PostcodeFinder>, 'labels' | 'scriptUrl' | 'query'>
function Opened({ opener, ...props }: Props) {
  const [open, setOpen] = useState(false)
  const [found, setFound] = useState<PostcodeAddress>()
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      {found && (
        <p data-found>
          [{found.zonecode}] {found.address} {found.extra}
          <br />
          {found.addressEnglish}
        </p>
      )}
      <PostcodeFinder {...props} open={open} onClose={() => setOpen(false)} onSelect={setFound} />
    </>
  )
}

const scriptUrl = '/postcode/postcode.v2.js'

export const entries = [
  { name: 'finding an address', node: <Opened opener="우편번호 찾기" labels={ko} scriptUrl={scriptUrl} /> },
  {
    name: 'searching for something at once',
    node: <Opened opener="Find on Udo" labels={en} scriptUrl={scriptUrl} query="우도해안길" />,
  },
  {
    name: 'the service cannot be reached',
    node: <Opened opener="주소 검색이 안 될 때" labels={ko} scriptUrl="/postcode/gone.js" />,
  },
]
