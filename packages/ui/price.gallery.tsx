import type { GalleryEntries } from './gallery.ts'
import { Price } from './price.tsx'

export const entries: GalleryEntries = (say) => {
  const labels = { cut: say('할인', 'Discount'), list: say('정가', 'List price') }
  const cut = { amount: say('35,700원', '$26.50'), cut: '15%', list: say('42,000원', '$31.00'), labels }
  return [
    { name: 'plain', node: <Price amount={say('46,000원', '$34.00')} /> },
    { name: 'cut', node: <Price {...cut} /> },
    { name: 'large', node: <Price size="lg" {...cut} /> },
    {
      name: 'large, with a question',
      node: (
        <Price
          size="lg"
          {...cut}
          why={<span className="tiny soft">{say('왜 이 가격인가요?', 'Why this price?')}</span>}
        />
      ),
    },
    { name: 'stacked', node: <Price stacked {...cut} /> },
    {
      name: 'long',
      node: (
        <div className="max-w-40">
          <Price
            amount={say('128,450,000원', '$95,148.00')}
            cut="3%"
            list={say('132,422,680원', '$98,090.00')}
            labels={labels}
          />
        </div>
      ),
    },
  ]
}
