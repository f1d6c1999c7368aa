import type { NavigationTab } from '@/navigation/types';
import { bonus } from '@/routes/generated/pages';

/** The tabs of the Bonus area. */
export const BONUS_TABS: readonly NavigationTab[] = [
    { title: 'Promotions', route: bonus.bonusPromotionsIndex(), anyOf: ['viewBonusPromotions'] },
    { title: 'Claimed logs', route: bonus.claimedLogsIndex(), anyOf: ['viewBonusClaimedLogs'] },
    { title: 'Genweb bonuses', route: bonus.genwebBonusesIndex(), anyOf: ['viewGenwebBonuses'] },
    {
        title: 'Boost bonuses',
        route: bonus.genwebBoostBonusesIndex(),
        anyOf: ['viewGenwebBoostBonuses'],
    },
    { title: 'Login logs', route: bonus.loginLogsIndex(), anyOf: ['viewBonusLoginLogs'] },
    { title: 'Rules', route: bonus.rulesIndex(), anyOf: ['viewBonusRules'] },
    { title: 'Skipping rules', route: bonus.skippingRulesIndex(), anyOf: ['viewSkippingRules'] },
    {
        title: 'Social media reviews',
        route: bonus.socialMediaReviewsIndex(),
        anyOf: ['viewSocialMediaReviews'],
    },
];
