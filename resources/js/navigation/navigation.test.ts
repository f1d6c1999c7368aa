import { expect, it } from 'vitest';
import { DEVELOPER_LINKS } from '@/navigation/developer-links';
import { passes, visibleNavigation } from '@/navigation/gates';
import { NAVIGATION } from '@/navigation/navigation';
import { BONUS_SEARCH_GATE, CLIENT_SEARCH_GATE } from '@/navigation/page-gates';
import { testUser } from '@/testing/inertia';
import type { AuthUser } from '@/types/generated';

function titlesFor(user: AuthUser): string[] {
    return visibleNavigation(NAVIGATION, user, 'testing').flatMap(({ entries }) => entries.map(({ title }) => title));
}

it('shows the dashboard to everyone and clients only with the ability', () => {
    expect(titlesFor(testUser())).toEqual(['Dashboard', 'Team notes', 'Website updates']);
    expect(titlesFor(testUser({ can: { canViewDatabaseOnly: true } }))).not.toContain('Team notes');
    expect(titlesFor(testUser({ can: { viewClients: true } }))).toContain('Clients');
});

it('offers the profile search to users who can view clients', () => {
    expect(passes(CLIENT_SEARCH_GATE, testUser({ can: { viewClients: true } }), 'testing')).toBe(true);
    expect(passes(CLIENT_SEARCH_GATE, testUser(), 'testing')).toBe(false);
});

it('offers the bonus search for any bonus ability, but never to database-only users', () => {
    const claims = { viewBonusClaimedLogs: true };

    expect(passes(BONUS_SEARCH_GATE, testUser({ can: claims }), 'testing')).toBe(true);
    expect(passes(BONUS_SEARCH_GATE, testUser(), 'testing')).toBe(false);
    expect(passes(BONUS_SEARCH_GATE, testUser({ can: { ...claims, canViewDatabaseOnly: true } }), 'testing')).toBe(
        false,
    );
});

it('shows Bonus to users who can open one of its pages, but never to database-only users', () => {
    const reviews = { viewSocialMediaReviews: true };

    expect(titlesFor(testUser({ can: reviews }))).toContain('Bonus');
    expect(titlesFor(testUser({ can: { viewBonusClaimedLogs: true } }))).toContain('Bonus');
    expect(titlesFor(testUser())).not.toContain('Bonus');
    expect(titlesFor(testUser({ can: { ...reviews, canViewDatabaseOnly: true } }))).not.toContain('Bonus');
});

it('shows the developer links only to developer staff and opens each in a new tab', () => {
    for (const link of DEVELOPER_LINKS) {
        expect(passes(link, testUser(), 'local')).toBe(false);
        expect(passes(link, testUser({ is_developer_staff: true }), 'local')).toBe(true);
        expect(link.opensInNewTab).toBe(true);
    }
});

it('shows the developer blasts to developer staff of any role, but never to database-only users', () => {
    const tabsFor = (user: AuthUser) =>
        visibleNavigation(NAVIGATION, user, 'testing')
            .flatMap(({ entries }) => entries)
            .find(({ area }) => area === 'Messages')
            ?.tabs?.map(({ title }) => title);

    expect(tabsFor(testUser({ is_developer_staff: true }))).toEqual([
        'Weekly bonus blast',
        'Marketing activation blast',
    ]);
    expect(tabsFor(testUser({ is_developer_staff: true, can: { canViewDatabaseOnly: true } }))).toBeUndefined();
    expect(tabsFor(testUser())).toBeUndefined();
});

it('opens the first tab of an entry that the viewer can see', () => {
    const [group] = visibleNavigation(NAVIGATION, testUser({ can: { viewBetstopUpdates: true } }), 'testing');
    const entry = group?.entries.find(({ title }) => title === 'RSG');

    expect(entry?.route.url).toBe('/rsg/betstop-updates');
    expect(entry?.tabs?.map(({ title }) => title)).toEqual(['Notices']);

    const [logs] = visibleNavigation(NAVIGATION, testUser({ can: { viewBetstopLogs: true } }), 'testing');
    const other = logs?.entries.find(({ title }) => title === 'RSG');

    expect(other?.route.url).toBe('/rsg/betstop/check');
    expect(other?.tabs?.map(({ title }) => title)).toEqual(['Checks', 'Log']);
});

it('links every entry and tab to its own page', () => {
    const urls = NAVIGATION.flatMap(({ entries }) => entries).map(({ route }) => route.url);

    expect(new Set(urls).size).toBe(urls.length);
});
