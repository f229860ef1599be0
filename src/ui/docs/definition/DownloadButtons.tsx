import { Button } from '@radix-ui/themes/components/button'
import { useState } from 'react'
import type { Node } from '../../../rules/definition/references.ts'
import { texts as shared } from '../../../rules/text/texts.ts'
import { download } from '../../kit/download.ts'
import { failureOf, loadCode } from '../../kit/states/failure.ts'
import { Notice } from '../../kit/states/Notice.tsx'
import { definitionTexts as texts } from './definitionTexts.ts'

const fileName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'definition'

export function DownloadButtons({ definition, name }: { definition: Node; name: string }) {
  const [failure, setFailure] = useState('')
  const file = fileName(name)
  const attempt = async (save: () => unknown) => {
    setFailure('')
    try {
      await save()
    } catch (error) {
      setFailure(failureOf(error) === 'outdated' ? shared.outdated : texts.downloadFailed)
    }
  }
  const downloadJson = () => download(JSON.stringify(definition, null, 2), 'application/json', `${file}.json`)
  const downloadYaml = async () => {
    const stringify = await loadCode(async () => (await import('yaml')).stringify)
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
      {failure !== '' && <Notice variant="error">{failure}</Notice>}
    </>
  )
}
