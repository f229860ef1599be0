import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changelogFeedPath } from '../../src/rules/docs/changelog.ts'
import { changelogFeed } from '../changelog/changelogFeed.ts'
import { readEntries } from '../changelog/entries.ts'
import { readConfiguration } from '../host/readConfiguration.ts'
import { markdownFile, readPages } from './builtPages.ts'
import { llmsFile } from './llmsFile.ts'
import { sitemapFiles } from './robotsAndSitemap.ts'

/** Writes robots.txt, sitemap.xml, llms.txt and the feed of a built folder again, from its own portal.json. */
export function writeCrawlerFiles(folder: string): void {
  const pages = readPages(folder)
  const { origin } = readConfiguration(folder)
  const written = pages.filter(({ path }) => existsSync(join(folder, markdownFile(path))))
  const feed = changelogFeedPath.slice(1)
  const files = {
    ...sitemapFiles(pages, origin),
    'llms.txt': llmsFile(written, origin),
    [feed]: changelogFeed(readEntries(), origin),
  }
  mkdirSync(join(folder, dirname(feed)), { recursive: true })
  for (const name of ['robots.txt', 'sitemap.xml', 'llms.txt', feed])
    for (const suffix of ['', '.br', '.gz'])
      if (existsSync(join(folder, name + suffix))) rmSync(join(folder, name + suffix))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}
