// Written by `php artisan routes:generate`; do not edit.
import { type RouteId, type RouteOptions, route } from '@/routes/route';

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
    checkRisk: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/check/risk', 'post', params, options),
    edit: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/edit', 'get', params, options),
    export: (options?: RouteOptions) => route('/clients/export', 'get', {}, options),
    index: (options?: RouteOptions) => route('/clients', 'get', {}, options),
    lookup: (options?: RouteOptions) => route('/clients/lookup', 'get', {}, options),
    rating: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}/rating', 'put', params, options),
    topSearchBar: (params: { search?: RouteId }, options?: RouteOptions) =>
        route('/clients/top-search-bar/{search?}', 'get', params, options),
    update: (params: { client: RouteId }, options?: RouteOptions) =>
        route('/clients/{client}', 'put', params, options),
} as const;

export const dashboard = {
    index: (options?: RouteOptions) => route('/', 'get', {}, options),
} as const;

export const deposits = {
    bankFilesCheck: (options?: RouteOptions) => route('/deposits/bank-files/check', 'post', {}, options),
    bankFilesIndex: (options?: RouteOptions) => route('/deposits/bank-files', 'get', {}, options),
    bankFilesStore: (options?: RouteOptions) => route('/deposits/bank-files', 'post', {}, options),
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
