import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CaseStudyPage from '../../src/entries/case-study/case-study-page';
import { labels } from '../support/layout-content';
import { image } from '../support/section';
import type { CaseStudyData } from '../../src/content-model/collections/case-study';

const study = {
  slug: 'timetable',
  path: '/portfolio/timetable',
  title: 'A timetable',
  description: 'An app for a studio.',
  client: 'Larkfield',
  year: 2025,
  colour: null as CaseStudyData['colour'],
  ownColour: null,
  opening: null,
  resultsPlace: null as CaseStudyData['resultsPlace'],
  services: ['Design', 'Code'],
  status: null,
  noindex: null,
  cover: null,
  narrowCover: null,
  results: [{ value: '62 %', text: 'fewer calls', change: null }] as CaseStudyData['results'],
  comparison: null as CaseStudyData['comparison'],
  quote: {
    slug: 'ruth',
    text: 'They asked first.',
    author: 'Ruth',
    role: null,
    image: null,
  } as CaseStudyData['quote'],
  body: { blocks: [{ tag: 'h2', children: ['Why'] }] as never, links: [], images: [] },
};

const back = { path: '/portfolio', title: 'Portfolio' };
const next = { ...study, path: '/portfolio/next', title: 'A shop', cover: { ...image, alt: 'A sofa' } };

const show = (changes: Partial<CaseStudyData> = {}) =>
  render(<CaseStudyPage entry={{ ...study, back, next, ...changes }} />);

const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent);

it('shows the facts with their names, the text, the results, what the client says, and the next case', () => {
  show();
  expect(textsOf('term')).toEqual([labels.client, labels.services, labels.year]);
  expect(textsOf('definition')).toEqual(['Larkfield', 'Design', 'Code', '2025']);
  expect(textsOf('heading')).toEqual(expect.arrayContaining(['A timetable', 'Why', labels.results]));
  expect(screen.getByRole('listitem')).toHaveTextContent('62 %fewer calls');
  expect(screen.getByText('They asked first.')).toBeVisible();
  const link = screen.getByRole('link', { name: `${labels.nextCase} A shop` });
  expect(link).toHaveAttribute('href', '/portfolio/next');
  expect(link.querySelector('[data-cover] img')).toHaveAttribute('src', image.src);
});

it('has the numbers before the text, or after it if the content says so', () => {
  const isBefore = () => {
    const headings = textsOf('heading');
    return headings.indexOf(labels.results) < headings.indexOf('Why');
  };
  const { unmount } = show();
  expect(isBefore()).toBe(true);
  unmount();
  show({ resultsPlace: 'after' });
  expect(isBefore()).toBe(false);
});

it('shows a film that visitors start, with its poster and what is said', () => {
  const film = { src: '/files/film.mp4', title: 'A berth plan', captions: '/files/film.vtt' };
  show({ film: { ...film, poster: image } as never });
  const video = screen.getByLabelText('A berth plan');
  expect(video).toHaveAttribute('controls');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveAttribute('src', '/files/film.mp4');
  expect(video).toHaveAttribute('poster', image.src);
  expect(video.querySelector('track')).toHaveAttribute('src', '/files/film.vtt');
});

it('starts a film with the button over its poster, and has the controls of the browser then', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const film = { src: '/files/film.mp4', title: 'A berth plan', play: 'Watch', captions: null };
  show({ film: { ...film, poster: image } as never });
  const video = screen.getByLabelText('A berth plan');
  expect(video).not.toHaveAttribute('controls');
  await userEvent.click(screen.getByRole('button', { name: 'Watch' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(video).toHaveAttribute('controls');
  expect(screen.queryByRole('button', { name: 'Watch' })).toBeNull();
});

it('opens in its colour, which its bars have, too', () => {
  // A header without a cover is always a panel.
  const { container } = show({ colour: 'coral', cover: { ...image, alt: 'A timetable' } });
  const panel = container.querySelector('.panel-colours > article > .panel');
  expect(panel).toContainElement(screen.getByRole('heading', { level: 1 }));
});

it('has the colours of the brand without one of its own', () => {
  const { container } = show({ cover: { ...image, alt: 'A timetable' } });
  expect(container.querySelector('.panel-colours, header.panel')).toBeNull();
});

it('shows the next case in the colour of its client, if it has one', () => {
  const name = `${labels.nextCase} A shop`;
  const { unmount } = show();
  expect(screen.getByRole('link', { name })).not.toHaveClass('panel');
  unmount();
  show({ next: { ...next, colour: 'rose', ownColour: '#94402a' } } as never);
  expect(screen.getByRole('link', { name })).toHaveClass('panel');
  expect(screen.getByRole('link', { name })).toHaveStyle({ '--panel': '#94402a' });
});

it('has no headings and quotes without content', () => {
  show({ results: null, quote: null });
  expect(screen.queryByRole('heading', { name: labels.results })).toBeNull();
  expect(screen.queryByRole('blockquote')).toBeNull();
});

it('shows what was and what is on top of each other, with a slider between them', () => {
  const [before, after] = ['Before', 'After'].map((alt) => ({ ...image, alt })) as [never, never];
  show({ comparison: { name: 'The edge', before, after, caption: 'Drag it.' } });
  expect(screen.getByRole('img', { name: 'Before' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'After' })).toBeVisible();
  const slider = screen.getByRole('slider', { name: 'The edge' });
  fireEvent.input(slider, { target: { value: '20' } });
  expect(slider.parentElement).toHaveStyle({ '--width': '20%' });
});
