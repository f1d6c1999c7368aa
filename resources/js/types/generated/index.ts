// Written by `php artisan types:generate`; do not edit.

export const AbilityValues = ["viewClients", "canViewDatabaseOnly", "viewDBClients", "viewSMSPanel", "viewSmsBlasts", "viewAutoMessages", "sendExcelSMSBlasts", "viewWithdrawals", "viewDeposits", "viewTransactions", "viewServices", "viewUsers", "viewGuides", "viewRsg", "viewBetstopUpdates", "viewBetstopLogs", "viewBarredList", "viewRsgFormSubmissions", "viewRsgCommunications", "viewRsgEvents", "viewBonusRules", "viewBonusClaimedLogs", "viewBonusLoginLogs", "viewBonusPromotions", "viewGenwebBonuses", "viewGenwebBoostBonuses", "viewSocialMediaReviews", "viewSkippingRules", "viewAutomations", "viewAffiliateReports", "viewAffiliateTaxReports", "viewAccountManagerReports", "viewClientReports", "viewMarketingReports", "viewReportExports", "viewDuplicateOskoDeposits", "viewLegacyTransfer", "viewCertificationTypes", "viewRoles", "viewPhoneLogs", "riskCheckClients"] as const;
export type Ability = (typeof AbilityValues)[number];

export interface ApiTokenIndexPage {
    tokens: ApiTokenRow[];
    meta: ListMeta;
    scopes: Choice[];
    lifetimes: number[];
    new_secret: ShownSecret | null;
    can_issue: boolean;
}

export interface ApiTokenRow {
    id: number;
    name: string;
    owner_name: string;
    scopes: string[];
    last_used_at: string | null;
    expires_at: string | null;
    created_at: string;
    is_live: boolean;
}

export interface AppSettings {
    name: string;
    environment: string;
    idle_timeout_seconds: number;
    idle_warning_seconds: number;
    realtime: RealtimeSettings;
}

export const AustralianStateValues = ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"] as const;
export type AustralianState = (typeof AustralianStateValues)[number];
export const AustralianStateLabels: Record<AustralianState, string> = {
    "NSW": "New South Wales",
    "VIC": "Victoria",
    "QLD": "Queensland",
    "WA": "Western Australia",
    "SA": "South Australia",
    "TAS": "Tasmania",
    "ACT": "Australian Capital Territory",
    "NT": "Northern Territory",
};

export interface Auth {
    user: AuthUser | null;
    impersonator: Impersonator | null;
}

export interface AuthUser {
    id: number;
    full_name: string;
    first_name: string;
    photo: string | null;
    timezone: string;
    plays_notification_sound: boolean;
    shows_toasts: boolean;
    shows_browser_notifications: boolean;
    counts_in_title: boolean;
    can: Record<string, boolean>;
    is_developer_staff: boolean;
    is_executive_staff: boolean;
    has_pending_certifications: boolean;
    pending_certifications: PendingCertification[];
}

export const AuthenticationKindValues = ["password", "two_factor", "recovery_code", "trusted_device", "enrolment", "password_reset", "password_change", "logout", "timeout", "throttled"] as const;
export type AuthenticationKind = (typeof AuthenticationKindValues)[number];
export const AuthenticationKindLabels: Record<AuthenticationKind, string> = {
    "password": "Password",
    "two_factor": "Two-factor code",
    "recovery_code": "Recovery code",
    "trusted_device": "Trusted device",
    "enrolment": "Two-factor enrolment",
    "password_reset": "Password reset",
    "password_change": "Password change",
    "logout": "Sign-out",
    "timeout": "Session ended",
    "throttled": "Too many attempts",
};

export const BankAccountStatusValues = ["unverified", "verified", "blocked"] as const;
export type BankAccountStatus = (typeof BankAccountStatusValues)[number];
export const BankAccountStatusLabels: Record<BankAccountStatus, string> = {
    "unverified": "Unverified",
    "verified": "Verified",
    "blocked": "Blocked",
};

export interface BankFileCheck {
    sha256: string;
    layout: BankFileLayout;
    rows: number;
    new_rows: number;
    duplicate_rows: number;
    error_rows: number;
    debits: number;
    new_cents: number;
    imported_before: BankFileRow | null;
    lines: BankFileLine[];
}

