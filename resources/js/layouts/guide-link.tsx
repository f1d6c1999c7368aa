import { BookOpenIcon } from '@heroicons/react/24/outline';
import { usePage } from '@inertiajs/react';
import { LinkButton } from '@/components/ui/link-button';
import { useViewer } from '@/hooks/use-viewer';
import { cn } from '@/lib/cn';
import { useCurrentEntry } from '@/navigation/use-navigation';
import { guides } from '@/routes/generated/guides';

/** Link to the guide that explains the current page. */
export function GuideLink({ className }: { className?: string | false }) {
    const path = usePage().url.split(/[?#]/)[0];
    const entry = useCurrentEntry();
    const viewer = useViewer();
    const guide = entry?.tabs?.find(({ route }) => route.url === path)?.guide ?? entry?.guide;
    if (!guide || !viewer?.can.viewGuides) {
        return null;
    }

    return (
        <LinkButton
            variant="ghost"
            size="sm"
            icon={BookOpenIcon}
            href={guides.show({ guide })}
            className={cn('no-print', className)}
        >
            Guide
        </LinkButton>
    );
}
