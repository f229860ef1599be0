import { array } from 'superstruct'
import { type Persona, persona } from '../../rules/sandbox/personas.ts'
import { type Fetch, readControl } from './controlCalls.ts'

const personas = array(persona)

export const readPersonas = (fetch: Fetch, signal: AbortSignal): Promise<Persona[]> =>
  readControl(fetch, '/personas', personas, signal)
