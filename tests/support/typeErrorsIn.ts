import ts from 'typescript'

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  lib: ['lib.es2022.d.ts'],
  types: ['node'],
}

/** What the compiler finds in modules for Node, by their names. */
export function typeErrorsIn(modules: ReadonlyMap<string, string>): string[] {
  const host = ts.createCompilerHost(options)
  const files = new Map([...modules].map(([name, code]) => [`${name.replaceAll(/[^\w-]+/g, '-')}.mts`, { name, code }]))
  const { getSourceFile, fileExists } = host
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.getSourceFile = (file, languageOptions, ...rest) => {
    const code = files.get(file)?.code
    return code === undefined
      ? getSourceFile(file, languageOptions, ...rest)
      : ts.createSourceFile(file, code, languageOptions)
  }
  return ts.getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host)).map(({ file, messageText }) => {
    const name = files.get(file?.fileName ?? '')?.name ?? file?.fileName
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
