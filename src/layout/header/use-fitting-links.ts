import { useEffect, useState } from 'react';

const widthOf = (element: Element) => (element as HTMLElement).offsetWidth;

/** The width inside the padding. */
const spaceIn = (element: Element) => {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
};

const gapOf = (element: Element) => parseFloat(getComputedStyle(element).columnGap) || 0;

/** How many entries fit, if the last one is a menu that takes those that do not. */
export function countFitting(widths: readonly number[], gap: number, space: number): number {
  const all = widths.slice(0, -1);
  const sum = (parts: readonly number[]) => parts.reduce((total, width) => total + width + gap, -gap);
  if (sum(all) <= space) return all.length;
  const menu = widths.at(-1) ?? 0;
  const lengths = all.map((_, index) => all.length - 1 - index);
  return lengths.find((length) => sum([...all.slice(0, length), menu]) <= space) ?? 0;
}

/**
 * Hides the links of a row that do not fit into the header, and shows a menu at the end of the row for them.
 *
 * @param count how many links there are, between other entries of the row and the menu; undefined without a menu
 * @returns how many of them fit, and a function that observes the navigation
 */
export function useFittingLinks(count?: number) {
  const [fitting, setFitting] = useState(count ?? 0);
  const [nav, setNav] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const header = nav?.parentElement;
    const row = nav?.firstElementChild;
    if (!header || !row || count === undefined) return;
    const fit = () => {
      const entries = [...row.children] as HTMLElement[];
      const before = entries.length - count - 1;
      for (const entry of entries) entry.hidden = false;
      const others = [...header.children].filter((child) => child !== nav);
      // With the logo in the middle, the row has the start of the header only.
      const space =
        getComputedStyle(header).display === 'grid'
          ? nav.clientWidth
          : others.reduce((rest, child) => rest - widthOf(child) - gapOf(header), spaceIn(header));
      const shown = Math.max(countFitting(entries.map(widthOf), gapOf(row), space) - before, 0);
      // React renders the same.
      entries.slice(before).forEach((entry, index) => {
        entry.hidden = index === count ? shown === count : index >= shown;
      });
      setFitting(shown);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(header);
    observer.observe(row);
    return () => observer.disconnect();
  }, [nav, count]);
  return { fitting, observe: setNav };
}
