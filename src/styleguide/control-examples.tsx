import { Button, ButtonLink } from '../ui/button';
import { Icon } from '../ui/icon';
import { IconButton, IconLink } from '../ui/icon-button';
import { Link } from '../ui/link';
import { SegmentedControl } from '../ui/segmented-control';
import { SlideControls } from '../ui/slide-controls';
import { TextLink } from '../ui/text-link';
import { type Examples, longText, Row, shape, Stateful } from './example';

const icon = <Icon icon={shape} className="size-6" />;
const looks = ['filled', 'quiet'] as const;
const sizes = ['medium', 'small'] as const;
const variants = looks.flatMap((look) => sizes.map((size) => ({ look, size })));
const optionLists = [['Only option'], ['First option', 'Second option'], ['One', 'Two', 'A long option']];

export const controlExamples: Examples = {
  Button: () => (
    <Row>
      {variants.map((variant) => (
        <Button key={Object.values(variant).join()} {...variant}>
          {Object.values(variant).join(', ')}
        </Button>
      ))}
      {looks.map((look) => (
        <Button key={look} look={look} disabled>
          {look}, disabled
        </Button>
      ))}
      <Button>{longText}</Button>
    </Row>
  ),
  ButtonLink: () => (
    <Row>
      {variants.map((variant) => (
        <ButtonLink key={Object.values(variant).join()} href="#" {...variant}>
          {Object.values(variant).join(', ')}
        </ButtonLink>
      ))}
      <ButtonLink href="#">{longText}</ButtonLink>
    </Row>
  ),
  'IconButton and IconLink': () => (
    <Row>
      {[{}, { disabled: true }, { 'aria-expanded': true }].map((state) => (
        <IconButton key={Object.keys(state).join()} label={Object.keys(state).join() || 'default'} {...state}>
          {icon}
        </IconButton>
      ))}
      <IconLink label="Link" href="#">
        {icon}
      </IconLink>
    </Row>
  ),
  'Link and TextLink': () => (
    <>
      <p>
        A text with a <Link href="#">Link</Link>
      </p>
      {[
        'a route: /',
        'this page: /__styleguide',
        'another site: https://foldline.example',
        `${longText}: #`,
      ].map((text) => (
        <p key={text}>
          <TextLink href={text.split(': ').at(-1) ?? ''}>{text}</TextLink>
        </p>
      ))}
    </>
  ),
  SegmentedControl: () =>
    optionLists.map((options) => (
      <Stateful key={options.length} initial={options.at(-1) ?? ''}>
        {(value, onChange) => (
          <div>
            <SegmentedControl
              {...{ options, value, onChange }}
              label={`${options.length} options`}
              hasBackground={options.length === 2}
            />
          </div>
        )}
      </Stateful>
    )),
  SlideControls: () =>
    [false, true].map((startsPaused) => (
      <Stateful key={String(startsPaused)} initial={{ index: 1, isPaused: startsPaused }}>
        {(state, setState) => (
          <SlideControls
            {...state}
            labels={{
              slideshow: 'Slideshow',
              pauseSlideshow: 'Pause',
              playSlideshow: 'Play',
              goToSlide: 'Go to slide {number}',
            }}
            count={3}
            onPausedChange={(isPaused) => setState({ ...state, isPaused })}
            onShow={(index) => setState({ ...state, index })}
          />
        )}
      </Stateful>
    )),
};
