import { describe, expect, it } from 'vitest';
import { passes, visibleNavigation } from '@/navigation/gates';
import type { Gate, NavigationGroup } from '@/navigation/types';
import { testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

const ICON = () => null;

describe('passes', () => {
    const cases: [string, Gate, Partial<AuthUser>, boolean][] = [
        ['an empty gate passes', {}, {}, true],
        ['an ability passes', { anyOf: ['viewClients'] }, { can: { viewClients: true } }, true],
        ['a denied ability fails', { anyOf: ['viewClients'] }, { can: { viewClients: false } }, false],
        ['a missing ability fails', { anyOf: ['viewClients'] }, {}, false],
        ['one of several abilities passes', { anyOf: ['viewRsg', 'viewUsers'] }, { can: { viewUsers: true } }, true],
        ['developer staff passes', { staff: 'developer' }, { is_developer_staff: true }, true],
        ['executive staff is not developer staff', { staff: 'developer' }, { is_executive_staff: true }, false],
        ['executive staff passes', { staff: 'executive' }, { is_executive_staff: true }, true],
        ['developer staff is not executive staff', { staff: 'executive' }, { is_developer_staff: true }, false],
        [
            'database-only users never see SMS',
            { anyOf: ['viewSMSPanel'], hiddenFromDatabaseOnly: true },
            { can: { viewSMSPanel: true, canViewDatabaseOnly: true } },
            false,
        ],
        [
            'other users see SMS',
            { anyOf: ['viewSMSPanel'], hiddenFromDatabaseOnly: true },
            { can: { viewSMSPanel: true, canViewDatabaseOnly: false } },
            true,
        ],
        ['another environment fails', { environment: 'local' }, {}, false],
        ['the same environment passes', { environment: 'testing' }, {}, true],
        [
            'every condition must hold',
            { anyOf: ['viewClientReports'], staff: 'executive' },
            { can: { viewClientReports: true } },
            false,
        ],
    ];

    it.each(cases)('%s', (_, gate, user, expected) => {
        expect(passes(gate, testUser(user), 'testing')).toBe(expected);
    });

    it('refuses users who are not signed in', () => {
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

    it('leaves out closed entries, closed tabs and empty groups', () => {
        const visible = visibleNavigation(groups, testUser({ can: { viewClients: true } }), 'testing');

        expect(visible.map(({ title }) => title)).toEqual(['Work']);
        expect(visible[0]?.entries.map(({ title }) => title)).toEqual(['Dashboard', 'Clients']);
        expect(visible[0]?.entries[1]?.tabs?.map(({ title }) => title)).toEqual(['Clients']);
    });
});

describe('the route of an entry', () => {
    const page = (url: string) => ({ url, method: 'get' as const });
    const group: NavigationGroup = {
        title: 'Work',
        entries: [
            {
                title: 'RSG',
                icon: ICON,
                area: 'Rsg',
                route: page('/rsg'),
                anyOf: ['viewRsg', 'viewRsgEvents', 'viewBarredList'],
                tabs: [
                    { title: 'Dashboard', route: page('/rsg'), anyOf: ['viewRsg'] },
                    { title: 'Events', route: page('/rsg/events'), anyOf: ['viewRsgEvents'] },
                ],
            },
        ],
    };
    const routeFor = (can: AuthUser['can']) =>
        visibleNavigation([group], testUser({ can }), 'testing')[0]?.entries[0]?.route.url;

    it('leads to the first tab that the viewer can open', () => {
        expect(routeFor({ viewRsg: true, viewRsgEvents: true })).toBe('/rsg');
        expect(routeFor({ viewRsgEvents: true })).toBe('/rsg/events');
    });

    it('hides an entry without a tab that the viewer can open', () => {
        expect(routeFor({ viewBarredList: true })).toBeUndefined();
    });
});
