import { type ComponentProps, useState } from 'react';
import { useLayoutContent } from '../layout/use-layout-content';
import { Button, ButtonLink } from '../ui/controls/button';
import { IconButton, IconLink } from '../ui/controls/icon-button';
import { Link } from '../ui/controls/link';
import { RadioGroup } from '../ui/controls/radio-group';
import { Modal } from '../ui/modal';
import { SlideControls } from '../ui/controls/slide-controls';
import { TextLink } from '../ui/controls/text-link';
import { Icon } from '../ui/icon';
import { type Examples, longText, Row, shape } from './example';

const icon = <Icon icon={shape} className="size-6" />;
const looks = ['filled', 'quiet'] as const;
const sizes = ['medium', 'small'] as const;
const variants = [
  ...looks.flatMap((look) => sizes.map((size) => ({ look, size, children: `${look}, ${size}` }))),
  { children: longText },
];

const links = {
  'a route': '/',
  'this page': '/__styleguide',
  'another site': 'https://studio.example',
  [longText]: '#',
};

function Options({ look, options }: Pick<ComponentProps<typeof RadioGroup>, 'look' | 'options'>) {
  return (
    <div>
      <RadioGroup {...{ look, options }} label={`${look}, ${options.length} options`} />
    </div>
  );
}

function OpenModal() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Modal label="Modal" isOpen={isOpen} onClose={() => setIsOpen(false)} className="m-auto p-8">
        <Button onClick={() => setIsOpen(false)}>Close</Button>
      </Modal>
    </>
  );
}

function Slides({ startsPaused = false }) {
  const { labels } = useLayoutContent();
  const [index, onShow] = useState(1);
  const [isPaused, onPausedChange] = useState(startsPaused);
  return (
    <SlideControls
      {...{ labels, index, onShow, isPaused, onPausedChange }}
      names={['Paper', 'Slabs', null]}
    />
  );
}

export const controlExamples: Examples = {
  Button: () => (
    <Row>
      {variants.map((props) => (
        <Button key={props.children} {...props} />
      ))}
      {looks.map((look) => (
        <Button key={look} look={look} disabled>
          {look}, disabled
        </Button>
      ))}
    </Row>
  ),
  ButtonLink: () => (
    <Row>
      {variants.map((props) => (
        <ButtonLink key={props.children} href="#" {...props} />
      ))}
    </Row>
  ),
  'IconButton and IconLink': () => (
    <Row>
      <IconButton label="default" children={icon} />
      <IconButton label="disabled" disabled children={icon} />
      <IconButton label="expanded" aria-expanded children={icon} />
      <IconLink label="Link" href="#" children={icon} />
    </Row>
  ),
  'Link and TextLink': () => (
    <>
      <p>
        A text with a <Link href="#">Link</Link>
      </p>
      {Object.entries(links).map(([text, href]) => (
        <p key={text}>
          <TextLink href={href}>{text}</TextLink>
        </p>
      ))}
    </>
  ),
  Modal: () => <OpenModal />,
  RadioGroup: () => (
    <>
      <Options look="strip" options={['First option', 'Second option']} />
      <Options look="strip" options={['One', 'Two', 'A long option']} />
      <Options look="line" options={['Only option']} />
      <Options look="line" options={['First option', 'Second option']} />
    </>
  ),
  SlideControls: () => (
    <>
      <Slides />
      <Slides startsPaused />
    </>
  ),
};
