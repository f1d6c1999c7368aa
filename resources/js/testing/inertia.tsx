import type { AuthUser, SharedProps } from '@/types/generated';

type Page = ReturnType<typeof import('@inertiajs/react').usePage>;

let page: Page | undefined;

/** A signed-in user with only the abilities in `can`. */
export function testUser(overrides: Partial<AuthUser> = {}): AuthUser {
    return {
        id: 7,
        full_name: 'Maya Okonkwo',
        first_name: 'Maya',
        photo: null,
        timezone: 'Australia/Melbourne',
        plays_notification_sound: true,
        shows_toasts: true,
        shows_browser_notifications: false,
        counts_in_title: false,
        can: {},
        is_developer_staff: false,
        is_executive_staff: false,
        has_pending_certifications: false,
        pending_certifications: [],
        unread_website_updates: 0,
        ...overrides,
    };
}

function testSharedProps(user: AuthUser | null): SharedProps {
    return {
        auth: { user, impersonator: null },
        flash: { success: null, error: null, auto_hide_success_message: false, errors: {} },
        counters: null,
        app: {
            name: 'Paddock',
            environment: 'testing',
            idle_timeout_seconds: 28_800,
            idle_warning_seconds: 120,
            realtime: { key: 'key', host: 'localhost', port: 6001, scheme: 'http', path: '' },
        },
    };
}

interface TestPage {
    component?: string;
    url?: string;
    user?: AuthUser | null;
    shared?: Partial<SharedProps>;
}

/** Sets the page that `usePage` returns. */
export function showPage({ component = 'Dashboard/Index', url = '/', user = testUser(), shared = {} }: TestPage): void {
    page = {
        component,
        url,
        version: '1',
        props: { errors: {}, ...testSharedProps(user), ...shared },
        flash: {},
        rescuedProps: [],
        rememberedState: {},
    };
}

/** The page from `showPage`, or undefined when a test renders all of Inertia. */
export function shownPage(): Page | undefined {
    return page;
}

export function showNothing(): void {
    page = undefined;
}