export const BankFileLayoutValues = ["commbank", "westpac", "nab"] as const;
export type BankFileLayout = (typeof BankFileLayoutValues)[number];
export const BankFileLayoutLabels: Record<BankFileLayout, string> = {
    "commbank": "CommBank",
    "westpac": "Westpac",
    "nab": "NAB",
};

export interface BankFileLine {
    row: number;
    date: string;
    description: string;
    amount_cents: number | null;
    rail: PaymentRail | null;
    outcome: BankRowOutcome;
    reason: string | null;
}

export interface BankFileRow {
    id: number;
    name: string;
    layout: BankFileLayout;
    imported_at: string;
    importer: string;
    rows: number;
    created_rows: number;
    duplicate_rows: number;
    error_rows: number;
    is_complete: boolean;
}

export interface BankFilesPage {
    files: BankFileRow[];
    has_more: boolean;
    can_import: boolean;
    max_kilobytes: number;
    max_rows: number;
}

export const BankRowOutcomeValues = ["new", "duplicate", "error"] as const;
export type BankRowOutcome = (typeof BankRowOutcomeValues)[number];
export const BankRowOutcomeLabels: Record<BankRowOutcome, string> = {
    "new": "New",
    "duplicate": "Duplicate",
    "error": "Error",
};

export const BetStatusValues = ["open", "won", "lost", "void", "cashed_out"] as const;
export type BetStatus = (typeof BetStatusValues)[number];
export const BetStatusLabels: Record<BetStatus, string> = {
    "open": "Open",
    "won": "Won",
    "lost": "Lost",
    "void": "Void",
    "cashed_out": "Cashed out",
};

export const BetstopChangeValues = ["registered", "extended", "ended"] as const;
export type BetstopChange = (typeof BetstopChangeValues)[number];
export const BetstopChangeLabels: Record<BetstopChange, string> = {
    "registered": "Registered",
    "extended": "Extended",
    "ended": "Ended",
};

export const BetstopStateValues = ["unchecked", "clear", "registered"] as const;
export type BetstopState = (typeof BetstopStateValues)[number];
export const BetstopStateLabels: Record<BetstopState, string> = {
    "unchecked": "Not checked",
    "clear": "Clear",
    "registered": "Registered",
};

export const BetstopUpdateStatusValues = ["received", "actioned", "verified"] as const;
export type BetstopUpdateStatus = (typeof BetstopUpdateStatusValues)[number];
export const BetstopUpdateStatusLabels: Record<BetstopUpdateStatus, string> = {
    "received": "Received",
    "actioned": "Actioned",
    "verified": "Verified",
};

export interface BonusPromotionHit {
    id: number;
    title: string;
    company_name: string;
    company_color: string;
    company_logo: string | null;
    value_cents: number | null;
    percent: number | null;
    status: string;
    starts_at: string | null;
    ends_at: string | null;
}

export interface BonusSearchPage {
    meta: SearchMeta;
    promotions: BonusPromotionHit[];
}

export interface CertificationData {
    id: number;
    title: string;
    description: string;
    status: CertificationStatus;
    issued_on: string | null;
    expires_on: string | null;
}

export const CertificationStatusValues = ["pending", "valid", "expiring", "expired", "revoked"] as const;
export type CertificationStatus = (typeof CertificationStatusValues)[number];
export const CertificationStatusLabels: Record<CertificationStatus, string> = {
    "pending": "Pending",
    "valid": "Valid",
    "expiring": "Expiring",
    "expired": "Expired",
    "revoked": "Revoked",
};

export interface CertificationTypeData {
    title: string;
    description: string;
}

export interface Choice {
    value: string;
    label: string;
    hint: string | null;
}

export interface ClientDetailsPage {
    client: ClientHeader;
    form: ClientForm;
    version: number;
    choices: ClientFormChoices;
    history: HistoryEntry[];
    conflicts: FieldConflict[];
    can_edit: boolean;
}

export interface ClientFilterChoices {
    status: Choice[];
    company: Choice[];
    account_manager: Choice[];
    state: Choice[];
    client_rating: Choice[];
    custom_risk_filter: Choice[];
}

