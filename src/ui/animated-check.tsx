export const AnimatedCheck = () => (
  <svg
    viewBox="0 0 64 64"
    fill="none"
    strokeDasharray="1"
    aria-hidden="true"
    className="w-32 stroke-signal stroke-3"
  >
    <circle cx="32" cy="32" r="29" pathLength="1" className="animate-draw fill-signal/12" />
    <path d="m19 33 9.5 9.5L46 24" pathLength="1" className="animate-draw [animation-delay:0.25s]" />
  </svg>
);
