import { expect, it } from 'vitest';
import { loadPage } from '@/lib/pages';

const ClientsIndex = () => null;
const pages = { '../Pages/Clients/Index.tsx': async () => ({ default: ClientsIndex }) };

it('returns the component of the page file', async () => {
    await expect(loadPage('Clients/Index', pages)).resolves.toBe(ClientsIndex);
});

it('throws when the page is missing', async () => {
    await expect(loadPage('Clients/Nowhere', pages)).rejects.toThrow('Page not found: Clients/Nowhere');
});

it('finds the app’s pages but not their tests', async () => {
    await expect(loadPage('Error')).resolves.toBeTypeOf('function');
    await expect(loadPage('DeveloperTools/Pulse')).resolves.toBeTypeOf('function');
    await expect(loadPage('Error.test')).rejects.toThrow('Page not found: Error.test');
});
