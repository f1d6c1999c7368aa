import type { NavigationTab } from '@/navigation/types';
import { design } from '@/routes/generated/design';
import { docs } from '@/routes/generated/docs';
import { horizon } from '@/routes/generated/horizon';
import { logViewer } from '@/routes/generated/log-viewer';
import { nova } from '@/routes/generated/nova';
import { pulse } from '@/routes/generated/pulse';
import { telescope } from '@/routes/generated/telescope';

/** Developer tools in the profile menu, each opened in a new tab. */
export const DEVELOPER_LINKS: readonly NavigationTab[] = [
    { title: 'Telescope', route: telescope.index(), staff: 'developer', opensInNewTab: true },
    { title: 'Pulse', route: pulse.index(), staff: 'developer', opensInNewTab: true },
    { title: 'Queues', route: horizon.index(), staff: 'developer', opensInNewTab: true },
    { title: 'Logs', route: logViewer.index(), staff: 'developer', opensInNewTab: true },
    { title: 'Lookup tables', route: nova.index(), staff: 'developer', opensInNewTab: true },
    { title: 'API document', route: docs.api(), staff: 'developer', opensInNewTab: true },
    { title: 'Design kit', route: design.index(), staff: 'developer', environment: 'local', opensInNewTab: true },
];