export interface ClientForm {
    first_name: string;
    last_name: string;
    preferred_name: string;
    date_of_birth: string;
    email: string;
    mobile_e164: string;
    address: string;
    suburb: string;
    state: string;
    postcode: string;
    status: string;
    company_id: string;
    account_manager_id: string;
    affiliate_id: string;
}

export interface ClientFormChoices {
    status: Choice[];
    state: Choice[];
    company_id: Choice[];
    account_manager_id: Choice[];
    affiliate_id: Choice[];
}

export interface ClientHeader {
    id: number;
    full_name: string;
    first_name: string;
    last_name: string;
    pin: string;
    status: ClientStatus;
    company_name: string;
    company_color: string;
    company_logo: string | null;
    account_manager: ClientManager | null;
    affiliate_name: string | null;
    client_rating: number | null;
    client_rating_description: string | null;
    rating_reviewed_at: string | null;
    balance_cents: number;
    last_bet_at: string | null;
    last_deposit_at: string | null;
    betstop_state: BetstopState;
    is_betstopped_in_genweb: boolean;
    is_barred: boolean;
    is_sms_opted_out: boolean;
    is_new_account_check_button_visible: boolean;
    ratings: Choice[];
}

export interface ClientIndexPage {
    clients: ClientRow[];
    meta: ListMeta;
    choices: ClientFilterChoices;
    can_export: boolean;
}

export interface ClientLookup {
    id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    client_rating: number | null;
    client_rating_description: string | null;
    url: string;
}

export interface ClientManager {
    id: number;
    first_name: string;
    full_name: string;
}

export const ClientRiskFilterValues = ["pending_new_acount_check", "not_betstopped_in_genweb"] as const;
export type ClientRiskFilter = (typeof ClientRiskFilterValues)[number];
export const ClientRiskFilterLabels: Record<ClientRiskFilter, string> = {
    "pending_new_acount_check": "Pending New Account check",
    "not_betstopped_in_genweb": "Not BetStopped in Genweb",
};

export interface ClientRow {
    id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    company_logo: string | null;
    account_manager: ClientManager | null;
    affiliate_name: string | null;
    state: AustralianState | null;
    status: ClientStatus;
    client_rating: number | null;
    client_rating_description: string | null;
    rating_reviewed_at: string | null;
    balance_cents: number;
    last_bet_at: string | null;
    last_deposit_at: string | null;
    is_betstopped: boolean;
    is_barred: boolean;
    is_sms_opted_out: boolean;
}

export interface ClientSearchPage {
    meta: SearchMeta;
    clients: ClientRow[];
}

export const ClientStatusValues = ["pending", "verified", "active", "dormant", "closed"] as const;
export type ClientStatus = (typeof ClientStatusValues)[number];
export const ClientStatusLabels: Record<ClientStatus, string> = {
    "pending": "Pending",
    "verified": "Verified",
    "active": "Active",
    "dormant": "Dormant",
    "closed": "Closed",
};

export const ConversationStatusValues = ["open", "pending", "snoozed", "resolved"] as const;
export type ConversationStatus = (typeof ConversationStatusValues)[number];
export const ConversationStatusLabels: Record<ConversationStatus, string> = {
    "open": "Open",
    "pending": "Pending",
    "snoozed": "Snoozed",
    "resolved": "Resolved",
};

export interface CountersData {
    unreadMessagesCount: number;
    unreadNewAccountChecksCount: number;
    unreadWithdrawalsCount: number;
    unreadDepositsCount: number;
    rsgNotificationCount: number;
    formSubmissionCount: number;
    socialMediaReviewsNotificationsCount: number;
}

export interface DailyAmount {
    day: string;
    amount_cents: number;
    count: number;
}

export interface DashboardClient {
    id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    client_rating: number | null;
    reason: string;
    since: string;
}

export interface DashboardDeposit {
    id: number;
    rail: PaymentRail;
    payer_name: string;
    client_id: number | null;
    description: string;
    amount_cents: number;
    received_at: string;
}

export interface DashboardPage {
    queues: DashboardQueue[];
    my_clients: DashboardClient[];
    waiting_deposits: DashboardDeposit[];
    handover: Handover | null;
    deposits_by_day?: DailyAmount[];
}

