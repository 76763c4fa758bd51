import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useFormEndpoint } from '../src/forms/use-form-endpoint';
import GallerySection from '../src/sections/gallery/gallery-section';
import { inLayout, pageAt } from './support/content';
import { formEndpoint, mockFetch } from './support/forms/form-endpoint';
import { labels } from './support/layout-content';

// Browsers that translate a page replace each text node by an element. React then finds no text node to change, move or
// remove: a text that changes has to be the only child of its element.

jest.mock('../src/forms/use-form-endpoint');

/** Replaces every text of the page, as the translation of Chromium does. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.localName === 'font') continue;
    const font = document.createElement('font');
    font.append(text.data);
    text.replaceWith(font);
  }
}

/** Does something on the page, which the browser then translates. */
const step = async (action: () => unknown) => {
  await act(async () => void (await action()));
  translate();
};

it('both forms, the menus, the slideshow and the toggle work on a translated page', async () => {
  jest.mocked(useFormEndpoint).mockImplementation((form) => ({ ...formEndpoint, form }));
  jest.useFakeTimers();
  const requests = mockFetch();
  const { Page } = pageAt('/');
  render(inLayout(<Page />));
  await step(() => undefined);
  const { messages } = formEndpoint;
  for (const name of ['contact', 'newsletter']) {
    const form = document.querySelector(`form[name=${name}]`) as HTMLFormElement;
    const alert = () => within(form).getByRole('alert');
    for (const field of form.querySelectorAll<HTMLInputElement>('[required]'))
      await step(() => fireEvent.input(field, { target: { value: 'ada@example.org' } }));
    await step(() => form.requestSubmit());
    await step(() => requests.at(-1)?.respond(500));
    expect(alert()).toHaveTextContent(`${messages.failed} ${messages.retry}`);
    await step(() => form.requestSubmit());
    expect(alert()).toBeEmptyDOMElement();
    await step(() => requests.at(-1)?.respond(422, { errors: { email: 'is unknown' } }));
    expect(form).toHaveTextContent('is unknown');
    await step(() => form.requestSubmit());
    await step(() => requests.at(-1)?.respond(200));
    expect(form).toHaveAttribute('inert');
  }
  for (const button of screen.getAllByRole('button')) await step(() => fireEvent.click(button));
  for (const radio of screen.getAllByRole('radio')) await step(() => fireEvent.click(radio));
  expect(screen.queryByText(labels.partFailed)).toBeNull();
});

it('the gallery shows the caption of each image', async () => {
  const image = { src: 'https://images.example/any.jpg', alt: 'Any', focalPoint: null, file: null };
  const images = ['One', null, 'Three'].map((caption) => ({ image, caption }));
  const content = { anchor: 'work', title: 'Work', lead: null, images } as never;
  render(<GallerySection content={content} />);
  await step(() => fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement));
  const view = screen.getByRole('dialog');
  for (const caption of ['One', '', 'Three', 'One']) {
    expect(view).toHaveTextContent(new RegExp(`^${caption}\\D*[123]`));
    await step(() => fireEvent.click(within(view).getByRole('button', { name: labels.nextImage })));
  }
});
