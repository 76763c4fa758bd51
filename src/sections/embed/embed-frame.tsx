interface EmbedFrameProps {
  title: string;
  address: string;
  /** `video` or `page`. */
  shape: string;
}

/** Outside the component, so that React calls it only when the frame appears. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * A part of another site. Its scripts run with the origin of that site, and it can neither change this page's address nor
 * start downloads. The other site learns from which site a visitor comes, not from which page: video services refuse to
 * play without that.
 *
 * @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/iframe#sandbox
 */
export const EmbedFrame = ({ title, address, shape }: EmbedFrameProps) => (
  <iframe
    // The button that loaded it is gone.
    ref={focus}
    title={title}
    sandbox="allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
    allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    referrerPolicy="strict-origin"
    src={address}
    className={`w-full rounded-large bg-surface print:hidden forced-colors:border ${shape === 'page' ? 'h-[max(30rem,min(48rem,85svh))]' : 'aspect-video'}`}
  />
);
