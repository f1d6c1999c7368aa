import { PencilSquareIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { GuideSearch } from '@/features/guides/guide-search';
import { guides } from '@/routes/generated';
import type { GuideHeader } from '@/types/generated';

/** Search, print and edit, in the header of a guide. */
export function GuideActions({ guide }: { guide: GuideHeader }) {
    return (
        <>
            <GuideSearch />
            <Button icon={PrinterIcon} onClick={() => window.print()}>
                Print
            </Button>
            {guide.can_edit && (
                <LinkButton icon={PencilSquareIcon} href={guides.edit({ guide: guide.slug })}>
                    Edit guide
                </LinkButton>
            )}
        </>
    );
}
