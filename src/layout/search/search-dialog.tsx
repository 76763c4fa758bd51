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
import * as styles from './search-dialog.module.css';
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
    <HeaderModal label={labels.title} isOpen={isOpen} onClose={onClose} className={styles.dialog}>
      <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className="text-small font-semibold">
          {labels.title}
        </label>
        <div className={styles.line}>
          {/* The first control: the browser gives it the focus. With the type "search", Escape would empty it first. */}
          <input
            id={id}
            role="searchbox"
            autoComplete="off"
            enterKeyHint="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className={styles.field}
          />
          <kbd aria-hidden="true" className={styles.key}>
            Esc
          </kbd>
          <IconButton className="-me-2.5 shrink-0" label={labels.close} onClick={onClose}>
            <XMarkIcon className="size-6" />
          </IconButton>
        </div>
      </form>
      <p role="status" className={styles.status}>
        {messages[state]}
      </p>
      <ol role="list" className={styles.results}>
        {pages.map((page) => (
          <ResultRow key={page.raw_url} {...page} />
        ))}
      </ol>
      {hasLinks && (
        <ul role="list" className={styles.links}>
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
    <Link href={path} className={styles.result}>
      {meta.image && (
        <img
          src={meta.image}
          alt=""
          loading="lazy"
          className={styles.picture}
          style={{ objectPosition: meta.position }}
        />
      )}
      <span className={styles.title}>{meta.title ?? path}</span>
      {/* A new element for each excerpt: browsers that translate the page replace its texts. */}
      <span key={excerpt} className={styles.excerpt}>
        {!/^(?:<mark>)?\p{Lu}/u.test(excerpt) && '… '}
        {partsOf(excerpt).map((part, index) =>
          index % 2 ? (
            <mark key={index} className={styles.word}>
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
