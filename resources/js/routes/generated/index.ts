// Written by `php artisan routes:generate`; do not edit.
import { type RouteId, type RouteOptions, route } from '@/routes/route';

export const attachments = {
    destroy: (params: { subjectType: RouteId; subjectId: RouteId; attachment: RouteId }, options?: RouteOptions) =>
        route('/attachments/{subjectType}/{subjectId}/{attachment}', 'delete', params, options),
    restore: (params: { subjectType: RouteId; subjectId: RouteId; attachment: RouteId }, options?: RouteOptions) =>
        route('/attachments/{subjectType}/{subjectId}/{attachment}/restore', 'put', params, options),
    show: (params: { subjectType: RouteId; subjectId: RouteId; attachment: RouteId }, options?: RouteOptions) =>
        route('/attachments/{subjectType}/{subjectId}/{attachment}', 'get', params, options),
    store: (params: { subjectType: RouteId; subjectId: RouteId }, options?: RouteOptions) =>
        route('/attachments/{subjectType}/{subjectId}', 'post', params, options),
    update: (params: { subjectType: RouteId; subjectId: RouteId; attachment: RouteId }, options?: RouteOptions) =>
        route('/attachments/{subjectType}/{subjectId}/{attachment}', 'put', params, options),
} as const;

export const bonus = {
    socialMediaReviewsMarkAsApproved: (params: { review: RouteId }, options?: RouteOptions) =>
        route('/bonus/social-media-reviews/{review}/mark-as-approved', 'post', params, options),
    socialMediaReviewsMarkAsDeclined: (params: { review: RouteId }, options?: RouteOptions) =>
        route('/bonus/social-media-reviews/{review}/mark-as-declined', 'post', params, options),
    topSearchBar: (params: { search?: RouteId }, options?: RouteOptions) =>
        route('/bonus/top-search-bar/{search?}', 'get', params, options),
} as const;

export const broadcasting = {
    auth: (options?: RouteOptions) => route('/broadcasting/auth', 'post', {}, options),
    userAuth: (options?: RouteOptions) => route('/broadcasting/user-auth', 'post', {}, options),
} as const;