export interface DashboardQueue {
    key: 'risk_checks' | 'pending_deposits';
    title: string;
    count: number;
    oldest_at: string | null;
    warn_after_minutes: number;
    late_after_minutes: number;
}

export interface DeliveryIndexPage {
    deliveries: DeliveryRow[];
    meta: ListMeta;
    sources: Choice[];
    endpoints: Choice[];
}

export interface DeliveryRow {
    id: number;
    source: string;
    source_name: string;
    call: string;
    delivery_id: string;
    content_type: string;
    status: WebhookDeliveryStatus;
    response_status: number | null;
    error: string | null;
    attempts: number;
    duplicates: number;
    received_at: string;
    processed_at: string | null;
}

export const DepositStatusValues = ["pending", "matched", "approved", "rejected", "returned"] as const;
export type DepositStatus = (typeof DepositStatusValues)[number];
export const DepositStatusLabels: Record<DepositStatus, string> = {
    "pending": "Pending",
    "matched": "Matched",
    "approved": "Approved",
    "rejected": "Rejected",
    "returned": "Returned",
};

export interface Enrolment {
    secret: string;
    uri: string;
}

export interface ErrorPage {
    status: number;
    retry_after: number | null;
}

export interface FieldConflict {
    field: string;
    mine: string;
    theirs: string;
    was: string;
}

export interface Flash {
    success: string | null;
    error: string | null;
    auto_hide_success_message: boolean;
}

export interface ForgotPasswordPage {
    throttled_for_seconds: number | null;
}

export interface Handover {
    since: string;
    new_clients: number;
    settled_risk_checks: number;
    received_deposits: number | null;
    received_cents: number | null;
}

export interface HistoryChange {
    label: string;
    before: string | null;
    after: string | null;
}

export interface HistoryEntry {
    id: number;
    title: string;
    actor_name: string | null;
    impersonator_name: string | null;
    at: string;
    changes: HistoryChange[];
}

export interface ImpersonationCandidate {
    id: number;
    full_name: string;
    role_title: string;
}

export interface Impersonator {
    full_name: string;
    ends_at: string;
}

export interface ListMeta {
    next_cursor: string | null;
    previous_cursor: string | null;
    per_page: number;
    sort: string;
    count: number | null;
    count_is_capped: boolean;
}

export interface LoginPage {
    throttled_for_seconds: number | null;
}

export interface NotifiableCompanyData {
    name: string;
}

export interface NotifiableData {
    id: number;
    company_name: string | null;
    company: NotifiableCompanyData | null;
    created_at_human_format: string;
    is_new_account_check_button_visible: boolean;
    description: string | null;
    amount_cents: number | null;
    is_resolved: boolean | null;
    sent_at_human_format: string | null;
    sender: NotifiableSenderData | null;
    form_type_name: string | null;
    status: number | null;
    platform_name: string | null;
    file_path: string | null;
    conversation_id: number | null;
}

export interface NotifiableSenderData {
    first_name: string;
}

export interface NotificationClientData {
    id: number;
    full_name: string;
    first_name: string;
    last_name: string;
    pin: string;
    company_color: string;
    client_rating: number | null;
    company_name: string;
}

export interface NotificationData {
    id: number;
    type: NotificationType;
    is_read: boolean;
    body: string;
    client_id: number | null;
    notifiable_type: string;
    client: NotificationClientData | null;
    notifiable: NotifiableData;
    notified_at: string;
}

export interface NotificationFilters {
    type: NotificationType[];
    state: 'read' | 'unread' | null;
    from: string | null;
    to: string | null;
}

export interface NotificationIndexPage {
    notifications: NotificationData[];
    meta: ListMeta;
    filters: NotificationFilters;
    types: NotificationType[];
}

export interface NotificationSettings {
    plays_notification_sound: boolean;
    shows_toasts: boolean;
    shows_browser_notifications: boolean;
    counts_in_title: boolean;
}

export const NotificationTypeValues = ["risk_check", "withdrawal", "rsg_communication", "form_submission", "social_media_review", "message", "deposit"] as const;
export type NotificationType = (typeof NotificationTypeValues)[number];
export const NotificationTypeLabels: Record<NotificationType, string> = {
    "risk_check": "Risk check",
    "withdrawal": "Withdrawal",
    "rsg_communication": "RSG communication",
    "form_submission": "Form submission",
    "social_media_review": "Social media review",
    "message": "Message",
    "deposit": "Deposit",
};

