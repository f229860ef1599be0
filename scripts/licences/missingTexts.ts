/** The standard texts in `texts`, by SPDX identifier. */
export type StandardText = 'ISC' | 'MIT' | 'Unlicense'

export interface MissingText {
  licence: StandardText
  /** Whose it is; undefined where the text has no such line. */
  copyright?: string
  /** Why the text stands here. */
  reason: string
  /** Where the licence and the holder were found. */
  source: string
}

const unpublished = 'it is published without its licence file'
const nodeContributors = `Copyright Node.js contributors. All rights reserved.
Copyright Joyent, Inc. and other Node contributors. All rights reserved.`
const carriedOnly = 'nothing but the package that carries it is installed'

/**
 * What to write for a package that ships no licence text, by its name. A build names each one that lacks a text, and
 * each entry that its package no longer needs or contradicts.
 */
export const missingTexts: Readonly<Record<string, MissingText>> = {
  '@cfworker/json-schema': {
    licence: 'MIT',
    copyright: 'Copyright (c) Jeremy Danyow',
    reason: unpublished,
    source: 'license and author in its package.json',
  },
  '@open-draft/deferred-promise': {
    licence: 'MIT',
    copyright: 'Copyright (c) Artem Zakharchenko',
    reason: unpublished,
    source: 'license and author in the package.json of 2.2.0',
  },
  events: {
    licence: 'MIT',
    copyright: 'Copyright Joyent, Inc. and other Node contributors.',
    reason: carriedOnly,
    source: 'head of events.js in github.com/browserify/events',
  },
  'is-node-process': {
    licence: 'MIT',
    copyright: 'Copyright (c) Artem Zakharchenko and the contributors of mswjs/is-node-process',
    reason: unpublished,
    source: 'license and repository in its package.json',
  },
  'normalize.css': {
    licence: 'MIT',
    copyright: 'Copyright (c) Nicolas Gallagher and Jonathan Neal',
    reason: carriedOnly,
    source: 'github.com/necolas/normalize.css, LICENSE.md of 7.0.0',
  },
  process: {
    licence: 'MIT',
    copyright: 'Copyright (c) 2013 Roman Shtylman <shtylman@gmail.com>',
    reason: carriedOnly,
    source: 'github.com/defunctzombie/node-process, LICENSE',
  },
  'react-remove-scroll-bar': {
    licence: 'MIT',
    copyright: 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
    reason: unpublished,
    source: 'github.com/theKashey/react-remove-scroll-bar, LICENSE',
  },
  'readable-stream': {
    licence: 'MIT',
    copyright: nodeContributors,
    reason: carriedOnly,
    source: 'github.com/nodejs/readable-stream, LICENSE',
  },
  'size-sensor': {
    licence: 'ISC',
    copyright: 'Copyright (c) hustcc',
    reason: unpublished,
    source: 'license and author in its package.json, and its README',
  },
  'stream-browserify': {
    licence: 'MIT',
    copyright: 'Copyright (c) James Halliday',
    reason: carriedOnly,
    source: 'github.com/browserify/stream-browserify, LICENSE',
  },
  'strict-event-emitter': {
    licence: 'MIT',
    copyright: 'Copyright (c) Artem Zakharchenko',
    reason: unpublished,
    source: 'license and author in its package.json',
  },
  string_decoder: {
    licence: 'MIT',
    copyright: nodeContributors,
    reason: carriedOnly,
    source: 'github.com/nodejs/string_decoder, LICENSE',
  },
  'tachyons-sass': {
    licence: 'MIT',
    copyright: 'Copyright (c) @mrmrs_ & @4lpine',
    reason: carriedOnly,
    source: 'github.com/tachyons-css/tachyons-sass, license',
  },
  'toggle-selection': {
    licence: 'MIT',
    copyright: 'Copyright (c) sudodoki <smd.deluzion@gmail.com>',
    reason: unpublished,
    source: 'license and author in its package.json',
  },
  wouter: {
    licence: 'Unlicense',
    reason: unpublished,
    source: 'license in its package.json',
  },
}
