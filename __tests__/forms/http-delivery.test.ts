import { ANSWER_LIMIT, postedDelivery, warmPost } from '../../src/forms/http-delivery';
import { post } from '../../src/forms/http-request';

jest.mock('../../src/forms/http-request', () => ({ post: jest.fn() }));
const posted = jest.mocked(post);

const target = { endpoint: 'https://forms.example/', encoding: 'form', honeypot: '_gotcha' };
const deliver = () => postedDelivery(target)(new FormData(), new AbortController().signal);

beforeEach(() => {
  posted.mockReset();
  posted.mockResolvedValue(undefined);
});

it('ends as the request does', async () => {
  expect(await deliver()).toBeUndefined();
  expect(posted.mock.lastCall?.[0]).toEqual(target);
  const refused = { reason: 'invalid', fields: { email: 'no' } } as const;
  posted.mockResolvedValue(refused);
  expect(await deliver()).toEqual(refused);
});

it('has failed when there is no answer', async () => {
  posted.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deliver()).toEqual({ reason: 'failed', fields: {} });
});

it('tells the lack of a connection from the rest', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  posted.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await deliver()).toEqual({ reason: 'offline', fields: {} });
});

it('waits 15 seconds', async () => {
  jest.useFakeTimers();
  posted.mockReturnValue(new Promise(() => undefined));
  const ended = jest.fn();
  void deliver().then(ended);
  await jest.advanceTimersByTimeAsync(ANSWER_LIMIT - 1);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ reason: 'timeout', fields: {} });
  expect(ANSWER_LIMIT).toBe(15_000);
});

it('sends nothing when it is only about to', () => {
  warmPost();
  expect(posted).not.toHaveBeenCalled();
});
