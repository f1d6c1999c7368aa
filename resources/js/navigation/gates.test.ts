import { describe, expect, it } from 'vitest';
import { passes, visibleNavigation } from '@/navigation/gates';
import type { Gate, NavigationGroup } from '@/navigation/types';
import { testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

const ICON = () => null;

describe('passes', () => {
    const cases: [string, Gate, Partial<AuthUser>, boolean][] = [
        ['an open gate lets everybody in', {}, {}, true],
        ['the ability opens', { anyOf: ['viewClients'] }, { can: { viewClients: true } }, true],
        ['the ability denied keeps out', { anyOf: ['viewClients'] }, { can: { viewClients: false } }, false],
        ['the ability missing keeps out', { anyOf: ['viewClients'] }, {}, false],
        ['one of several is enough', { anyOf: ['viewRsg', 'viewUsers'] }, { can: { viewUsers: true } }, true],
        ['developer staff passes', { staff: 'developer' }, { is_developer_staff: true }, true],
        ['executive staff is not developer staff', { staff: 'developer' }, { is_executive_staff: true }, false],
        ['executive staff passes', { staff: 'executive' }, { is_executive_staff: true }, true],
        ['nobody else is executive', { staff: 'executive' }, { is_developer_staff: true }, false],
        [
            'database-only people are kept from SMS whatever they may',
            { anyOf: ['viewSMSPanel'], hiddenFromDatabaseOnly: true },
            { can: { viewSMSPanel: true, canViewDatabaseOnly: true } },
            false,
        ],
        [
            'the others see SMS',
            { anyOf: ['viewSMSPanel'], hiddenFromDatabaseOnly: true },
            { can: { viewSMSPanel: true, canViewDatabaseOnly: false } },
            true,
        ],
        ['another environment keeps out', { environment: 'local' }, {}, false],
        ['this environment passes', { environment: 'testing' }, {}, true],
        [
            'all that is given must hold',
            { anyOf: ['viewClientReports'], staff: 'executive' },
            { can: { viewClientReports: true } },
            false,
        ],
    ];

    it.each(cases)('%s', (_, gate, user, expected) => {
        expect(passes(gate, testUser(user), 'testing')).toBe(expected);
    });

    it('lets nobody in who is not signed in', () => {
        expect(passes({}, null, 'testing')).toBe(false);
    });
});

describe('visibleNavigation', () => {
    const route = { url: '/somewhere', method: 'get' } as const;
    const groups: NavigationGroup[] = [
        {
            title: 'Work',
            entries: [
                { title: 'Dashboard', icon: ICON, route, area: 'Dashboard' },
                {
                    title: 'Clients',
                    icon: ICON,
                    route,
                    area: 'Clients',
                    anyOf: ['viewClients'],
                    tabs: [
                        { title: 'Clients', route },
                        { title: 'Leads', route, anyOf: ['viewDBClients'] },
                    ],
                },
            ],
        },
        { title: 'Safety', entries: [{ title: 'RSG', icon: ICON, route, area: 'Rsg', anyOf: ['viewRsg'] }] },
    ];

    it('leaves out closed entries, closed tabs and groups without entries', () => {
        const visible = visibleNavigation(groups, testUser({ can: { viewClients: true } }), 'testing');

        expect(visible.map(({ title }) => title)).toEqual(['Work']);
        expect(visible[0]?.entries.map(({ title }) => title)).toEqual(['Dashboard', 'Clients']);
        expect(visible[0]?.entries[1]?.tabs?.map(({ title }) => title)).toEqual(['Clients']);
    });
});
