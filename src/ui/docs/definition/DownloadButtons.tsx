import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import type { Node } from '../../../rules/definition/references.ts'
import { download } from '../../kit/download.ts'
import { definitionTexts as texts } from './definitionTexts.ts'

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'definition'

export function DownloadButtons({ definition, name }: { definition: Node; name: string }) {
  const [failed, setFailed] = useState(false)
  const file = fileName(name)
  const attempt = async (save: () => unknown) => {
    setFailed(false)
    try {
      await save()
    } catch {
      setFailed(true)
    }
  }
  const downloadJson = () => download(JSON.stringify(definition, null, 2), 'application/json', `${file}.json`)
  const downloadYaml = async () => {
    const { stringify } = await import('yaml')
    download(stringify(definition, { aliasDuplicateObjects: false }), 'application/yaml', `${file}.yaml`)
  }
  return (
    <>
      <Button variant="soft" color="gray" onClick={() => attempt(downloadJson)}>
        {texts.download} {texts.json}
      </Button>
      <Button variant="soft" color="gray" onClick={() => attempt(downloadYaml)}>
        {texts.download} {texts.yaml}
      </Button>
      <span role="status">{failed && texts.downloadFailed}</span>
    </>
  )
}
