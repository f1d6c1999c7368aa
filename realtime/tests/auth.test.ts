import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { channelAuth, requestFault, requestSignature, sameText, userAuth } from '../src/auth';

/** Published example of the protocol documentation. */
const DOCS = { key: '278d425bdf160c739803', secret: '7ad3773142a6692b25b8' };
const SOCKET = '1234.1234';

describe('channel and user signatures', () => {
    it('match the published vectors', () => {
        expect(channelAuth(DOCS, SOCKET, 'private-foobar')).toBe(
            `${DOCS.key}:58df8b0c36d6982b82c3ecf6b4662e34fe8c25bba48f5369f135bf843651c3a4`,
        );
        expect(userAuth(DOCS, SOCKET, '{"id":"12345"}')).toBe(
            `${DOCS.key}:4708d583dada6a56435fb8bc611c77c359a31eebde13337c16ab43aa6de336ba`,
        );
    });

    it('sign the raw text of channel_data', () => {
        const printed = channelAuth(
            DOCS,
            SOCKET,
            'presence-foobar',
            '{"user_id":10,"user_info":{"name":"Mr. Channels"}}',
        );
        const digested = channelAuth(
            DOCS,
            SOCKET,
            'presence-foobar',
            '{"user_id":10,"user_info":{"name":"Mr. Pusher"}}',
        );

        expect(printed.startsWith(`${DOCS.key}:31935e7d`)).toBe(true);
        expect(digested.startsWith(`${DOCS.key}:afaed369`)).toBe(true);
    });

    it('compare strings of any length', () => {
        expect(sameText('abc', 'abc')).toBe(true);
        expect(sameText('abc', 'abd')).toBe(false);
        expect(sameText('abc', '')).toBe(false);
    });
});

describe('request signatures', () => {
    const body = Buffer.from('{"name":"foo","channels":["project-3"],"data":"{\\"some\\":\\"data\\"}"}');
    const sentAt = 1353088179;
    const query = () =>
        new URLSearchParams({
            auth_key: DOCS.key,
            auth_timestamp: String(sentAt),
            auth_version: '1.0',
            body_md5: 'ec365a775a4cd0599faeb73354201b6f',
            auth_signature: 'da454824c97ba181a32ccc17a72625ba02771f50b50e1e7430e47a1f3f457e6c',
        });
    const fault = (changed: URLSearchParams, now = sentAt, raw = body) =>
        requestFault(DOCS, { method: 'POST', path: '/apps/3/events', query: changed, body: raw }, now * 1000);

    it('accept the published vector', () => {
        expect(fault(query())).toBeNull();
    });

    it('lower-case the names and decode the values before sorting', () => {
        const parameters = new URLSearchParams('B=a%20b&A=1&auth_signature=ignored');
        const expected = requestSignature('s', 'GET', '/x', new URLSearchParams('a=1&b=a%20b'));

        expect(requestSignature('s', 'GET', '/x', parameters)).toBe(expected);
    });

    it.each([
        ['auth_version', '2.0', 'auth_version'],
        ['auth_key', 'someone-else', 'auth_key'],
        ['auth_timestamp', 'soon', 'auth_timestamp'],
        ['body_md5', '0'.repeat(32), 'body_md5'],
        ['auth_signature', '0'.repeat(64), 'auth_signature'],
        ['info', 'user_count', 'auth_signature'],
    ])('refuse a different %s', (name, value, mention) => {
        const changed = query();
        changed.set(name, value);

        expect(fault(changed)).toContain(mention);
    });

    it('refuse a changed body, even with a new digest', () => {
        const forged = Buffer.from('{}');
        const changed = query();
        changed.set('body_md5', createHash('md5').update(forged).digest('hex'));

        expect(fault(changed, sentAt, forged)).toContain('auth_signature');
    });

    it('refuse a body without a digest', () => {
        const changed = query();
        changed.delete('body_md5');

        expect(fault(changed)).toContain('body_md5');
    });

    it.each([-601, 601])('refuse a request whose timestamp is %i seconds off', (seconds) => {
        expect(fault(query(), sentAt + seconds)).toContain('auth_timestamp');
        expect(fault(query(), sentAt + Math.sign(seconds) * 600)).toBeNull();
    });
});