export const OperatorPlatformValues = ["genweb", "sportsbet", "other"] as const;
export type OperatorPlatform = (typeof OperatorPlatformValues)[number];
export const OperatorPlatformLabels: Record<OperatorPlatform, string> = {
    "genweb": "Genweb",
    "sportsbet": "Sportsbet",
    "other": "Other",
};

export const PaymentRailValues = ["osko", "payid", "eft"] as const;
export type PaymentRail = (typeof PaymentRailValues)[number];
export const PaymentRailLabels: Record<PaymentRail, string> = {
    "osko": "OSKO",
    "payid": "PayID",
    "eft": "EFT",
};

export interface PendingCertification {
    id: number;
    certification_type: CertificationTypeData;
}

export interface ProfileData {
    first_name: string;
    last_name: string;
    full_name: string;
    email: string;
    role_title: string;
    timezone: string;
    photo: string | null;
}

export const ProfileTabValues = ["profile", "security", "certifications", "notifications"] as const;
export type ProfileTab = (typeof ProfileTabValues)[number];
export const ProfileTabLabels: Record<ProfileTab, string> = {
    "profile": "Profile",
    "security": "Security",
    "certifications": "Certifications",
    "notifications": "Notifications",
};

export interface RealtimeSettings {
    key: string;
    host: string;
    port: number;
    scheme: string;
    path: string;
}

export interface RecentNotificationsData {
    counters: CountersData;
    notifications: Record<string, NotificationData[]>;
}

export interface ResetPasswordPage {
    token: string;
    email: string;
    min_length: number;
}

export const RiskCheckValueValues = ["GOOD", "25% BONUSHUNTER", "BONUSHUNTER", "WATCH", "CLOSE"] as const;
export type RiskCheckValue = (typeof RiskCheckValueValues)[number];
export const RiskCheckValueLabels: Record<RiskCheckValue, string> = {
    "GOOD": "GOOD",
    "25% BONUSHUNTER": "25% BONUSHUNTER",
    "BONUSHUNTER": "BONUSHUNTER",
    "WATCH": "WATCH",
    "CLOSE": "CLOSE",
};

export const RsgChannelValues = ["sms", "email", "phone", "chat", "letter"] as const;
export type RsgChannel = (typeof RsgChannelValues)[number];
export const RsgChannelLabels: Record<RsgChannel, string> = {
    "sms": "SMS",
    "email": "E-mail",
    "phone": "Phone",
    "chat": "Live chat",
    "letter": "Letter",
};

export const RsgFormTypeValues = ["self_exclusion", "time_out", "deposit_limit", "account_closure", "third_party_concern", "gambling_help"] as const;
export type RsgFormType = (typeof RsgFormTypeValues)[number];
export const RsgFormTypeLabels: Record<RsgFormType, string> = {
    "self_exclusion": "Self-exclusion",
    "time_out": "Time out",
    "deposit_limit": "Deposit limit",
    "account_closure": "Account closure",
    "third_party_concern": "Third-party concern",
    "gambling_help": "Gambling help request",
};

export interface SearchMeta {
    search: string;
    is_searchable: boolean;
    page: number;
    has_next: boolean;
    is_capped: boolean;
}

export interface SecurityData {
    password_changed_at: string | null;
    password_min_length: number;
    totp_confirmed_at: string | null;
    recovery_codes_left: number;
    has_few_recovery_codes: boolean;
    new_recovery_codes: string[] | null;
    devices: TrustedDeviceData[];
    sessions: SessionData[];
    can_list_sessions: boolean;
}

export interface SessionData {
    name: string;
    device: string;
    ip: string | null;
    last_used_at: string;
    is_current: boolean;
}

export interface SharedProps {
    auth: Auth;
    flash: Flash;
    counters: CountersData | null;
    app: AppSettings;
}

export interface ShownSecret {
    name: string;
    secret: string;
    slug: string | null;
}

