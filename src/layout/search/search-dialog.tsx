import { XMarkIcon } from '@heroicons/react/24/outline';
import { useId, useState } from 'react';
import type { DialogProps } from '../use-lazy-dialog';
import { IconButton } from '../../ui/controls/button';
import { Link } from '../../ui/controls/link';
import { TextLink } from '../../ui/controls/text-link';
import { fillLabel } from '../../ui/fill-label';
import { HeaderModal } from '../../ui/modal';
import { NavLink } from '../header/nav-link';
import { type LayoutContent, useLayoutContent } from '../use-layout-content';
import type { FoundPage } from './load-pagefind';
import { useResults } from './use-results';

export default function SearchDialog({ isOpen, onClose }: DialogProps) {
  const { search, groups, links } = useLayoutContent().navigation;
  const labels = search as NonNullable<LayoutContent['navigation']['search']>;
  const id = useId();
  const [words, setWords] = useState('');
  const { state, pages, count } = useResults(words);
  const messages = {
    empty: '',
    searching: labels.searching,
    failed: labels.failed,
    found: count > 0 ? fillLabel(labels.results, { count }) : fillLabel(labels.none, { words: words.trim() }),
  };
  const hasLinks = pages.length === 0 && (state === 'empty' || state === 'found');
  return (
    <HeaderModal
      label={labels.title}
      isOpen={isOpen}
      onClose={onClose}
      className="fixed inset-x-0 top-[min(10svh,6rem)] mx-auto max-h-[80dvh] w-[min(44rem,100%-2*var(--spacing-gutter))] max-w-none scroll-pt-32 overflow-y-auto overscroll-contain border border-hairline bg-raised text-ink [box-shadow:var(--float)] transition-opacity duration-150 backdrop:bg-scrim/60 max-sm:inset-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-full starting:open:opacity-0 print:open:hidden"
    >
      <form
        role="search"
        className="sticky top-0 z-1 border-b border-hairline bg-raised px-6 pt-4 pb-5"
        onSubmit={(event) => event.preventDefault()}
      >
        <label htmlFor={id} className="text-small font-semibold">
          {labels.title}
        </label>
        <div className="mt-1 flex items-center gap-3">
          {/* The first control: the browser gives it the focus. With the type "search", Escape would empty it first. */}
          <input
            id={id}
            role="searchbox"
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="block min-h-12 w-full min-w-0 border-b border-control-line bg-transparent font-display text-large font-semibold focus-visible:rounded-small focus-visible:border-transparent focus-visible:outline-offset-4"
          />
          <IconButton className="-me-2.5 shrink-0" label={labels.close} onClick={onClose}>
            <XMarkIcon className="size-6" />
          </IconButton>
        </div>
      </form>
      <p role="status" className="px-6 py-4 text-small wrap-anywhere text-ink-muted empty:p-0">
        {messages[state]}
      </p>
      <ol role="list" className="-mt-2 px-6 pb-2 empty:hidden">
        {pages.map((page) => (
          <ResultRow key={page.raw_url} {...page} />
        ))}
      </ol>
      {hasLinks && (
        <ul role="list" className="grid px-2.5 pt-2 pb-4 sm:grid-cols-2">
          {groups
            ?.flatMap(({ items }) => items)
            .map((item) => (
              <li key={item.title}>
                <NavLink {...item} />
              </li>
            ))}
          {links?.map((link) => (
            <li key={link.title} className="px-3.5">
              <TextLink {...link} className="font-semibold" />
            </li>
          ))}
        </ul>
      )}
    </HeaderModal>
  );
}

const ResultRow = ({ raw_url: path, meta, excerpt }: FoundPage) => (
  <li className="border-hairline not-first:border-t">
    <Link href={path} className="group block py-4">
      <span className="block font-display text-title font-semibold underline decoration-hairline underline-offset-[0.3em] group-hover:decoration-current">
        {meta.title ?? path}
      </span>
      {/* A new element for each excerpt: browsers that translate the page replace its texts. */}
      <span key={excerpt} className="mt-1 block text-small wrap-anywhere text-ink-muted">
        {!/^(?:<mark>)?\p{Lu}/u.test(excerpt) && '… '}
        {partsOf(excerpt).map((part, index) =>
          index % 2 ? (
            <mark key={index} className="bg-transparent font-semibold text-ink">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
        {' …'}
      </span>
    </Link>
  </li>
);

/** Every second part of an excerpt is one of the words. */
const partsOf = (excerpt: string): string[] =>
  excerpt.split(/<\/?mark>/).map((part) => part.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));
