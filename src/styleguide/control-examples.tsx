import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton, IconLink } from '../ui/icon-button';
import { Link } from '../ui/link';
import { SegmentedControl } from '../ui/segmented-control';
import { SlideControls } from '../ui/slide-controls';
import { TextLink } from '../ui/text-link';
import { type Example, longText, Stateful } from './example';

export const shape = { viewBox: '0 0 24 24', paths: ['M4 12h16', 'm13 5 7 7-7 7'] };
const icon = <Icon icon={shape} className="size-6" />;
const looks = ['filled', 'quiet'] as const;
const sizes = ['medium', 'small'] as const;

const slideLabels = {
  slideshow: 'Slideshow',
  pauseSlideshow: 'Pause',
  playSlideshow: 'Play',
  goToSlide: 'Go to slide {number}',
};

export const controlExamples: Example[] = [
  {
    title: 'Button',
    example: () =>
      looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <Button key={size} look={look} size={size}>
              {look}, {size}
            </Button>
          ))}
          <Button look={look} disabled>
            {look}, disabled
          </Button>
          <Button look={look}>{longText}</Button>
        </div>
      )),
  },
  {
    title: 'ButtonLink',
    example: () =>
      looks.map((look) => (
        <div key={look} className="flex flex-wrap items-center gap-4">
          {sizes.map((size) => (
            <ButtonLink key={size} href="#" look={look} size={size}>
              {look}, {size}
            </ButtonLink>
          ))}
          <ButtonLink href="#" look={look}>
            {longText}
          </ButtonLink>
        </div>
      )),
  },
  {
    title: 'IconButton and IconLink',
    example: () => (
      <div className="flex flex-wrap items-center gap-4">
        <IconButton label="Default">{icon}</IconButton>
        <IconButton label="Disabled" disabled>
          {icon}
        </IconButton>
        <IconButton label="Open" aria-expanded="true">
          {icon}
        </IconButton>
        <IconLink label="Link" href="#">
          {icon}
        </IconLink>
      </div>
    ),
  },
  {
    title: 'Link and TextLink',
    example: () => (
      <ul>
        <li>
          <Link href="#">Link</Link>
        </li>
        {['/', '/__styleguide', 'https://foldline.example', '#'].map((href) => (
          <li key={href}>
            <TextLink href={href}>TextLink to {href}</TextLink>
          </li>
        ))}
        <li>
          <TextLink href="#">{longText}</TextLink>
        </li>
      </ul>
    ),
  },
  {
    title: 'SegmentedControl',
    example: () =>
      [['Only option'], ['First option', 'Second option'], ['One', 'Two', 'An option with a long text']].map(
        (options) => (
          <Stateful key={options.length} initial={options[options.length - 1] ?? ''}>
            {(value, setValue) => (
              <div>
                <SegmentedControl
                  label={`${options.length} options`}
                  options={options}
                  value={value}
                  onChange={setValue}
                  hasBackground={options.length === 2}
                />
              </div>
            )}
          </Stateful>
        ),
      ),
  },
  {
    title: 'SlideControls',
    example: (theme) =>
      [false, true].map((startsPaused) => (
        <Stateful key={String(startsPaused)} initial={{ index: 1, isPaused: startsPaused }}>
          {(state, setState) => (
            <SlideControls
              {...state}
              labels={{ ...slideLabels, slideshow: `Slideshow, ${theme}` }}
              count={3}
              onPausedChange={(isPaused) => setState({ ...state, isPaused })}
              onShow={(index) => setState({ ...state, index })}
            />
          )}
        </Stateful>
      )),
  },
];