export const SiteAccountStatusValues = ["missing", "applied", "open", "limited", "suspended", "closed"] as const;
export type SiteAccountStatus = (typeof SiteAccountStatusValues)[number];
export const SiteAccountStatusLabels: Record<SiteAccountStatus, string> = {
    "missing": "Missing",
    "applied": "Applied",
    "open": "Open",
    "limited": "Limited",
    "suspended": "Suspended",
    "closed": "Closed",
};

export const SmsDirectionValues = ["inbound", "outbound"] as const;
export type SmsDirection = (typeof SmsDirectionValues)[number];
export const SmsDirectionLabels: Record<SmsDirection, string> = {
    "inbound": "Inbound",
    "outbound": "Outbound",
};

export const SmsStatusValues = ["draft", "queued", "sent", "delivered", "failed", "suppressed", "received"] as const;
export type SmsStatus = (typeof SmsStatusValues)[number];
export const SmsStatusLabels: Record<SmsStatus, string> = {
    "draft": "Draft",
    "queued": "Queued",
    "sent": "Sent",
    "delivered": "Delivered",
    "failed": "Failed",
    "suppressed": "Suppressed",
    "received": "Received",
};

export const SocialMediaReviewStatusValues = [1, 2, 3] as const;
export type SocialMediaReviewStatus = (typeof SocialMediaReviewStatusValues)[number];
export const SocialMediaReviewStatusLabels: Record<SocialMediaReviewStatus, string> = {
    "1": "Pending",
    "2": "Approved",
    "3": "Declined",
};

export const StaffRoleValues = ["account_manager", "senior_account_manager", "payments_officer", "payments_manager", "risk_analyst", "rsg_officer", "marketing", "affiliate_manager", "people_manager", "executive", "developer", "database_contractor"] as const;
export type StaffRole = (typeof StaffRoleValues)[number];
export const StaffRoleLabels: Record<StaffRole, string> = {
    "account_manager": "Account manager",
    "senior_account_manager": "Senior account manager",
    "payments_officer": "Payments officer",
    "payments_manager": "Payments manager",
    "risk_analyst": "Risk analyst",
    "rsg_officer": "RSG officer",
    "marketing": "Marketing",
    "affiliate_manager": "Affiliate manager",
    "people_manager": "People manager",
    "executive": "Executive",
    "developer": "Developer",
    "database_contractor": "Database contractor",
};

export interface TrustedDeviceData {
    id: number;
    name: string;
    ip: string | null;
    last_used_at: string | null;
    expires_at: string;
    is_current: boolean;
}

export interface TwoFactorPage {
    step: 'enrol' | 'challenge' | 'recovery_codes';
    email: string;
    enrolment: Enrolment | null;
    recovery_codes: string[] | null;
    trust_device: boolean;
    throttled_for_seconds: number | null;
}

export interface UserProfilePage {
    tab: ProfileTab;
    profile: ProfileData | null;
    security: SecurityData | null;
    certifications: CertificationData[] | null;
    notifications: NotificationSettings | null;
}

export const WebhookDeliveryStatusValues = ["received", "processed", "refused", "failed"] as const;
export type WebhookDeliveryStatus = (typeof WebhookDeliveryStatusValues)[number];
export const WebhookDeliveryStatusLabels: Record<WebhookDeliveryStatus, string> = {
    "received": "Received",
    "processed": "Processed",
    "refused": "Refused",
    "failed": "Failed",
};

export interface WebhookSourceIndexPage {
    sources: WebhookSourceRow[];
    meta: ListMeta;
    scopes: Choice[];
    new_secret: ShownSecret | null;
    address: string;
    can_change: boolean;
}

export interface WebhookSourceRow {
    id: number;
    name: string;
    slug: string;
    scopes: string[];
    is_active: boolean;
    previous_secret_until: string | null;
    created_by_name: string | null;
    last_used_at: string | null;
    created_at: string;
}

export const WithdrawalStatusValues = ["pending", "checked", "approved", "paid", "failed", "cancelled", "declined"] as const;
export type WithdrawalStatus = (typeof WithdrawalStatusValues)[number];
export const WithdrawalStatusLabels: Record<WithdrawalStatus, string> = {
    "pending": "Pending",
    "checked": "Checked",
    "approved": "Approved",
    "paid": "Paid",
    "failed": "Failed",
    "cancelled": "Cancelled",
    "declined": "Declined",
};
