import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

interface Answer {
  status: number
  body: unknown
}

/**
 * Reports what is wrong with answers by the schemas that describe them, each compiled when it is first answered by.
 * `documents` are what their references name.
 */
export function answerViolations(
  schemaOf: (name: string, status: number) => object | undefined,
  documents: Readonly<Record<string, object>> = {},
): (name: string, answer: Answer) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, schemas: documents })
  formats.default(ajv)
  const validators = new Map<string, ValidateFunction | null>()

  function validatorOf(name: string, status: number): ValidateFunction | null {
    const key = `${name} ${status}`
    const known = validators.get(key)
    if (known !== undefined) return known
    const schema = schemaOf(name, status)
    const validator = schema ? ajv.compile(schema) : null
    validators.set(key, validator)
    return validator
  }

  return (name, { status, body }) => {
    const validate = validatorOf(name, status)
    if (!validate) return [`${name} describes no JSON for ${status}`]
    return validate(body)
      ? []
      : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
  }
}