export const clients = {
    activityLogs: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/activity-logs', 'get', params, options),
    activityLogsExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/activity-logs/export', 'get', params, options),
    activityLogsRestore: (params: { client: RouteId; auditEvent: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/activity-logs/{auditEvent}/restore', 'put', params, options),
    analytics: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/analytics', 'get', params, options),
    attachments: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/attachments', 'get', params, options),
    attachmentsExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/attachments/export', 'get', params, options),
    background: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/background', 'get', params, options),
    backgroundStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/background', 'post', params, options),
    bets: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bets', 'get', params, options),
    betsExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bets/export', 'get', params, options),
    bonuses: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bonuses', 'get', params, options),
    bonusesApprove: (params: { client: RouteId; bonusClaim: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bonuses/{bonusClaim}/approval', 'put', params, options),
    bonusesExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bonuses/export', 'get', params, options),
    bonusesReverse: (params: { client: RouteId; bonusClaim: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bonuses/{bonusClaim}/reversal', 'put', params, options),
    bonusesStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bonuses', 'post', params, options),
    bonusesUpdate: (params: { client: RouteId; bonusClaim: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/bonuses/{bonusClaim}', 'put', params, options),
    bulkDestroy: (params: { bulkChange: RouteId }, options?: RouteOptions) =>
        route('/clients/bulk/{bulkChange}', 'delete', params, options),
    bulkScope: (options?: RouteOptions) => route('/clients/bulk/scope', 'get', {}, options),
    bulkStore: (options?: RouteOptions) => route('/clients/bulk', 'post', {}, options),
    bulkUndo: (params: { bulkChange: RouteId }, options?: RouteOptions) =>
        route('/clients/bulk/{bulkChange}/undo', 'post', params, options),
    checkRisk: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/check/risk', 'post', params, options),
    edit: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/edit', 'get', params, options),
    emails: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/emails', 'get', params, options),
    emailsExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/emails/export', 'get', params, options),
    emailsShow: (params: { client: RouteId; email: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/emails/{email}', 'get', params, options),
    emailsStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/emails', 'post', params, options),
    export: (options?: RouteOptions) => route('/clients/export', 'post', {}, options),
    filterPresetsIndex: (options?: RouteOptions) => route('/clients/filter-presets', 'get', {}, options),
    fullSearchIndex: (options?: RouteOptions) => route('/clients/full-search', 'get', {}, options),
    importsCancel: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/cancel', 'post', params, options),
    importsCheck: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/check', 'put', params, options),
    importsComplete: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/complete', 'post', params, options),
    importsCreate: (options?: RouteOptions) => route('/clients/imports/create', 'get', {}, options),
    importsExport: (options?: RouteOptions) => route('/clients/imports/export', 'get', {}, options),
    importsFailedRows: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/failed-rows', 'get', params, options),
    importsIndex: (options?: RouteOptions) => route('/clients/imports', 'get', {}, options),
    importsPart: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/parts', 'post', params, options),
    importsRead: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/reading', 'put', params, options),
    importsRun: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/run', 'post', params, options),
    importsSample: (params: { kind: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/samples/{kind}', 'get', params, options),
    importsShow: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}', 'get', params, options),
    importsStore: (options?: RouteOptions) => route('/clients/imports', 'post', {}, options),
    importsUndo: (params: { import: RouteId }, options?: RouteOptions) =>
        route('/clients/imports/{import}/undo', 'post', params, options),
    index: (options?: RouteOptions) => route('/clients', 'get', {}, options),
    ipReport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/ip-report', 'get', params, options),
    ipReportExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/ip-report/export', 'get', params, options),
    leadsAssign: (options?: RouteOptions) => route('/clients/leads/owner', 'put', {}, options),
    leadsBoard: (params: { leadStatus: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/board/{leadStatus}', 'get', params, options),
    leadsConversion: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}/conversion', 'get', params, options),
    leadsConversionUndo: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}/conversion', 'delete', params, options),
    leadsConvert: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}/conversion', 'post', params, options),
    leadsDestroy: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}', 'delete', params, options),
    leadsExport: (options?: RouteOptions) => route('/clients/leads/export', 'post', {}, options),
    leadsIndex: (options?: RouteOptions) => route('/clients/leads', 'get', {}, options),
    leadsMove: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}/status', 'put', params, options),
    leadsRestore: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}/restore', 'post', params, options),
    leadsRevealContact: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}/reveal-contact', 'post', params, options),
    leadsShow: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}', 'get', params, options),
    leadsStore: (options?: RouteOptions) => route('/clients/leads', 'post', {}, options),
    leadsUpdate: (params: { lead: RouteId }, options?: RouteOptions) =>
        route('/clients/leads/{lead}', 'put', params, options),
    lookup: (options?: RouteOptions) => route('/clients/lookup', 'get', {}, options),
    matchImportsExport: (options?: RouteOptions) => route('/clients/match-imports/export', 'post', {}, options),
    matchImportsIndex: (options?: RouteOptions) => route('/clients/match-imports', 'get', {}, options),
    matches: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/matches', 'get', params, options),
    matchesDecide: (options?: RouteOptions) => route('/clients/matches/decide', 'post', {}, options),
    matchesMerge: (params: { match: RouteId }, options?: RouteOptions) =>
        route('/clients/matches/{match}/merge', 'post', params, options),
    matchesMergePreview: (params: { match: RouteId }, options?: RouteOptions) =>
        route('/clients/matches/{match}/merge', 'get', params, options),
    mergesUndo: (params: { merge: RouteId }, options?: RouteOptions) =>
        route('/clients/merges/{merge}', 'delete', params, options),
    messages: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/messages', 'get', params, options),
    messagesOlder: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/messages/older', 'get', params, options),
    messagesStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/messages', 'post', params, options),
    notes: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/notes', 'get', params, options),
    notesExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/notes/export', 'get', params, options),
    preview: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/preview', 'get', params, options),
    rating: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rating', 'put', params, options),
    reopen: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/reopening', 'put', params, options),
    revealContact: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/reveal-contact', 'post', params, options),
    rsg: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg', 'get', params, options),
    rsgBetstopCheck: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg/betstop-check', 'post', params, options),
    rsgCommunication: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg-communication', 'get', params, options),
    rsgCommunicationExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg-communication/export', 'get', params, options),
    rsgEventsStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg/events', 'post', params, options),
    rsgEventsUpdate: (params: { client: RouteId; rsgEvent: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg/events/{rsgEvent}', 'put', params, options),
    rsgGenweb: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg/genweb', 'post', params, options),
    rsgLimitsStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg/limits', 'post', params, options),
    rsgSelfExclusionStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rsg/self-exclusion', 'post', params, options),
    siteAccountsUpdate: (params: { client: RouteId; operatorSite: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/site-accounts/{operatorSite}', 'put', params, options),
    stats: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/stats', 'get', params, options),
    statsExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/stats/export', 'get', params, options),
    timeline: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/timeline', 'get', params, options),
    timelineOlder: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/timeline/older', 'get', params, options),
    topSearchBar: (params: { search?: RouteId }, options?: RouteOptions) =>
        route('/clients/top-search-bar/{search?}', 'get', params, options),
    transfers: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/transfers', 'get', params, options),
    transfersExport: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/transfers/export', 'get', params, options),
    transfersStore: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/transfers', 'post', params, options),
    transfersUpdate: (params: { client: RouteId; transfer: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/transfers/{transfer}', 'put', params, options),
    update: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}', 'put', params, options),
} as const;

export const dashboard = {
    index: (options?: RouteOptions) => route('/', 'get', {}, options),
} as const;

export const dbClients = {
    addressesExport: (options?: RouteOptions) => route('/db-clients/addresses/export', 'post', {}, options),
    addressesIndex: (options?: RouteOptions) => route('/db-clients/addresses', 'get', {}, options),
    addressesUpdate: (options?: RouteOptions) => route('/db-clients/addresses', 'patch', {}, options),
    bulkCheck: (options?: RouteOptions) => route('/db-clients/bulk/check', 'post', {}, options),
    bulkSuppress: (options?: RouteOptions) => route('/db-clients/bulk/suppress', 'post', {}, options),
    check: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/check', 'post', params, options),
    cleanUpDestroy: (params: { dbCleanup: RouteId }, options?: RouteOptions) =>
        route('/db-clients/clean-up/{dbCleanup}', 'delete', params, options),
    cleanUpIndex: (options?: RouteOptions) => route('/db-clients/clean-up', 'get', {}, options),
    cleanUpPreview: (options?: RouteOptions) => route('/db-clients/clean-up/preview', 'post', {}, options),
    cleanUpStop: (params: { dbCleanup: RouteId }, options?: RouteOptions) =>
        route('/db-clients/clean-up/{dbCleanup}/stop', 'post', params, options),
    cleanUpStore: (options?: RouteOptions) => route('/db-clients/clean-up', 'post', {}, options),
    conversionDestroy: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/conversion', 'delete', params, options),
    conversionStore: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/conversion', 'post', params, options),
    create: (options?: RouteOptions) => route('/db-clients/create', 'get', {}, options),
    edit: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/edit', 'get', params, options),
    export: (options?: RouteOptions) => route('/db-clients/export', 'post', {}, options),
    index: (options?: RouteOptions) => route('/db-clients', 'get', {}, options),
    listsDestroy: (params: { dbList: RouteId }, options?: RouteOptions) =>
        route('/db-clients/lists/{dbList}', 'delete', params, options),
    listsExport: (options?: RouteOptions) => route('/db-clients/lists/export', 'get', {}, options),
    listsIndex: (options?: RouteOptions) => route('/db-clients/lists', 'get', {}, options),
    listsStore: (options?: RouteOptions) => route('/db-clients/lists', 'post', {}, options),
    outcomesStore: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/outcomes', 'post', params, options),
    phoneNumbersExport: (options?: RouteOptions) => route('/db-clients/phone-numbers/export', 'post', {}, options),
    phoneNumbersIndex: (options?: RouteOptions) => route('/db-clients/phone-numbers', 'get', {}, options),
    phoneNumbersUpdate: (options?: RouteOptions) => route('/db-clients/phone-numbers', 'patch', {}, options),
    revealContact: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/reveal-contact', 'post', params, options),
    show: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}', 'get', params, options),
    store: (options?: RouteOptions) => route('/db-clients', 'post', {}, options),
    suppressionDestroy: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/suppression', 'delete', params, options),
    suppressionStore: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}/suppression', 'post', params, options),
    update: (params: { dbClient: RouteId }, options?: RouteOptions) =>
        route('/db-clients/{dbClient}', 'put', params, options),
} as const;

export const deposits = {
    approve: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/approve', 'put', params, options),
    approveMany: (options?: RouteOptions) => route('/deposits/approve', 'post', {}, options),
    bankFilesCheck: (options?: RouteOptions) => route('/deposits/bank-files/check', 'post', {}, options),
    bankFilesIndex: (options?: RouteOptions) => route('/deposits/bank-files', 'get', {}, options),
    bankFilesStore: (options?: RouteOptions) => route('/deposits/bank-files', 'post', {}, options),
    bounce: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/bounce', 'put', params, options),
    clients: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/clients', 'get', params, options),
    eft: (options?: RouteOptions) => route('/deposits/eft', 'get', {}, options),
    eftExport: (options?: RouteOptions) => route('/deposits/eft/export', 'get', {}, options),
    export: (options?: RouteOptions) => route('/deposits/export', 'get', {}, options),
    index: (options?: RouteOptions) => route('/deposits', 'get', {}, options),
    match: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/match', 'put', params, options),
    matchingIndex: (options?: RouteOptions) => route('/deposits/matching', 'get', {}, options),
    matchingUpdate: (options?: RouteOptions) => route('/deposits/matching', 'put', {}, options),
    payid: (options?: RouteOptions) => route('/deposits/payid', 'get', {}, options),
    payidExport: (options?: RouteOptions) => route('/deposits/payid/export', 'get', {}, options),
    pending: (options?: RouteOptions) => route('/deposits/pending', 'get', {}, options),
    pendingExport: (options?: RouteOptions) => route('/deposits/pending/export', 'get', {}, options),
    reconciliationExport: (options?: RouteOptions) => route('/deposits/reconciliation/export', 'get', {}, options),
    reconciliationIndex: (options?: RouteOptions) => route('/deposits/reconciliation', 'get', {}, options),
    reconciliationReopen: (options?: RouteOptions) => route('/deposits/reconciliation/reopen', 'post', {}, options),
    reconciliationStore: (options?: RouteOptions) => route('/deposits/reconciliation', 'post', {}, options),
    reject: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/reject', 'put', params, options),
    return: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/return', 'put', params, options),
    returnsOf: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/deposits/returns-of/{withdrawal}', 'get', params, options),
    split: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/split', 'put', params, options),
    undo: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/undo', 'put', params, options),
    unmatch: (params: { deposit: RouteId }, options?: RouteOptions) =>
        route('/deposits/{deposit}/match', 'delete', params, options),
} as const;

export const design = {
    index: (options?: RouteOptions) => route('/design', 'get', {}, options),
} as const;

export const developer = {
    apiTokensDestroy: (params: { apiToken: RouteId }, options?: RouteOptions) =>
        route('/developer/api-tokens/{apiToken}', 'delete', params, options),
    apiTokensIndex: (options?: RouteOptions) => route('/developer/api-tokens', 'get', {}, options),
    apiTokensStore: (options?: RouteOptions) => route('/developer/api-tokens', 'post', {}, options),
    deliveriesIndex: (options?: RouteOptions) => route('/developer/deliveries', 'get', {}, options),
    deliveriesReplay: (params: { delivery: RouteId }, options?: RouteOptions) =>
        route('/developer/deliveries/{delivery}/replay', 'post', params, options),
    deliveriesReveal: (params: { delivery: RouteId }, options?: RouteOptions) =>
        route('/developer/deliveries/{delivery}/reveal', 'post', params, options),
    webhookSourcesIndex: (options?: RouteOptions) => route('/developer/webhook-sources', 'get', {}, options),
    webhookSourcesRotate: (params: { webhookSource: RouteId }, options?: RouteOptions) =>
        route('/developer/webhook-sources/{webhookSource}/rotate', 'post', params, options),
    webhookSourcesStore: (options?: RouteOptions) => route('/developer/webhook-sources', 'post', {}, options),
    webhookSourcesUpdate: (params: { webhookSource: RouteId }, options?: RouteOptions) =>
        route('/developer/webhook-sources/{webhookSource}', 'put', params, options),
} as const;

export const docs = {
    api: (options?: RouteOptions) => route('/docs/api', 'get', {}, options),
    openapi: (options?: RouteOptions) => route('/docs/api/openapi.json', 'get', {}, options),
} as const;

export const filterPresets = {
    default: (params: { preset: RouteId }, options?: RouteOptions) =>
        route('/filter-presets/{preset}/default', 'put', params, options),
    defaultDestroy: (params: { preset: RouteId }, options?: RouteOptions) =>
        route('/filter-presets/{preset}/default', 'delete', params, options),
    destroy: (params: { preset: RouteId }, options?: RouteOptions) =>
        route('/filter-presets/{preset}', 'delete', params, options),
    restore: (params: { preset: RouteId }, options?: RouteOptions) =>
        route('/filter-presets/{preset}/restore', 'put', params, options),
    show: (params: { preset: RouteId }, options?: RouteOptions) =>
        route('/filter-presets/{preset}', 'get', params, options),
    store: (options?: RouteOptions) => route('/filter-presets', 'post', {}, options),
    update: (params: { preset: RouteId }, options?: RouteOptions) =>
        route('/filter-presets/{preset}', 'put', params, options),
} as const;

export const impersonate = {
    candidates: (options?: RouteOptions) => route('/impersonate/candidates', 'get', {}, options),
    destroy: (options?: RouteOptions) => route('/impersonate', 'delete', {}, options),
    store: (options?: RouteOptions) => route('/impersonate', 'post', {}, options),
} as const;

export const login = {
    index: (options?: RouteOptions) => route('/login', 'get', {}, options),
    store: (options?: RouteOptions) => route('/login', 'post', {}, options),
} as const;

export const logout = {
    destroy: (options?: RouteOptions) => route('/logout', 'delete', {}, options),
} as const;

export const notes = {
    destroy: (params: { note: RouteId }, options?: RouteOptions) =>
        route('/notes/{note}', 'delete', params, options),
    mentionsSeen: (options?: RouteOptions) => route('/notes/mentions/seen', 'put', {}, options),
    people: (params: { subjectType: RouteId; subjectId: RouteId }, options?: RouteOptions) =>
        route('/notes/{subjectType}/{subjectId}/people', 'get', params, options),
    pin: (params: { note: RouteId }, options?: RouteOptions) =>
        route('/notes/{note}/pin', 'put', params, options),
    restore: (params: { note: RouteId }, options?: RouteOptions) =>
        route('/notes/{note}/restore', 'put', params, options),
    revisions: (params: { note: RouteId }, options?: RouteOptions) =>
        route('/notes/{note}/revisions', 'get', params, options),
    store: (params: { subjectType: RouteId; subjectId: RouteId }, options?: RouteOptions) =>
        route('/notes/{subjectType}/{subjectId}', 'post', params, options),
    update: (params: { note: RouteId }, options?: RouteOptions) =>
        route('/notes/{note}', 'put', params, options),
} as const;

export const notifications = {
    index: (options?: RouteOptions) => route('/notifications', 'get', {}, options),
    markAllAsRead: (options?: RouteOptions) => route('/notifications/mark-all-as-read', 'post', {}, options),
    markAsRead: (params: { notification: RouteId }, options?: RouteOptions) =>
        route('/notifications/{notification}/mark-as-read', 'put', params, options),
    recent: (options?: RouteOptions) => route('/notifications/recent', 'get', {}, options),
} as const;

export const password = {
    email: (options?: RouteOptions) => route('/forgot-password', 'post', {}, options),
    request: (options?: RouteOptions) => route('/forgot-password', 'get', {}, options),
    reset: (params: { token: RouteId }, options?: RouteOptions) =>
        route('/reset-password/{token}', 'get', params, options),
    update: (options?: RouteOptions) => route('/reset-password', 'put', {}, options),
} as const;

export const reports = {
    clientsExports: (options?: RouteOptions) => route('/reports/clients/exports', 'get', {}, options),
    clientsExportsDestroy: (params: { export: RouteId }, options?: RouteOptions) =>
        route('/reports/clients/exports/{export}', 'delete', params, options),
    clientsExportsDownload: (params: { export: RouteId }, options?: RouteOptions) =>
        route('/reports/clients/exports/{export}/download', 'get', params, options),
} as const;

export const rsg = {
    communicationsMarkAsResolved: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/rsg/communications/clients/{client}/mark-as-resolved', 'post', params, options),
    formSubmissionsMarkAsResolved: (params: { submission: RouteId }, options?: RouteOptions) =>
        route('/rsg/form-submissions/{submission}/mark-as-resolved', 'put', params, options),
} as const;

export const screenshots = {
    show: (params: { file_path: RouteId }, options?: RouteOptions) =>
        route('/storage/{file_path}', 'get', params, options),
} as const;

export const session = {
    keepAlive: (options?: RouteOptions) => route('/session/keep-alive', 'post', {}, options),
} as const;

export const sms = {
    conversationsMarkAsRead: (params: { conversation: RouteId }, options?: RouteOptions) =>
        route('/sms/conversations/{conversation}/mark-as-read', 'put', params, options),
} as const;

export const transactions = {
    adjustmentsIndex: (options?: RouteOptions) => route('/transactions/adjustments', 'get', {}, options),
    adjustmentsReverse: (params: { adjustment: RouteId }, options?: RouteOptions) =>
        route('/transactions/adjustments/{adjustment}/reversal', 'post', params, options),
    adjustmentsStore: (options?: RouteOptions) => route('/transactions/adjustments', 'post', {}, options),
    adjustmentsUpdate: (params: { adjustment: RouteId }, options?: RouteOptions) =>
        route('/transactions/adjustments/{adjustment}', 'put', params, options),
    duplicateOskoDepositsConfirm: (params: { duplicateCase: RouteId }, options?: RouteOptions) =>
        route('/transactions/duplicate-osko-deposits/{duplicateCase}/confirm', 'post', params, options),
    duplicateOskoDepositsDismiss: (params: { duplicateCase: RouteId }, options?: RouteOptions) =>
        route('/transactions/duplicate-osko-deposits/{duplicateCase}/dismiss', 'post', params, options),
    duplicateOskoDepositsExport: (options?: RouteOptions) => route('/transactions/duplicate-osko-deposits/export', 'get', {}, options),
    duplicateOskoDepositsIndex: (options?: RouteOptions) => route('/transactions/duplicate-osko-deposits', 'get', {}, options),
    duplicateOskoDepositsReopen: (params: { duplicateCase: RouteId }, options?: RouteOptions) =>
        route('/transactions/duplicate-osko-deposits/{duplicateCase}/reopen', 'post', params, options),
    duplicateOskoDepositsReturn: (params: { duplicateCase: RouteId }, options?: RouteOptions) =>
        route('/transactions/duplicate-osko-deposits/{duplicateCase}/return', 'post', params, options),
    duplicateOskoDepositsShow: (params: { duplicateCase: RouteId }, options?: RouteOptions) =>
        route('/transactions/duplicate-osko-deposits/{duplicateCase}', 'get', params, options),
    export: (options?: RouteOptions) => route('/transactions/export', 'post', {}, options),
    index: (options?: RouteOptions) => route('/transactions', 'get', {}, options),
    show: (params: { transaction: RouteId }, options?: RouteOptions) =>
        route('/transactions/{transaction}', 'get', params, options),
} as const;

export const twoFactor = {
    cancel: (options?: RouteOptions) => route('/two-factor', 'delete', {}, options),
    enrol: (options?: RouteOptions) => route('/two-factor/enrol', 'post', {}, options),
    index: (options?: RouteOptions) => route('/two-factor', 'get', {}, options),
    recoveryCodes: (options?: RouteOptions) => route('/two-factor/recovery-codes', 'get', {}, options),
    recoveryCodesConfirm: (options?: RouteOptions) => route('/two-factor/recovery-codes', 'post', {}, options),
    store: (options?: RouteOptions) => route('/two-factor', 'post', {}, options),
} as const;

export const userProfile = {
    devicesDestroy: (params: { device: RouteId }, options?: RouteOptions) =>
        route('/user-profile/devices/{device}', 'delete', params, options),
    edit: (options?: RouteOptions) => route('/user-profile/edit', 'get', {}, options),
    notifications: (options?: RouteOptions) => route('/user-profile/notifications', 'put', {}, options),
    password: (options?: RouteOptions) => route('/user-profile/password', 'put', {}, options),
    photoDestroy: (options?: RouteOptions) => route('/user-profile/photo', 'delete', {}, options),
    photoStore: (options?: RouteOptions) => route('/user-profile/photo', 'post', {}, options),
    recoveryCodes: (options?: RouteOptions) => route('/user-profile/recovery-codes', 'post', {}, options),
    sessionsDestroy: (params: { session: RouteId }, options?: RouteOptions) =>
        route('/user-profile/sessions/{session}', 'delete', params, options),
    sessionsDestroyOthers: (options?: RouteOptions) => route('/user-profile/sessions', 'delete', {}, options),
    twoFactorReset: (options?: RouteOptions) => route('/user-profile/two-factor/reset', 'post', {}, options),
    update: (options?: RouteOptions) => route('/user-profile', 'put', {}, options),
} as const;

export const users = {
    photo: (params: { user: RouteId }, options?: RouteOptions) =>
        route('/users/{user}/photo', 'get', params, options),
} as const;

export const withdrawals = {
    approve: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/approve', 'put', params, options),
    bankAccountsDecide: (params: { bankAccount: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/bank-accounts/{bankAccount}', 'put', params, options),
    batchesConfirm: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}/confirm', 'post', params, options),
    batchesDestroy: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}', 'delete', params, options),
    batchesExport: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}/export', 'post', params, options),
    batchesFailed: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}/failed', 'post', params, options),
    batchesIndex: (options?: RouteOptions) => route('/withdrawals/batches', 'get', {}, options),
    batchesItemsDestroy: (params: { batch: RouteId; item: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}/items/{item}', 'delete', params, options),
    batchesPaid: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}/paid', 'post', params, options),
    batchesShow: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}', 'get', params, options),
    batchesStore: (options?: RouteOptions) => route('/withdrawals/batches', 'post', {}, options),
    batchesUpdate: (params: { batch: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/batches/{batch}', 'put', params, options),
    cancel: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/cancel', 'put', params, options),
    cancellationReasonsDestroy: (params: { reason: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/cancellation-reasons/{reason}', 'delete', params, options),
    cancellationReasonsIndex: (options?: RouteOptions) => route('/withdrawals/cancellation-reasons', 'get', {}, options),
    cancellationReasonsOrder: (options?: RouteOptions) => route('/withdrawals/cancellation-reasons/order', 'put', {}, options),
    cancellationReasonsStore: (options?: RouteOptions) => route('/withdrawals/cancellation-reasons', 'post', {}, options),
    cancellationReasonsUpdate: (params: { reason: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/cancellation-reasons/{reason}', 'put', params, options),
    check: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/check', 'put', params, options),
    decline: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/decline', 'put', params, options),
    destination: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/destination', 'put', params, options),
    destinations: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/destinations/{client}', 'get', params, options),
    export: (options?: RouteOptions) => route('/withdrawals/export', 'post', {}, options),
    failed: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/failed', 'post', params, options),
    hold: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/hold', 'put', params, options),
    index: (options?: RouteOptions) => route('/withdrawals', 'get', {}, options),
    notPaid: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/not-paid', 'post', params, options),
    paid: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/paid', 'post', params, options),
    paymentNote: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/payment-note', 'get', params, options),
    paymentNoteUpdate: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/payment-note', 'put', params, options),
    revealAccount: (params: { withdrawal: RouteId }, options?: RouteOptions) =>
        route('/withdrawals/{withdrawal}/reveal-account', 'post', params, options),
    store: (options?: RouteOptions) => route('/withdrawals', 'post', {}, options),
} as const;
