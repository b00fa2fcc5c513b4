import { Button } from './button.tsx'
import { Tooltip } from './tooltip.tsx'

export const entries = [
  {
    name: 'under the pointer or the focus',
    node: (
      <div className="button-row">
        <Tooltip text="개봉한 향 제품은 청약철회가 제한돼요">
          <Button kind="line" size="sm">
            교환·반품
          </Button>
        </Tooltip>
        <Tooltip text="Opened scented products cannot be returned">
          <Button kind="line" size="sm">
            Returns
          </Button>
        </Tooltip>
      </div>
    ),
  },
]
