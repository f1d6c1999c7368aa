import { Figures, FiguresSkeleton } from '@/features/clients/figures/figures';
import { FiguresToolbar } from '@/features/clients/figures/figures-toolbar';
import { useKept } from '@/hooks/use-kept';
import type { ClientStatsPage } from '@/types/generated';

export default function ClientStats(page: ClientStatsPage) {
    const figures = useKept(page.figures, page.client.id);

    return (
        <div className="flex flex-col gap-4 p-4 sm:px-6">
            <FiguresToolbar
                client={page.client}
                months={page.months}
                site={page.site}
                sites={page.sites}
                can_export={page.can_export}
            />
            {figures ? <Figures figures={figures} /> : <FiguresSkeleton />}
        </div>
    );
}
