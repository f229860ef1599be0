import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import type { Node } from '../../../rules/definition/references.ts'
import { download } from '../../kit/download.ts'
import { viewerTexts as texts } from './viewerTexts.ts'

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'definition'

export function DownloadButtons({ definition, name }: { definition: Node; name: string }) {
  const [failed, setFailed] = useState(false)
  const file = fileName(name)
  const downloadYaml = async () => {
    setFailed(false)
    try {
      const { stringify } = await import('yaml')
      download(stringify(definition, { aliasDuplicateObjects: false }), 'application/yaml', `${file}.yaml`)
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <Button
        size="2"
        variant="soft"
        color="gray"
        onClick={() => download(JSON.stringify(definition, null, 2), 'application/json', `${file}.json`)}
      >
        {texts.download} {texts.json}
      </Button>
      <Button size="2" variant="soft" color="gray" onClick={downloadYaml}>
        {texts.download} {texts.yaml}
      </Button>
      <span role="status">{failed && texts.downloadFailed}</span>
    </>
  )
}
