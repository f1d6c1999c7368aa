import {
    ChatBubbleLeftRightIcon,
    DocumentTextIcon,
    FlagIcon,
    GlobeAltIcon,
    UserPlusIcon,
} from '@heroicons/react/24/outline';
import { Badge } from '@/components/ui/badge';
import type { Icon } from '@/components/ui/icon-type';
import { LinkButton } from '@/components/ui/link-button';
import { formatCount } from '@/lib/format';
import type { RsgCount } from '@/types/generated';

const ICONS: Record<string, Icon> = {
    pending_new_acount_check: UserPlusIcon,
    not_betstopped_in_genweb: GlobeAltIcon,
    payment: FlagIcon,
    communication: ChatBubbleLeftRightIcon,
    form: DocumentTextIcon,
};

/** Three risk buttons and two RSG buttons, as the skeleton of the page shows. */
export function RsgButtons({ risk, rsg }: { risk: RsgCount[]; rsg: RsgCount[] }) {
    return (
        <nav aria-label="Risk and RSG work" className="flex flex-wrap gap-2">
            {risk.map((button) => (
                <CountButton key={button.key} button={button} />
            ))}
            <span className="w-4 max-sm:hidden" />
            {rsg.map((button) => (
                <CountButton key={button.key} button={button} />
            ))}
        </nav>
    );
}

function CountButton({ button: { key, label, count, url } }: { button: RsgCount }) {
    const text = (
        <>
            {label} <Badge tone={count > 0 ? 'warn' : 'ok'}>{formatCount(count)}</Badge>
        </>
    );

    return url === null ? (
        <span className="inline-flex h-8.5 items-center gap-2 rounded-control border border-line px-3 text-muted">
            {text}
        </span>
    ) : (
        <LinkButton href={url} {...(ICONS[key] && { icon: ICONS[key] })}>
            {text}
        </LinkButton>
    );
}
