/** Classes of the links and menu buttons of the header. */
export const navItem =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-3.5 text-small/body font-[550] whitespace-nowrap transition-control hover:bg-hover aria-expanded:bg-hover aria-[current=page]:underline aria-[current=page]:decoration-signal aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-[0.4em]';
