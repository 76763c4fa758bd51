/** Makes storage throw, as when site data is blocked or the storage is full. */
export function refuseStorage(...methods: ('getItem' | 'setItem')[]): void {
  for (const method of methods) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Refused', method === 'setItem' ? 'QuotaExceededError' : 'SecurityError');
    });
  }
}
