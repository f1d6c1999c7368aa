import { ViewChips } from '@/components/ui/view-chips';
import type { RouteDefinition } from '@/routes/route';
import { type RsgWorkView, RsgWorkViewLabels, RsgWorkViewValues } from '@/types/generated';

interface RsgViewsProps {
    label: string;
    view: RsgWorkView;
    /** The page in a view. */
    routeOf: (query: { query?: { view: RsgWorkView } }) => RouteDefinition<'get'>;
}

/** The views of an RSG queue: open, handled and all. */
export function RsgViews({ label, view, routeOf }: RsgViewsProps) {
    return (
        <ViewChips
            label={label}
            items={RsgWorkViewValues.map((value) => ({
                label: RsgWorkViewLabels[value],
                href: routeOf(value === 'open' ? {} : { query: { view: value } }),
                current: value === view,
            }))}
        />
    );
}
