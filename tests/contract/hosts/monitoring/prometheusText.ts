/** The samples of a text in Prometheus's format, by name and labels as they are written. @throws Error for a line that is none */
export function samplesOf(text: string): Map<string, number> {
  const samples = new Map<string, number>()
  for (const line of text.split('\n')) {
    if (line === '' || /^# (HELP|TYPE) \w+ /.test(line)) continue
    const [, key, value] = /^([a-z_][\w:]*(?:\{(?:\w+="(?:[^"\\\n]|\\.)*",?)*\})?) (\S+)$/i.exec(line) ?? []
    if (key === undefined || samples.has(key)) throw new Error(`No sample, or one twice: ${line}`)
    samples.set(key, value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value))
  }
  return samples
}
