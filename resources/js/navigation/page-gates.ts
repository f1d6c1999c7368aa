import type { Gate } from '@/navigation/types';

/** The profile search, over clients. */
export const CLIENT_SEARCH_GATE: Gate = { anyOf: ['viewClients'] };

/** The bonus search, for users who can open any page of the Bonus area. */
export const BONUS_SEARCH_GATE: Gate = {
    anyOf: [
        'viewBonusRules',
        'viewBonusClaimedLogs',
        'viewBonusLoginLogs',
        'viewBonusPromotions',
        'viewGenwebBonuses',
        'viewGenwebBoostBonuses',
        'viewSocialMediaReviews',
        'viewSkippingRules',
    ],
    hiddenFromDatabaseOnly: true,
};

/** The SMS panel. Account managers receive messages without it. */
export const SMS_PANEL_GATE: Gate = { anyOf: ['viewSMSPanel'], hiddenFromDatabaseOnly: true };

/** Reports about account managers. */
export const MANAGER_REPORTS_GATE: Gate = { anyOf: ['viewAccountManagerReports'], hiddenFromDatabaseOnly: true };
