import { guides } from '@/routes/generated';
import type { RouteDefinition, RouteOptions } from '@/routes/route';
import type { GuideKey } from '@/types/generated';

const PAGES: Record<GuideKey, (options?: RouteOptions) => RouteDefinition<'get'>> = {
    limits: guides.limits,
    'risk-schedule': guides.riskSchedule,
    'daily-tasks': guides.dailyTasks,
    'sb-scrapping': guides.sbScrapping,
};

/** The page of a guide, in the version that applies unless another one is named. */
export function guidePage(guide: GuideKey, version?: number): RouteDefinition<'get'> {
    return PAGES[guide](version === undefined ? {} : { query: { version } });
}
