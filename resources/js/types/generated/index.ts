// Written by `php artisan types:generate`; do not edit.

export const AbilityValues = ["viewClients", "canViewDatabaseOnly", "viewDBClients", "viewSMSPanel", "viewSmsBlasts", "viewAutoMessages", "sendExcelSMSBlasts", "viewWithdrawals", "viewDeposits", "viewTransactions", "viewServices", "viewUsers", "viewGuides", "viewRsg", "viewBetstopUpdates", "viewBetstopLogs", "viewBarredList", "viewRsgFormSubmissions", "viewRsgCommunications", "viewRsgEvents", "viewBonusRules", "viewBonusClaimedLogs", "viewBonusLoginLogs", "viewBonusPromotions", "viewGenwebBonuses", "viewGenwebBoostBonuses", "viewSocialMediaReviews", "viewSkippingRules", "viewAutomations", "viewAffiliateReports", "viewAffiliateTaxReports", "viewAccountManagerReports", "viewClientReports", "viewMarketingReports", "viewReportExports", "viewDuplicateOskoDeposits", "viewLegacyTransfer", "viewCertificationTypes", "viewRoles", "viewPhoneLogs", "riskCheckClients"] as const;
export type Ability = (typeof AbilityValues)[number];

export interface ActivityChange {
    field: string;
    label: string;
    before: string | null;
    after: string | null;
    can_restore: boolean;
    current: string | null;
    current_text: string | null;
}

export interface ActivityEntry {
    id: number;
    title: string;
    actor_name: string | null;
    impersonator_name: string | null;
    ip: string | null;
    at: string;
    changes: ActivityChange[];
}

export interface ActivityLog {
    events: ActivityEntry[];
    meta: ListMeta;
}

export interface ActivityLogChoices {
    actor: Choice[];
    action: Choice[];
    field: Choice[];
}

export interface AdjustmentIndexPage {
    adjustments: AdjustmentRow[];
    meta: ListMeta;
    can_request: boolean;
}

export interface AdjustmentRow {
    id: number;
    reference: string;
    type: TransactionType;
    status: AdjustmentStatus;
    client_id: number;
    client_name: string;
    client_pin: string;
    amount_cents: number;
    reason: string;
    requested_by: string;
    requested_at: string;
    decided_by: string | null;
    decided_at: string | null;
    refusal: string | null;
    reverses: string | null;
    transaction_id: number | null;
    can_decide: boolean;
    can_reverse: boolean;
    needs_password: boolean;
    warnings: string[];
}

export const AdjustmentStatusValues = ["requested", "approved", "declined"] as const;
export type AdjustmentStatus = (typeof AdjustmentStatusValues)[number];
export const AdjustmentStatusLabels: Record<AdjustmentStatus, string> = {
    "requested": "Requested",
    "approved": "Approved",
    "declined": "Declined",
};

export interface AnalyticsWindow {
    from: string;
    bets: number;
    months: number;
    cap: number;
    is_capped: boolean;
    time_zone: string;
}

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

export interface AttachmentRow {
    id: number;
    name: string;
    mime: string;
    size: number;
    uploader_name: string | null;
    created_at: string;
    is_shown: boolean;
    can_change: boolean;
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

export interface BackgroundAnswer {
    question: string;
    answer: string;
}

export interface BackgroundEntry {
    id: number;
    occupation: string | null;
    employer: string | null;
    source_of_funds: string | null;
    acquisition: string | null;
    kyc_method: string | null;
    kyc_at: string | null;
    answers: BackgroundAnswer[];
    recorded_at: string;
    author_name: string | null;
}

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
    doubtful_rows: number;
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

export const BarredEntryStatusValues = ["active", "expired", "lifted"] as const;
export type BarredEntryStatus = (typeof BarredEntryStatusValues)[number];
export const BarredEntryStatusLabels: Record<BarredEntryStatus, string> = {
    "active": "Active",
    "expired": "Expired",
    "lifted": "Lifted",
};

export const BarredListValues = ["barred", "self_exclusion"] as const;
export type BarredList = (typeof BarredListValues)[number];
export const BarredListLabels: Record<BarredList, string> = {
    "barred": "Barred by us",
    "self_exclusion": "Self-exclusion",
};

export interface BetBand {
    label: string;
    bets: number;
    stake_cents: number;
    settled: number;
    wins: number;
    expected_hundredths: number;
}

export interface BetFilterChoices {
    site: Choice[];
    sport: Choice[];
}

export interface BetRow {
    id: number;
    site_name: string;
    sport: string;
    market: string;
    selection: string;
    status: BetStatus;
    stake_cents: number;
    odds_milli: number;
    return_cents: number | null;
    profit_cents: number | null;
    is_bonus: boolean;
    is_boosted: boolean;
    placed_at: string;
    settled_at: string | null;
}

export const BetStatusValues = ["open", "won", "lost", "void", "cashed_out"] as const;
export type BetStatus = (typeof BetStatusValues)[number];
export const BetStatusLabels: Record<BetStatus, string> = {
    "open": "Open",
    "won": "Won",
    "lost": "Lost",
    "void": "Void",
    "cashed_out": "Cashed out",
};

export interface BetTotals {
    count: number;
    open_count: number;
    stake_cents: number;
    bonus_cents: number;
    return_cents: number;
    profit_cents: number;
    margin_basis_points: number | null;
}

export const BetstopChangeValues = ["registered", "extended", "ended"] as const;
export type BetstopChange = (typeof BetstopChangeValues)[number];
export const BetstopChangeLabels: Record<BetstopChange, string> = {
    "registered": "Registered",
    "extended": "Extended",
    "ended": "Ended",
};

export const BetstopCheckPurposeValues = ["onboarding", "periodic", "contact", "manual"] as const;
export type BetstopCheckPurpose = (typeof BetstopCheckPurposeValues)[number];
export const BetstopCheckPurposeLabels: Record<BetstopCheckPurpose, string> = {
    "onboarding": "Onboarding",
    "periodic": "Periodic",
    "contact": "Contact",
    "manual": "Manual",
};

export const BetstopCheckResultValues = ["clear", "registered", "error"] as const;
export type BetstopCheckResult = (typeof BetstopCheckResultValues)[number];
export const BetstopCheckResultLabels: Record<BetstopCheckResult, string> = {
    "clear": "Clear",
    "registered": "Registered",
    "error": "No answer",
};

export interface BetstopCheckRow {
    id: number;
    purpose_label: string;
    result: BetstopCheckResult;
    result_label: string;
    checked_at: string;
    valid_until: string | null;
    officer_name: string | null;
    evidence: Record<string, string>;
}

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

export interface BonusClaimRow {
    id: number;
    promotion_title: string;
    amount_cents: number;
    status: BonusClaimStatus;
    is_approved: boolean;
    explanation: string | null;
    reason: string | null;
    requested_by: string | null;
    approved_by: string | null;
    offered_at: string;
    claimed_at: string | null;
    credited_at: string | null;
    used_at: string | null;
    reversed_at: string | null;
    expires_at: string | null;
    can_approve: boolean;
    next: BonusClaimStatus[];
}

export const BonusClaimStatusValues = ["offered", "claimed", "credited", "used", "expired", "reversed"] as const;
export type BonusClaimStatus = (typeof BonusClaimStatusValues)[number];
export const BonusClaimStatusLabels: Record<BonusClaimStatus, string> = {
    "offered": "Offered",
    "claimed": "Claimed",
    "credited": "Credited",
    "used": "Used",
    "expired": "Expired",
    "reversed": "Reversed",
};

export interface BonusCost {
    bonus_bets: number;
    bonus_stake_cents: number;
    bonus_return_cents: number;
    boosted_bets: number;
    share_basis_points: number | null;
}

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

export interface BulkApproval {
    results: BulkApprovalResult[];
    left_out: string | null;
}

export interface BulkApprovalResult {
    id: number;
    is_approved: boolean;
    message: string;
    amount_cents: number | null;
}

export const BulkChangeKindValues = ["manager", "status", "note"] as const;
export type BulkChangeKind = (typeof BulkChangeKindValues)[number];
export const BulkChangeKindLabels: Record<BulkChangeKind, string> = {
    "manager": "Assign manager",
    "status": "Change status",
    "note": "Add note",
};

export interface BulkChangeProgress {
    id: number;
    title: string;
    status: BulkChangeStatus;
    is_unfinished: boolean;
    can_undo: boolean;
    total_rows: number | null;
    changed_rows: number;
    skipped_rows: number;
    skipped: string[];
    error: string | null;
}

export const BulkChangeStatusValues = ["queued", "running", "done", "cancelled", "failed", "undoing", "undone"] as const;
export type BulkChangeStatus = (typeof BulkChangeStatusValues)[number];
export const BulkChangeStatusLabels: Record<BulkChangeStatus, string> = {
    "queued": "Queued",
    "running": "Running",
    "done": "Done",
    "cancelled": "Cancelled",
    "failed": "Failed",
    "undoing": "Undoing",
    "undone": "Undone",
};

export interface BulkScope {
    count: number;
    count_is_capped: boolean;
    newest_id: number;
}

export interface BulkSuppressionProgress {
    id: number;
    status: BulkChangeStatus;
    is_unfinished: boolean;
    total_rows: number;
    processed_rows: number;
    suppressed_rows: number;
    error: string | null;
}

export interface CancellationReasonRow {
    id: number;
    title: string;
    is_active: boolean;
    uses: number;
}

export interface CancellationReasonsPage {
    reasons: CancellationReasonRow[];
    can_edit: boolean;
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

export interface ClientActivityLogsPage {
    client: ClientHeader;
    log?: ActivityLog;
    choices?: ActivityLogChoices;
    can_export: boolean;
}

export interface ClientAnalytics {
    window: AnalyticsWindow;
    hours: HourCell[];
    sports: SportShare[];
    stakes: BetBand[];
    odds: BetBand[];
    win_rate: BetBand;
    bonus: BonusCost;
    signals: RiskSignal[];
}

export interface ClientAnalyticsPage {
    client: ClientHeader;
    analytics?: ClientAnalytics;
}

export interface ClientAsOf {
    day: string;
    existed: boolean;
    fields: ClientAsOfField[];
}

export interface ClientAsOfField {
    field: string;
    label: string;
    past: string | null;
    present: string | null;
    differs: boolean;
}

export interface ClientAttachmentsPage {
    client: ClientHeader;
    attachments?: AttachmentRow[];
    meta?: ListMeta;
    can_export: boolean;
}

export interface ClientBackgroundPage {
    client: ClientHeader;
    entries?: BackgroundEntry[];
    can_record: boolean;
}

export interface ClientBetsPage {
    client: ClientHeader;
    bets?: BetRow[];
    meta?: ListMeta;
    totals?: BetTotals;
    choices?: BetFilterChoices;
    can_export: boolean;
}

export interface ClientBonusesPage {
    client: ClientHeader;
    claims?: BonusClaimRow[];
    meta?: ListMeta;
    promotions?: RunningPromotion[];
    can_grant: boolean;
    can_export: boolean;
}

export interface ClientContact {
    mobile: string;
    email: string;
    address: string;
}

export interface ClientDetailsPage {
    client: ClientHeader;
    form: ClientForm;
    version: number;
    choices: ClientFormChoices;
    history?: HistoryEntry[];
    site_accounts?: SiteAccountRow[];
    ratings?: RatingReview[];
    marks?: ClientMark[];
    conflicts: FieldConflict[];
    can_edit: boolean;
    edit_refusal: string | null;
    can_reopen: boolean;
    as_of: ClientAsOf | null;
}

export interface ClientEmailsPage {
    client: ClientHeader;
    emails?: EmailRow[];
    meta?: ListMeta;
    composer?: MessageComposer;
    can_export: boolean;
}

export interface ClientExportsPage {
    exports: ExportRow[];
    meta: ListMeta;
    is_writing: boolean;
    sees_all: boolean;
}

export interface ClientFigures {
    months: MonthFigures[];
    sites: MonthFigures[];
    total: MonthFigures;
    time_zone: string;
}

export interface ClientFilterChoices {
    status: Choice[];
    company: Choice[];
    account_manager: Choice[];
    state: Choice[];
    client_rating: Choice[];
    affiliate: Choice[];
    betstop_state: Choice[];
    custom_risk_filter: Choice[];
    custom_sales_filter: Choice[];
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
    refused_status: Choice[];
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
    can_edit: boolean;
    mobile: string | null;
    can_contribute: boolean;
    can_see_contact: boolean;
    can_reveal_contact: boolean;
    created_at: string;
}

export interface ClientIndexPage {
    clients: ClientRow[];
    meta: ListMeta;
    choices: ClientFilterChoices;
    presets: FilterPresetMenu;
    turnover?: Record<number, number[]>;
    bulk: BulkChangeProgress | null;
    can_export: boolean;
    can_change: boolean;
}

export interface ClientIpReportPage {
    client: ClientHeader;
    sightings?: IpSightingRow[];
    meta?: ListMeta;
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

export interface ClientLookupPage {
    hits: ClientLookup[];
    hints: string[];
}

export interface ClientManager {
    id: number;
    first_name: string;
    full_name: string;
}

export interface ClientMark {
    name: string;
    is_set: boolean;
    at: string | null;
    actor_name: string | null;
    explanation: string;
}

export interface ClientMatchesPage {
    client: ClientHeader;
    matches?: MatchRow[];
    links?: LinkedPerson[];
    merges?: MergeRow[];
    can_merge: boolean;
}

export interface ClientMessagesPage {
    client: ClientHeader;
    thread?: SmsStretch;
    unread?: SmsUnread[];
    composer?: MessageComposer;
}

export interface ClientNotesPage {
    client: ClientHeader;
    notes?: NoteFeed;
    can_export: boolean;
}

export interface ClientPreview {
    id: number;
    preferred_name: string | null;
    date_of_birth: string | null;
    mobile: string | null;
    email: string | null;
    suburb: string | null;
    notes: ClientPreviewNote[];
    activity: TimelineEntry[];
}

export interface ClientPreviewNote {
    id: number;
    body: string;
    category: NoteCategory;
    is_pinned: boolean;
    author_name: string;
    created_at: string;
}

export interface ClientProtection {
    limits: RsgLimitRow[];
    exclusions: ExclusionRow[];
    checks: BetstopCheckRow[];
    events: RsgEventRow[];
}

export interface ClientResponsibleGamblingPage {
    client: ClientHeader;
    protection?: ClientProtection;
    event_kinds: Choice[];
    can_protect: boolean;
    can_work_events: boolean;
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
    created_at: string;
    is_betstopped: boolean;
    is_barred: boolean;
    is_sms_opted_out: boolean;
}

export interface ClientRsgCommunicationPage {
    client: ClientHeader;
    communications?: RsgCommunicationRow[];
    meta?: ListMeta;
    open_count?: number;
    can_resolve: boolean;
    can_export: boolean;
}

export interface ClientSearchPage {
    meta: SearchMeta;
    clients: ClientRow[];
}

export interface ClientStatsPage {
    client: ClientHeader;
    months: number;
    site: number | null;
    sites: Choice[];
    figures?: ClientFigures;
    can_export: boolean;
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

export interface ClientTimelinePage {
    client: ClientHeader;
    timeline?: TimelineSlice;
    kinds: Choice[];
}

export interface ClientTransfersPage {
    client: ClientHeader;
    transfers?: TransferRow[];
    meta?: ListMeta;
    accounts?: TransferAccount[];
    can_request: boolean;
    can_export: boolean;
}

export const ConsentBasisValues = ["express", "inferred", "unknown", "none"] as const;
export type ConsentBasis = (typeof ConsentBasisValues)[number];
export const ConsentBasisLabels: Record<ConsentBasis, string> = {
    "express": "Express",
    "inferred": "Inferred",
    "unknown": "Unknown",
    "none": "None",
};

export const ConsentChannelValues = ["phone", "sms", "email"] as const;
export type ConsentChannel = (typeof ConsentChannelValues)[number];
export const ConsentChannelLabels: Record<ConsentChannel, string> = {
    "phone": "Phone",
    "sms": "SMS",
    "email": "E-mail",
};

export const ConversationStatusValues = ["open", "pending", "snoozed", "resolved"] as const;
export type ConversationStatus = (typeof ConversationStatusValues)[number];
export const ConversationStatusLabels: Record<ConversationStatus, string> = {
    "open": "Open",
    "pending": "Pending",
    "snoozed": "Snoozed",
    "resolved": "Resolved",
};

export interface ConversionPreview {
    missing: string[];
    duplicates: DuplicateClient[];
}

export interface CountersData {
    unreadMessagesCount: number;
    unreadNewAccountChecksCount: number;
    unreadWithdrawalsCount: number;
    unreadDepositsCount: number;
    rsgNotificationCount: number;
    formSubmissionCount: number;
    socialMediaReviewsNotificationsCount: number;
}

export interface CreditedReturn {
    deposit_id: number;
    message: string;
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

export interface DashboardMention {
    note_id: number;
    author_name: string;
    subject_name: string;
    text: string;
    url: string;
    created_at: string;
}

export interface DashboardPage {
    queues: DashboardQueue[];
    my_clients: DashboardClient[];
    waiting_deposits: DashboardDeposit[];
    mentions: DashboardMention[];
    handover: Handover | null;
    ledger: LedgerLine | null;
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

export interface DbAddressForm {
    id: string;
    line: string;
    suburb: string;
    state: string;
    postcode: string;
    from_on: string;
    to_on: string;
    source: string;
}

export interface DbAddressRow {
    id: number;
    db_client_id: number;
    full_name: string;
    line: string | null;
    suburb: string | null;
    state: AustralianState | null;
    postcode: string | null;
    from_on: string | null;
    to_on: string | null;
    source: string | null;
    is_valid: boolean | null;
    status: DbClientStatus;
}

export interface DbAddressView {
    id: number;
    line: string | null;
    suburb: string | null;
    state: AustralianState | null;
    postcode: string | null;
    from_on: string | null;
    to_on: string | null;
    source: string | null;
    is_valid: boolean | null;
    is_current: boolean;
}

export interface DbAddressesPage {
    addresses: DbAddressRow[];
    meta: ListMeta;
    can_manage: boolean;
    can_export: boolean;
}

export interface DbCleanupChoice {
    kind: DbCleanupKind;
    label: string;
    description: string;
}

export interface DbCleanupIndexPage {
    kinds: DbCleanupChoice[];
    runs: DbCleanupRun[];
    preview?: DbCleanupPreview | null;
}

export const DbCleanupKindValues = ["normalise_phones", "fix_name_case", "split_names", "merge_duplicates", "remove_invalid_numbers", "expire_addresses", "check_validity"] as const;
export type DbCleanupKind = (typeof DbCleanupKindValues)[number];
export const DbCleanupKindLabels: Record<DbCleanupKind, string> = {
    "normalise_phones": "Normalise phone formats",
    "fix_name_case": "Fix name case",
    "split_names": "Split combined names",
    "merge_duplicates": "Merge exact duplicates",
    "remove_invalid_numbers": "Remove invalid numbers",
    "expire_addresses": "Expire old addresses",
    "check_validity": "Check everything again",
};

export interface DbCleanupPreview {
    kind: DbCleanupKind;
    description: string;
    looked_at: number;
    total_rows: number;
    changes: number;
    samples: DbCleanupSample[];
}

export interface DbCleanupRun {
    id: number;
    kind: DbCleanupKind;
    status: DbCleanupStatus;
    user_name: string;
    whom: string;
    total_rows: number;
    processed_rows: number;
    changed_rows: number;
    kept_rows: number;
    created_at: string;
    finished_at: string | null;
    error: string | null;
    can_undo: boolean;
    can_stop: boolean;
}

export interface DbCleanupSample {
    db_client_id: number;
    before: string;
    after: string | null;
}

export const DbCleanupStatusValues = ["queued", "running", "done", "undoing", "undone", "cancelled", "failed"] as const;
export type DbCleanupStatus = (typeof DbCleanupStatusValues)[number];
export const DbCleanupStatusLabels: Record<DbCleanupStatus, string> = {
    "queued": "Queued",
    "running": "Running",
    "done": "Done",
    "undoing": "Being undone",
    "undone": "Undone",
    "cancelled": "Stopped",
    "failed": "Failed",
};

export interface DbClientContact {
    email: string;
    phones: DbContactLine[];
    addresses: DbContactLine[];
}

export interface DbClientEditPage {
    id: number | null;
    full_name: string;
    version: number;
    form: DbClientForm;
    states: Choice[];
}

export interface DbClientFilterChoices {
    assignee: Choice[];
    list: Choice[];
    source: Choice[];
    state: Choice[];
}

export interface DbClientForm {
    first_name: string;
    last_name: string;
    date_of_birth: string;
    email: string;
    source: string;
    consent_basis: string;
    phones: DbPhoneForm[];
    addresses: DbAddressForm[];
}

export interface DbClientHeader {
    id: number;
    full_name: string;
    status: DbClientStatus;
    suppressed_reason: SuppressionReason | null;
    date_of_birth: string | null;
    email: string | null;
    email_is_valid: boolean | null;
    is_email_suppressed: boolean;
    source: string | null;
    consent_basis: ConsentBasis;
    assignee_name: string | null;
    list_name: string | null;
    list_due_on: string | null;
    last_outcome: DbClientOutcome | null;
    worked_at: string | null;
    lead_id: number | null;
    created_at: string;
}

export interface DbClientIndexPage {
    db_clients: DbClientRow[];
    meta: ListMeta;
    choices: DbClientFilterChoices;
    presets: FilterPresetMenu;
    is_own_lists_only: boolean;
    can_manage: boolean;
    can_create: boolean;
    can_export: boolean;
    can_clean_up: boolean;
    suppression: BulkSuppressionProgress | null;
}

export const DbClientOutcomeValues = ["no_answer", "wrong_number", "not_interested", "interested", "asked_to_stop"] as const;
export type DbClientOutcome = (typeof DbClientOutcomeValues)[number];
export const DbClientOutcomeLabels: Record<DbClientOutcome, string> = {
    "no_answer": "No answer",
    "wrong_number": "Wrong number",
    "not_interested": "Not interested",
    "interested": "Interested",
    "asked_to_stop": "Asked to stop",
};

export interface DbClientPage {
    db_client: DbClientHeader;
    phones: DbPhoneView[];
    addresses: DbAddressView[];
    outcomes?: DbOutcomeView[];
    consents?: DbConsentView[];
    duplicates?: DbMatch[];
    history?: HistoryEntry[];
    notes?: NoteFeed | null;
    attachments?: AttachmentRow[] | null;
    meta?: ListMeta | null;
    conversion?: DbConversionCheck;
    can_log_outcome: boolean;
    can_edit: boolean;
    can_suppress: boolean;
    can_lift: boolean;
    can_convert: boolean;
    can_undo_conversion: boolean;
    can_manage: boolean;
    can_reveal_contact: boolean;
}

export interface DbClientRow {
    id: number;
    full_name: string;
    best_phone: string | null;
    is_best_phone_valid: boolean;
    is_best_phone_suppressed: boolean;
    phones_count: number;
    suburb: string | null;
    state: AustralianState | null;
    source: string | null;
    consent_basis: ConsentBasis;
    status: DbClientStatus;
    suppressed_reason: SuppressionReason | null;
    assignee_name: string | null;
    list_name: string | null;
    last_outcome: DbClientOutcome | null;
    created_at: string;
}

export const DbClientStatusValues = ["raw", "validated", "assigned", "converted", "suppressed"] as const;
export type DbClientStatus = (typeof DbClientStatusValues)[number];
export const DbClientStatusLabels: Record<DbClientStatus, string> = {
    "raw": "Raw",
    "validated": "Validated",
    "assigned": "Assigned",
    "converted": "Converted",
    "suppressed": "Suppressed",
};

export interface DbConsentView {
    id: number;
    purpose: string;
    basis: ConsentBasis;
    evidence: string | null;
    recorder_name: string | null;
    recorded_at: string;
}

export interface DbContactLine {
    id: number;
    text: string;
}

export interface DbConversionCheck {
    exclusion: string | null;
    matches: DbMatch[];
}

export interface DbListIndexPage {
    db_lists: DbListRow[];
    meta: ListMeta;
    can_manage: boolean;
    can_export: boolean;
}

export interface DbListRow {
    id: number;
    name: string;
    assignee_name: string;
    creator_name: string;
    due_on: string | null;
    is_overdue: boolean;
    is_filling: boolean;
    fill_error: string | null;
    wanted_rows: number;
    filled_rows: number;
    worked: number;
    left: number;
    closed_at: string | null;
    created_at: string;
}

export interface DbMatch {
    type: string;
    id: number;
    full_name: string;
    score: number;
    is_likely: boolean;
    reasons: string[];
}

export interface DbOutcomeView {
    id: number;
    outcome: DbClientOutcome;
    caller_name: string;
    number_ending: string | null;
    note: string | null;
    at: string;
}

export interface DbPhoneForm {
    id: string;
    number: string;
    source: string;
    consent_basis: string;
    consent_on: string;
    evidence: string;
}

export interface DbPhoneNumbersPage {
    phone_numbers: DbPhoneRow[];
    meta: ListMeta;
    can_manage: boolean;
    can_export: boolean;
    can_sort_by_number: boolean;
}

export interface DbPhoneRow {
    id: number;
    db_client_id: number;
    full_name: string;
    number: string;
    kind: PhoneKind;
    is_valid: boolean | null;
    suppressed_reason: SuppressionReason | null;
    source: string | null;
    consent_basis: ConsentBasis;
    status: DbClientStatus;
    checked_at: string | null;
    created_at: string;
}

export interface DbPhoneView {
    id: number;
    number: string;
    kind: PhoneKind;
    is_valid: boolean | null;
    checked_at: string | null;
    source: string | null;
    consent_basis: ConsentBasis;
    consent_at: string | null;
    evidence: string | null;
    suppressed_reason: SuppressionReason | null;
    is_best: boolean;
}

export interface DeletedFilterPreset {
    id: number;
    name: string;
}

export interface DeletedLead {
    id: number;
    full_name: string;
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

export const DepositAgeValues = ["fresh", "waiting", "late", "overdue"] as const;
export type DepositAge = (typeof DepositAgeValues)[number];
export const DepositAgeLabels: Record<DepositAge, string> = {
    "fresh": "Under 1 hour",
    "waiting": "Over 1 hour",
    "late": "Over 4 hours",
    "overdue": "Over 24 hours",
};

export interface DepositClient {
    id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    company_logo: string | null;
    client_rating: number | null;
    client_rating_description: string | null;
    balance_cents: number;
    is_betstopped: boolean;
    is_barred: boolean;
    is_closed: boolean;
    refusal: string | null;
    is_other_payer: boolean;
    own_payment: OwnPayment | null;
}

export interface DepositClientHits {
    clients: DepositClient[];
}

export interface DepositDetails {
    deposit: DepositRow;
    payer_name: string | null;
    bank_reference: string;
    end_to_end_id: string | null;
    received_at: string;
    reason: string | null;
    parent_id: number | null;
    parts: DepositPartRow[];
    client: DepositClient | null;
    proposals: MatchProposal[];
    people: DepositClient[];
    duplicates: DepositDuplicate[];
    own_payment: OwnPayment | null;
    history: DepositEvent[];
    can_decide: boolean;
    can_return: boolean;
    can_undo: boolean;
    can_reopen: boolean;
}

export interface DepositDuplicate {
    case_id: number;
    is_confirmed: boolean;
    score: number;
    reasons: string[];
    bank_reference: string;
    amount_cents: number;
    value_at: string;
    deposit_id: number | null;
}

export interface DepositEvent {
    id: number;
    title: string;
    note: string | null;
    actor_name: string | null;
    at: string;
}

export interface DepositIndexPage {
    tab: DepositTab;
    deposits?: DepositRow[];
    meta?: ListMeta;
    totals?: DepositTotals;
    client: Choice | null;
    deposit: DepositDetails | null;
    can_handle: boolean;
    can_export: boolean;
}

export interface DepositPartRow {
    id: number;
    amount_cents: number;
    status: DepositStatus;
    client_name: string | null;
}

export interface DepositRow {
    id: number;
    version: number;
    rail: PaymentRail;
    payer: string;
    description: string;
    amount_cents: number;
    value_at: string;
    status: DepositStatus;
    client: RowClient | null;
    waiting_since: string | null;
    age: DepositAge | null;
    is_other_payer: boolean;
    is_part: boolean;
    has_duplicate_case: boolean;
}

export const DepositStatusValues = ["pending", "matched", "approved", "rejected", "returned", "split", "bounced"] as const;
export type DepositStatus = (typeof DepositStatusValues)[number];
export const DepositStatusLabels: Record<DepositStatus, string> = {
    "pending": "Pending",
    "matched": "Matched",
    "approved": "Approved",
    "rejected": "Rejected",
    "returned": "Returned",
    "split": "Split",
    "bounced": "Bounced payment",
};

export const DepositTabValues = ["all", "payid", "eft", "pending"] as const;
export type DepositTab = (typeof DepositTabValues)[number];
export const DepositTabLabels: Record<DepositTab, string> = {
    "all": "All",
    "payid": "PayID",
    "eft": "EFT",
    "pending": "Pending",
};

export interface DepositTotals {
    count: number;
    amount_cents: number;
    waiting_count: number;
    waiting_cents: number;
    is_capped: boolean;
}

export const DuplicateCaseStatusValues = ["open", "confirmed", "returned", "dismissed"] as const;
export type DuplicateCaseStatus = (typeof DuplicateCaseStatusValues)[number];
export const DuplicateCaseStatusLabels: Record<DuplicateCaseStatus, string> = {
    "open": "Open",
    "confirmed": "Confirmed",
    "returned": "Returned",
    "dismissed": "Dismissed",
};

export interface DuplicateClient {
    id: number;
    full_name: string;
    pin: string;
    status: ClientStatus;
    score: number;
    reasons: string[];
    is_likely: boolean;
    url: string;
}

export interface DuplicateDecision {
    action: string;
    by: string | null;
    at: string;
    note: string | null;
}

export interface DuplicateDetail {
    payer_name: string | null;
    history: DuplicateHistoryEntry[];
    decisions: DuplicateDecision[];
}

export interface DuplicateFigure {
    cases: number;
    amount_cents: number;
}

export interface DuplicateHistoryEntry {
    bank_line_id: number;
    value_at: string;
    amount_cents: number;
    description: string;
    deposit_status: DepositStatus | null;
    is_of_case: boolean;
    is_same_amount: boolean;
}

export interface DuplicateIndexPage {
    cases: DuplicateRow[];
    meta: ListMeta;
    status: DuplicateCaseStatus | null;
    totals?: DuplicateTotals;
    can_export: boolean;
}

export interface DuplicateLine {
    bank_line_id: number;
    rail: PaymentRail;
    bank_reference: string;
    end_to_end_id: string | null;
    description: string;
    payer_name: string | null;
    amount_cents: number;
    value_at: string;
    is_of_file: boolean;
    deposit_id: number | null;
    deposit_status: DepositStatus | null;
    client_id: number | null;
    client_name: string | null;
    client_pin: string | null;
}

export interface DuplicateReasonItem {
    words: string;
    points: number;
}

export interface DuplicateRow {
    id: number;
    status: DuplicateCaseStatus;
    score: number;
    reasons: DuplicateReasonItem[];
    amount_cents: number;
    earlier: DuplicateLine;
    later: DuplicateLine;
    gap_seconds: number | null;
    repeat_bank_line_id: number | null;
    note: string | null;
    decided_by: string | null;
    decided_at: string | null;
    can_decide: boolean;
    is_credited: boolean;
}

export interface DuplicateTotals {
    open: DuplicateFigure;
    confirmed: DuplicateFigure;
    credited: DuplicateFigure;
    returned: DuplicateFigure;
    dismissed: DuplicateFigure;
}

export interface DuplicateWarning {
    case_id: number;
    status: DuplicateCaseStatus;
    score: number;
    message: string;
}

export interface EmailDetails {
    id: number;
    body: string | null;
    error: string | null;
    sent_at: string | null;
    delivered_at: string | null;
    template_name: string | null;
    attachments: AttachmentRow[];
}

export interface EmailRow {
    id: number;
    direction: MessageDirection;
    subject: string;
    from_address: string;
    to_address: string;
    status: EmailStatus;
    author_name: string | null;
    attachments: number;
    created_at: string;
}

export const EmailStatusValues = ["queued", "sent", "delivered", "bounced", "failed", "received", "unknown"] as const;
export type EmailStatus = (typeof EmailStatusValues)[number];
export const EmailStatusLabels: Record<EmailStatus, string> = {
    "queued": "Queued",
    "sent": "Sent",
    "delivered": "Delivered",
    "bounced": "Bounced",
    "failed": "Failed",
    "received": "Received",
    "unknown": "Unknown",
};

export interface Enrolment {
    secret: string;
    uri: string;
}

export interface ErrorPage {
    status: number;
    retry_after: number | null;
}

export interface ExclusionRow {
    id: number;
    list: BarredList;
    list_label: string;
    status: BarredEntryStatus;
    from_on: string;
    until_on: string | null;
    reason: string | null;
}

export const ExportKindValues = ["clients", "leads", "db_clients", "db_addresses", "db_phone_numbers", "matches", "transactions", "withdrawals"] as const;
export type ExportKind = (typeof ExportKindValues)[number];
export const ExportKindLabels: Record<ExportKind, string> = {
    "clients": "Clients",
    "leads": "Leads",
    "db_clients": "DB clients",
    "db_addresses": "DB addresses",
    "db_phone_numbers": "DB phone numbers",
    "matches": "Match imports",
    "transactions": "Transactions",
    "withdrawals": "Withdrawals",
};

export interface ExportRow {
    id: number;
    kind: ExportKind;
    reason: string;
    status: ExportStatus;
    total_rows: number | null;
    written_rows: number;
    bytes: number | null;
    error: string | null;
    owner_name: string;
    created_at: string;
    expires_at: string | null;
    downloaded_at: string | null;
    can_download: boolean;
    can_cancel: boolean;
}

export const ExportStatusValues = ["queued", "running", "ready", "expired", "failed", "cancelled"] as const;
export type ExportStatus = (typeof ExportStatusValues)[number];
export const ExportStatusLabels: Record<ExportStatus, string> = {
    "queued": "Queued",
    "running": "Running",
    "ready": "Ready",
    "expired": "Expired",
    "failed": "Failed",
    "cancelled": "Cancelled",
};

export interface FieldConflict {
    field: string;
    mine: string;
    theirs: string;
    was: string;
}

export const FilterOperatorValues = ["is", "not", "contains", "before", "after", "least", "most", "between", "empty", "filled"] as const;
export type FilterOperator = (typeof FilterOperatorValues)[number];
export const FilterOperatorLabels: Record<FilterOperator, string> = {
    "is": "is",
    "not": "is not",
    "contains": "contains",
    "before": "before",
    "after": "after",
    "least": "at least",
    "most": "at most",
    "between": "between",
    "empty": "is empty",
    "filled": "is not empty",
};

export interface FilterPresetData {
    id: number;
    list: FilterPresetList;
    name: string;
    query: Record<string, string>;
    columns: string[] | null;
    owner_name: string;
    is_mine: boolean;
    can_update: boolean;
    is_default: boolean;
    shared_role_ids: string[];
    shared_roles: string[];
    updated_at: string;
}

export interface FilterPresetIndexPage {
    presets: FilterPresetData[];
    roles: Choice[];
    db_roles: Choice[];
    transaction_roles: Choice[];
    deleted: DeletedFilterPreset | null;
}

export const FilterPresetListValues = ["clients", "leads", "db_clients", "transactions"] as const;
export type FilterPresetList = (typeof FilterPresetListValues)[number];
export const FilterPresetListLabels: Record<FilterPresetList, string> = {
    "clients": "Clients",
    "leads": "Leads",
    "db_clients": "DB clients",
    "transactions": "Transactions",
};

export interface FilterPresetMenu {
    list: FilterPresetList;
    presets: FilterPresetData[];
    roles: Choice[];
}

export interface Flash {
    success: string | null;
    error: string | null;
    auto_hide_success_message: boolean;
}

export interface ForgotPasswordPage {
    throttled_for_seconds: number | null;
}

export interface FullSearchPage {
    search: string;
    type: string | null;
    groups: SearchGroup[];
    hints: string[];
    fields: Choice[];
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

export const HoldStateValues = ["held", "coverable", "not_covered", "released", "paid_out"] as const;
export type HoldState = (typeof HoldStateValues)[number];
export const HoldStateLabels: Record<HoldState, string> = {
    "held": "Held",
    "coverable": "Not held yet",
    "not_covered": "Not covered",
    "released": "Released",
    "paid_out": "Paid out",
};

export const HolderLikenessValues = ["same", "similar", "other"] as const;
export type HolderLikeness = (typeof HolderLikenessValues)[number];
export const HolderLikenessLabels: Record<HolderLikeness, string> = {
    "same": "Name matches",
    "similar": "Name is similar",
    "other": "Another name",
};

export interface HourCell {
    weekday: number;
    hour: number;
    bets: number;
    stake_cents: number;
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

export interface ImportChange {
    field: string;
    before: string;
    after: string;
}

export interface ImportColumn {
    name: string;
    samples: string[];
}

export interface ImportCreatePage {
    kinds: ImportKind[];
    max_bytes: number;
    part_bytes: number;
    max_rows: number;
}

export interface ImportDetails {
    id: number;
    name: string;
    kind: ImportKind;
    mode: ImportMode;
    status: ImportStatus;
    format: string;
    bytes: number;
    encoding: string | null;
    delimiter: string | null;
    importer: string;
    mapping: Record<string, number>;
    defaults: Record<string, string>;
    blank_clears: boolean;
    needs_check: boolean;
    total_rows: number;
    done_rows: number;
    created_rows: number;
    updated_rows: number;
    skipped_rows: number;
    error_rows: number;
    excluded_rows: number;
    undone_rows: number;
    kept_rows: number;
    problems: ImportProblem[];
    error: string | null;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
    undone_at: string | null;
    undone_by: string | null;
    suggested_matches: number;
    can_manage: boolean;
    can_undo: boolean;
}

export const ImportFieldValues = ["pin", "first_name", "last_name", "full_name", "preferred_name", "date_of_birth", "mobile_e164", "second_phone", "third_phone", "email", "address", "suburb", "state", "postcode", "status", "company_id", "account_manager_id", "affiliate_id", "owner_id", "source", "consent_basis"] as const;
export type ImportField = (typeof ImportFieldValues)[number];
export const ImportFieldLabels: Record<ImportField, string> = {
    "pin": "PIN",
    "first_name": "First name",
    "last_name": "Last name",
    "full_name": "Full name",
    "preferred_name": "Preferred name",
    "date_of_birth": "Date of birth",
    "mobile_e164": "Mobile",
    "second_phone": "Second phone",
    "third_phone": "Third phone",
    "email": "E-mail",
    "address": "Address",
    "suburb": "Suburb",
    "state": "State",
    "postcode": "Postcode",
    "status": "Status",
    "company_id": "Company",
    "account_manager_id": "Account manager",
    "affiliate_id": "Affiliate",
    "owner_id": "Owner",
    "source": "Source",
    "consent_basis": "Consent basis",
};

export interface ImportFieldChoice {
    field: ImportField;
    label: string;
    is_required: boolean;
    has_default: boolean;
    defaults: Choice[];
}

export interface ImportIndexPage {
    imports: ImportListRow[];
    meta: ListMeta;
    can_import: boolean;
    can_export: boolean;
}

export const ImportKindValues = ["clients", "leads", "db_clients"] as const;
export type ImportKind = (typeof ImportKindValues)[number];
export const ImportKindLabels: Record<ImportKind, string> = {
    "clients": "Clients",
    "leads": "Leads",
    "db_clients": "DB clients",
};

export interface ImportLine {
    row_no: number;
    status: ImportRowStatus;
    who: string;
    text: string;
    messages: string[];
    changes: ImportChange[];
    client_id: number | null;
}

export interface ImportListRow {
    id: number;
    name: string;
    kind: ImportKind;
    mode: ImportMode;
    status: ImportStatus;
    importer: string;
    total_rows: number;
    done_rows: number;
    created_rows: number;
    updated_rows: number;
    skipped_rows: number;
    error_rows: number;
    created_at: string;
}

export const ImportModeValues = ["create", "update", "upsert"] as const;
export type ImportMode = (typeof ImportModeValues)[number];
export const ImportModeLabels: Record<ImportMode, string> = {
    "create": "Create new only",
    "update": "Update known only",
    "upsert": "Create and update",
};

export interface ImportOpened {
    id: number;
}

export interface ImportProblem {
    column: string | null;
    message: string;
    count: number;
    row_no: number;
}

export const ImportRowStatusValues = ["pending", "ok", "created", "updated", "skipped", "error", "undone", "kept"] as const;
export type ImportRowStatus = (typeof ImportRowStatusValues)[number];
export const ImportRowStatusLabels: Record<ImportRowStatus, string> = {
    "pending": "Pending",
    "ok": "Ready",
    "created": "Created",
    "updated": "Updated",
    "skipped": "Skipped",
    "error": "Error",
    "undone": "Undone",
    "kept": "Kept on undo",
};

export interface ImportSettings {
    columns: ImportColumn[];
    fields: ImportFieldChoice[];
    encodings: Choice[];
    delimiters: Choice[];
}

export interface ImportShowPage {
    import: ImportDetails;
    settings: ImportSettings | null;
    lines: ImportLine[];
    meta: ListMeta;
    undo_warning?: ImportUndoWarning | null;
}

export const ImportStatusValues = ["uploaded", "mapped", "checking", "checked", "running", "done", "cancelled", "failed", "undoing", "undone"] as const;
export type ImportStatus = (typeof ImportStatusValues)[number];
export const ImportStatusLabels: Record<ImportStatus, string> = {
    "uploaded": "Uploaded",
    "mapped": "Mapped",
    "checking": "Checking",
    "checked": "Checked",
    "running": "Running",
    "done": "Done",
    "cancelled": "Cancelled",
    "failed": "Failed",
    "undoing": "Undoing",
    "undone": "Undone",
};

export interface ImportUndoWarning {
    kept: ImportLine[];
    has_more: boolean;
}

export interface IpCompanion {
    id: number;
    full_name: string;
    pin: string;
    shares_device: boolean;
}

export interface IpSightingRow {
    id: number;
    ip: string;
    place: string | null;
    has_device: boolean;
    first_seen_at: string;
    last_seen_at: string;
    hits: number;
    other_clients: number;
    other_clients_is_capped: boolean;
    companions: IpCompanion[];
}

export interface LeadColumn {
    status: LeadStatus;
    cards: LeadRow[];
    count: number;
    count_is_capped: boolean;
    next_cursor: string | null;
    next_statuses: LeadStatus[];
}

export interface LeadDetailsPage {
    lead: LeadHeader;
    form: LeadForm;
    version: number;
    form_choices: LeadFormChoices;
    history: HistoryEntry[];
    notes?: NoteFeed;
    attachments?: AttachmentRow[];
    meta?: ListMeta;
}

export interface LeadFilterChoices {
    status: Choice[];
    owner: Choice[];
    company: Choice[];
    state: Choice[];
    due: Choice[];
}

export interface LeadForm {
    first_name: string;
    last_name: string;
    date_of_birth: string;
    email: string;
    mobile_e164: string;
    address: string;
    suburb: string;
    state: string;
    postcode: string;
    company_id: string;
    source: string;
    owner_id: string;
    next_action: string;
    next_action_due_at: string;
}

export interface LeadFormChoices {
    state: Choice[];
    company_id: Choice[];
    owner_id: Choice[];
    sources: string[];
}

export interface LeadHeader {
    id: number;
    full_name: string;
    status: LeadStatus;
    company_name: string | null;
    company_color: string | null;
    owner_id: number | null;
    owner_name: string | null;
    next_action: string | null;
    due_on: string | null;
    is_overdue: boolean;
    lost_reason: string | null;
    client_id: number | null;
    converted_at: string | null;
    converted_by: string | null;
    created_at: string;
    next_statuses: LeadStatus[];
    can_edit: boolean;
    can_work: boolean;
    can_convert: boolean;
    can_undo_conversion: boolean;
    can_reveal_contact: boolean;
}

export interface LeadIndexPage {
    leads: LeadRow[] | null;
    meta: ListMeta | null;
    board: LeadColumn[] | null;
    choices: LeadFilterChoices;
    form_choices: LeadFormChoices;
    presets: FilterPresetMenu;
    can_create: boolean;
    can_export: boolean;
    deleted: DeletedLead | null;
}

export interface LeadRow {
    id: number;
    full_name: string;
    mobile: string | null;
    email: string | null;
    state: AustralianState | null;
    company_name: string | null;
    company_color: string | null;
    source: string | null;
    status: LeadStatus;
    owner_id: number | null;
    owner_name: string | null;
    next_action: string | null;
    due_on: string | null;
    is_overdue: boolean;
    lost_reason: string | null;
    client_id: number | null;
    created_at: string;
    can_work: boolean;
}

export const LeadStatusValues = ["new", "contacted", "qualified", "converted", "lost", "barred"] as const;
export type LeadStatus = (typeof LeadStatusValues)[number];
export const LeadStatusLabels: Record<LeadStatus, string> = {
    "new": "New",
    "contacted": "Contacted",
    "qualified": "Qualified",
    "converted": "Converted",
    "lost": "Lost",
    "barred": "Barred",
};

export const LedgerAccountKindValues = ["available", "held", "transit", "site", "bank", "suspense", "bonus", "bookmaker", "opening", "adjustments", "fees"] as const;
export type LedgerAccountKind = (typeof LedgerAccountKindValues)[number];
export const LedgerAccountKindLabels: Record<LedgerAccountKind, string> = {
    "available": "Available balance",
    "held": "Held for withdrawals",
    "transit": "Transfers under way",
    "site": "Site account",
    "bank": "Bank",
    "suspense": "Received, not allotted",
    "bonus": "Bonuses given",
    "bookmaker": "Bookmakers",
    "opening": "Opening balances",
    "adjustments": "Adjustments",
    "fees": "Fees",
};

export interface LedgerLine {
    state: 'adds_up' | 'problems' | 'late' | 'broke_off' | 'never';
    checked_at: string | null;
    entries_count: number;
    problems_count: number;
    problems: LedgerProblems[];
}

export interface LedgerLink {
    id: number;
    transaction_id: number;
}

export interface LedgerProblems {
    kind: string;
    label: string;
    count: number;
    examples: string[];
}

export interface LedgerSide {
    id: number;
    account: string;
    owner: string | null;
    debit_cents: number | null;
    credit_cents: number | null;
}

export interface LedgerStep {
    id: number;
    title: string;
    status: TransactionStatus;
    status_name: string;
    key: string;
    occurred_at: string;
    posted_at: string;
    sides: LedgerSide[];
    reverses: LedgerLink | null;
    reversed_by: LedgerLink | null;
    hash: string;
    is_intact: boolean;
}

export interface LinkStep {
    via: string;
    client_id: number;
    full_name: string;
    pin: string;
}

export interface LinkedPerson {
    client_id: number;
    full_name: string;
    pin: string;
    steps: LinkStep[];
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

export interface MatchBandRow {
    from: number;
    to: number;
    sample: number;
    right: number;
    wrong: number;
    precision: number | null;
    lower_bound: number;
}

export interface MatchImportIndexPage {
    matches: MatchRow[];
    meta: ListMeta;
    status: MatchStatus;
    imports: Choice[];
    can_merge: boolean;
    sees_prospects: boolean;
    can_export: boolean;
}

export interface MatchPerson {
    type: string;
    id: number;
    full_name: string;
    pin: string | null;
    status: string;
    date_of_birth: string | null;
    mobile: string | null;
    email: string | null;
    address: string | null;
    company: string | null;
    created_at: string;
    exists: boolean;
}

export interface MatchProposal {
    client_id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    score: number;
    reasons: string[];
    warnings: string[];
}

export interface MatchRow {
    id: number;
    left: MatchPerson;
    right: MatchPerson;
    score: number;
    reasons: string[];
    against: string[];
    differences: string[];
    status: MatchStatus;
    reason: string | null;
    import_name: string | null;
    decided_by: string | null;
    decided_at: string | null;
    can_decide: boolean;
    merge_kind: string | null;
    survivor: string | null;
    undo_merge_id: number | null;
}

export interface MatchRuleRow {
    signature: string;
    label: string;
    sample: number;
    right: number;
    wrong: number;
    precision: number | null;
    lower_bound: number;
    state: MatchRuleState;
    stopped_by: string | null;
    stopped_at: string | null;
}

export const MatchRuleStateValues = ["on", "unproved", "stopped", "never"] as const;
export type MatchRuleState = (typeof MatchRuleStateValues)[number];
export const MatchRuleStateLabels: Record<MatchRuleState, string> = {
    "on": "Matches by itself",
    "unproved": "Not proved yet",
    "stopped": "Stopped",
    "never": "Never by itself",
};

export const MatchStatusValues = ["suggested", "confirmed", "rejected", "merged"] as const;
export type MatchStatus = (typeof MatchStatusValues)[number];
export const MatchStatusLabels: Record<MatchStatus, string> = {
    "suggested": "Suggested",
    "confirmed": "Confirmed",
    "rejected": "Rejected",
    "merged": "Merged",
};

export interface MatchingPage {
    rules?: MatchRuleRow[];
    bands?: MatchBandRow[];
    is_stopped: boolean;
    stopped_by: string | null;
    stopped_at: string | null;
    least_precision: number;
    least_sample: number;
    can_switch: boolean;
}

export interface MentionCandidate {
    id: number;
    full_name: string;
    role: string;
    photo: string | null;
}

export interface MergeField {
    field: string;
    label: string;
    left: string;
    right: string;
    proposed: string;
}

export interface MergePreview {
    left_id: number;
    left_name: string;
    left_pin: string;
    right_id: number;
    right_name: string;
    right_pin: string;
    proposed_winner: string;
    fields: MergeField[];
    notices: string[];
}

export interface MergeRow {
    id: number;
    kind: string;
    winner_name: string;
    loser_name: string;
    reason: string;
    user_name: string;
    created_at: string;
    undone_by: string | null;
    undone_at: string | null;
    can_undo: boolean;
}

export const MessageChannelValues = ["sms", "email"] as const;
export type MessageChannel = (typeof MessageChannelValues)[number];
export const MessageChannelLabels: Record<MessageChannel, string> = {
    "sms": "SMS",
    "email": "E-mail",
};

export interface MessageComposer {
    may_send: boolean;
    block: string | null;
    to: string | null;
    templates: TemplateChoice[];
}

export const MessageDirectionValues = ["inbound", "outbound"] as const;
export type MessageDirection = (typeof MessageDirectionValues)[number];
export const MessageDirectionLabels: Record<MessageDirection, string> = {
    "inbound": "Inbound",
    "outbound": "Outbound",
};

export const MessageTemplateStatusValues = ["draft", "approved", "retired"] as const;
export type MessageTemplateStatus = (typeof MessageTemplateStatusValues)[number];
export const MessageTemplateStatusLabels: Record<MessageTemplateStatus, string> = {
    "draft": "Draft",
    "approved": "Approved",
    "retired": "Retired",
};

export interface MoneyLine {
    id: number;
    amount_cents: number;
    status_name: string;
    at: string;
}

export interface MonthFigures {
    label: string;
    bets: number;
    turnover_cents: number;
    bonus_cents: number;
    returns_cents: number;
    profit_cents: number;
    margin_basis_points: number | null;
    deposits_cents: number | null;
    withdrawals_cents: number | null;
}

export const NoteCategoryValues = ["general", "call", "payment", "risk", "rsg", "complaint"] as const;
export type NoteCategory = (typeof NoteCategoryValues)[number];
export const NoteCategoryLabels: Record<NoteCategory, string> = {
    "general": "General",
    "call": "Call",
    "payment": "Payment",
    "risk": "Risk",
    "rsg": "RSG",
    "complaint": "Complaint",
};

export interface NoteFeed {
    subject_type: string;
    subject_id: number;
    notes: NoteItem[];
    meta: ListMeta;
    category: NoteCategory | null;
}

export interface NoteItem {
    id: number;
    body: string;
    category: NoteCategory;
    is_pinned: boolean;
    author_id: number;
    author_name: string;
    author_photo: string | null;
    created_at: string;
    edited_at: string | null;
    version: number;
    can_change: boolean;
    is_news: boolean;
}

export interface NoteRevisionItem {
    id: number;
    body: string;
    category: NoteCategory;
    replaced_by: string;
    replaced_at: string;
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

export interface OwnPayment {
    withdrawal_id: number;
    reference: string;
    client_id: number;
    is_failed: boolean;
    message: string;
}

export interface PaymentBatchDetails {
    id: number;
    number: string;
    status: PaymentBatchStatus;
    value_on: string;
    usual_paid_on: string;
    items_count: number;
    total_cents: number;
    waiting_count: number;
    paid_cents: number;
    failed_cents: number;
    created_by: string;
    created_at: string;
    exported_by: string | null;
    exported_at: string | null;
    sha256: string | null;
    confirmed_by: string | null;
    confirmed_at: string | null;
    bank_receipt: string | null;
    cancelled_by: string | null;
    cancelled_at: string | null;
    settled_at: string | null;
    credit_cents: number;
    debit_cents: number;
    lines: number;
    paid_from: string;
}

export interface PaymentBatchPage {
    batch: PaymentBatchDetails;
    items: PaymentItemRow[];
    downloads: PaymentDownload[];
    can_handle: boolean;
    export_refusal: string | null;
    value_on_refusal: string | null;
    next_value_on: string;
    last_value_on: string;
}

export interface PaymentBatchRow {
    id: number;
    number: string;
    status: PaymentBatchStatus;
    value_on: string;
    items_count: number;
    total_cents: number;
    created_by: string;
    created_at: string;
    exported_by: string | null;
    exported_at: string | null;
}

export const PaymentBatchStatusValues = ["draft", "exported", "confirmed", "settled", "cancelled"] as const;
export type PaymentBatchStatus = (typeof PaymentBatchStatusValues)[number];
export const PaymentBatchStatusLabels: Record<PaymentBatchStatus, string> = {
    "draft": "Draft",
    "exported": "Exported, not confirmed",
    "confirmed": "With the bank",
    "settled": "Settled",
    "cancelled": "Cancelled",
};

export interface PaymentBatchesPage {
    batches: PaymentBatchRow[];
    meta: ListMeta;
    ready: ReadyWithdrawal[];
    has_more_ready: boolean;
    next_value_on: string;
    last_value_on: string;
    can_handle: boolean;
}

export const PaymentChannelValues = ["bank_file", "by_hand"] as const;
export type PaymentChannel = (typeof PaymentChannelValues)[number];
export const PaymentChannelLabels: Record<PaymentChannel, string> = {
    "bank_file": "Bank file",
    "by_hand": "By hand",
};

export interface PaymentDestination {
    holder: string;
    bsb: string | null;
    number: string | null;
    payid: string | null;
    amount_cents: number;
    statement_text: string;
    warnings: string[];
}

export interface PaymentDownload {
    id: number;
    who: string;
    at: string;
    reason: string | null;
}

export interface PaymentItemRow {
    id: number;
    withdrawal_id: number;
    reference: string;
    client_id: number;
    client_name: string;
    amount_cents: number;
    status: PaymentItemStatus;
    destination: string | null;
    holder: string | null;
    statement_reference: string;
    approved_by: string | null;
    bank_reference: string | null;
    paid_at: string | null;
    problem: string | null;
    warnings: string[];
}

export const PaymentItemStatusValues = ["waiting", "paid", "failed", "removed"] as const;
export type PaymentItemStatus = (typeof PaymentItemStatusValues)[number];
export const PaymentItemStatusLabels: Record<PaymentItemStatus, string> = {
    "waiting": "Waiting",
    "paid": "Paid",
    "failed": "Failed",
    "removed": "Taken out",
};

export interface PaymentNotePage {
    id: number;
    reference: string;
    client_id: number;
    client_name: string;
    client_pin: string;
    amount_cents: number;
    status: WithdrawalStatus;
    requested_at: string;
    requested_by: string | null;
    checked_by: string | null;
    approved_by: string | null;
    paid_at: string | null;
    bank_reference: string | null;
    destination: string | null;
    holder: string | null;
    channel: PaymentChannel;
    batch_number: string | null;
    batch_id: number | null;
    statement_reference: string;
    payment_note: string;
    statement_text: string;
    version: number;
    saved_by: string | null;
    saved_at: string | null;
    is_reference_sent: boolean;
    allowed_signs: string;
    can_edit: boolean;
    again_account_id: number | null;
    failure: string | null;
    warnings: string[];
}

export const PaymentRailValues = ["osko", "payid", "eft"] as const;
export type PaymentRail = (typeof PaymentRailValues)[number];
export const PaymentRailLabels: Record<PaymentRail, string> = {
    "osko": "OSKO",
    "payid": "PayID",
    "eft": "EFT",
};

export interface PayoutClaimFacts {
    by: string;
    since: string;
    stale_at: string;
    is_own: boolean;
    can_release_stale: boolean;
}

export interface PendingCertification {
    id: number;
    certification_type: CertificationTypeData;
}

export interface PersonHit {
    id: number;
    type: string;
    full_name: string;
    pin: string | null;
    phone: string | null;
    email: string | null;
    place: string | null;
    date_of_birth: string | null;
    status: string;
    status_label: string;
    owner_name: string | null;
    company_name: string | null;
    url: string;
}

export const PhoneKindValues = ["mobile", "landline", "other"] as const;
export type PhoneKind = (typeof PhoneKindValues)[number];
export const PhoneKindLabels: Record<PhoneKind, string> = {
    "mobile": "Mobile",
    "landline": "Landline",
    "other": "Other",
};

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

export interface RatingReview {
    id: number;
    from: number | null;
    from_description: string | null;
    to: number | null;
    to_description: string | null;
    reviewer_name: string | null;
    impersonator_name: string | null;
    at: string;
}

export interface ReadyWithdrawal {
    id: number;
    reference: string;
    client_id: number;
    client_name: string;
    amount_cents: number;
    requested_at: string;
    approved_by: string | null;
    destination: string | null;
    holder: string | null;
    channel: PaymentChannel;
    problem: string | null;
    warnings: string[];
    claim: PayoutClaimFacts | null;
}

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

export interface ReconciliationClosing {
    id: number;
    is_standing: boolean;
    closed_by: string;
    closed_at: string;
    note: string;
    closing_cents: number;
    differences: number;
    reopened_by: string | null;
    reopened_at: string | null;
    reopen_reason: string | null;
}

export interface ReconciliationDay {
    day: string;
    is_closed: boolean;
}

export interface ReconciliationDeposit {
    id: number;
    status: DepositStatus;
    amount_cents: number;
    client_name: string | null;
}

export interface ReconciliationDifference {
    kind: ReconciliationDifferenceKind;
    amount_cents: number;
    what: string;
    advice: string;
    is_disagreement: boolean;
    deposit_id: number | null;
    transaction_id: number | null;
}

export const ReconciliationDifferenceKindValues = ["missing_posting", "other_amount", "other_day", "missing_line", "after_closing", "repeat", "overdue", "returned", "paid_out"] as const;
export type ReconciliationDifferenceKind = (typeof ReconciliationDifferenceKindValues)[number];
export const ReconciliationDifferenceKindLabels: Record<ReconciliationDifferenceKind, string> = {
    "missing_posting": "Line without a posting",
    "other_amount": "Posted with another amount",
    "other_day": "Posted on another day",
    "missing_line": "Posting without a line",
    "after_closing": "Posted after the day was closed",
    "repeat": "Perhaps paid twice",
    "overdue": "Waits too long",
    "returned": "Sent back",
    "paid_out": "Paid out",
};

export interface ReconciliationFigures {
    opening_cents: number;
    in_cents: number;
    out_cents: number;
    closing_cents: number;
    lines: number;
    line_cents: number;
    differences: number;
    disagreements: number;
}

export interface ReconciliationLine {
    id: number;
    value_at: string;
    rail: PaymentRail;
    bank_reference: string;
    payer_name: string | null;
    description: string;
    amount_cents: number;
    posted_cents: number;
    state: ReconciliationLineState;
    deposits: ReconciliationDeposit[];
}

export const ReconciliationLineStateValues = ["agrees", "missing", "other_amount", "other_day"] as const;
export type ReconciliationLineState = (typeof ReconciliationLineStateValues)[number];
export const ReconciliationLineStateLabels: Record<ReconciliationLineState, string> = {
    "agrees": "Agrees",
    "missing": "Not posted",
    "other_amount": "Other amount",
    "other_day": "Other day",
};

export interface ReconciliationPage {
    day: string;
    today: string;
    is_over: boolean;
    days: ReconciliationDay[];
    closings: ReconciliationClosing[];
    figures?: ReconciliationFigures;
    differences?: ReconciliationDifference[];
    lines?: ReconciliationLine[];
    meta?: ListMeta;
    can_close: boolean;
    can_export: boolean;
}

export interface RequestChoices {
    balance_cents: number;
    accounts: WithdrawalDestination[];
}

export interface ResetPasswordPage {
    token: string;
    email: string;
    min_length: number;
}

export interface ReturnLine {
    id: number;
    version: number;
    payer: string;
    description: string;
    bank_reference: string;
    value_at: string;
    is_likely: boolean;
}

export interface ReturnLines {
    lines: ReturnLine[];
    credited: CreditedReturn | null;
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

export interface RiskSignal {
    title: string;
    is_raised: boolean;
    rule: string;
    finding: string;
}

export interface RowClient {
    id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    company_logo: string | null;
    client_rating: number | null;
    client_rating_description: string | null;
    rating_reviewed_at: string | null;
}

export const RsgChannelValues = ["sms", "email", "phone", "chat", "letter"] as const;
export type RsgChannel = (typeof RsgChannelValues)[number];
export const RsgChannelLabels: Record<RsgChannel, string> = {
    "sms": "SMS",
    "email": "E-mail",
    "phone": "Phone",
    "chat": "Live chat",
    "letter": "Letter",
};

export interface RsgCommunicationRow {
    id: number;
    channel: RsgChannel;
    channel_label: string;
    sender_name: string | null;
    body: string;
    sent_at: string;
    is_resolved: boolean;
    resolved_at: string | null;
    resolver_name: string | null;
}

export const RsgEventKindValues = ["chasing", "long_session", "deposit_spike", "distress", "third_party", "limit_raised"] as const;
export type RsgEventKind = (typeof RsgEventKindValues)[number];
export const RsgEventKindLabels: Record<RsgEventKind, string> = {
    "chasing": "Chasing losses",
    "long_session": "Long session",
    "deposit_spike": "Deposit spike",
    "distress": "Signs of distress",
    "third_party": "Concern of a third party",
    "limit_raised": "Limit raised",
};

export interface RsgEventRow {
    id: number;
    kind_label: string;
    severity: RsgEventSeverity;
    description: string;
    status: RsgEventStatus;
    next_status: RsgEventStatus | null;
    owner_name: string | null;
    due_at: string | null;
    is_overdue: boolean;
    created_at: string;
}

export const RsgEventSeverityValues = ["low", "medium", "high"] as const;
export type RsgEventSeverity = (typeof RsgEventSeverityValues)[number];
export const RsgEventSeverityLabels: Record<RsgEventSeverity, string> = {
    "low": "Low",
    "medium": "Medium",
    "high": "High",
};

export const RsgEventStatusValues = ["open", "reviewing", "actioned", "closed"] as const;
export type RsgEventStatus = (typeof RsgEventStatusValues)[number];
export const RsgEventStatusLabels: Record<RsgEventStatus, string> = {
    "open": "Open",
    "reviewing": "Reviewing",
    "actioned": "Actioned",
    "closed": "Closed",
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

export const RsgLimitKindValues = ["deposit", "stake", "loss", "session"] as const;
export type RsgLimitKind = (typeof RsgLimitKindValues)[number];
export const RsgLimitKindLabels: Record<RsgLimitKind, string> = {
    "deposit": "Deposit",
    "stake": "Stake",
    "loss": "Loss",
    "session": "Session time",
};

export const RsgLimitPeriodValues = ["day", "week", "month"] as const;
export type RsgLimitPeriod = (typeof RsgLimitPeriodValues)[number];
export const RsgLimitPeriodLabels: Record<RsgLimitPeriod, string> = {
    "day": "Day",
    "week": "Week",
    "month": "Month",
};

export interface RsgLimitRow {
    id: number;
    kind: RsgLimitKind;
    kind_label: string;
    period: RsgLimitPeriod;
    amount_cents: number | null;
    minutes: number | null;
    is_waiting: boolean;
    effective_at: string;
    ended_at: string | null;
    reason: string | null;
    officer_name: string | null;
}

export interface RunningPromotion {
    id: number;
    title: string;
    value_cents: number | null;
    percent: number | null;
    ends_at: string | null;
    is_running: boolean;
}

export const SearchFieldValues = ["phone", "pin", "dob", "email", "name", "state", "status", "company", "manager", "suburb", "postcode"] as const;
export type SearchField = (typeof SearchFieldValues)[number];

export interface SearchGroup {
    type: string;
    title: string;
    hits: PersonHit[];
    meta: SearchMeta;
}

export interface SearchMeta {
    search: string;
    is_searchable: boolean;
    page: number;
    has_next: boolean;
    is_capped: boolean;
    hints: string[];
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

export interface SiteAccountRow {
    operator_site_id: number;
    site_name: string;
    site_url: string | null;
    is_site_active: boolean;
    username: string | null;
    status: SiteAccountStatus;
    balance_cents: number | null;
    version: number;
    choices: Choice[];
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

export interface SmsBubble {
    id: number;
    direction: MessageDirection;
    body: string | null;
    status: SmsStatus;
    error: string | null;
    segments: number;
    author_name: string | null;
    sent_at: string;
    delivered_at: string | null;
    is_unread: boolean;
}

export const SmsStatusValues = ["draft", "queued", "sent", "delivered", "failed", "suppressed", "received", "unknown"] as const;
export type SmsStatus = (typeof SmsStatusValues)[number];
export const SmsStatusLabels: Record<SmsStatus, string> = {
    "draft": "Draft",
    "queued": "Queued",
    "sent": "Sent",
    "delivered": "Delivered",
    "failed": "Failed",
    "suppressed": "Suppressed",
    "received": "Received",
    "unknown": "Unknown",
};

export interface SmsStretch {
    messages: SmsBubble[];
    older_cursor: string | null;
}

export interface SmsUnread {
    conversation_id: number;
    count: number;
}

export const SocialMediaReviewStatusValues = [1, 2, 3] as const;
export type SocialMediaReviewStatus = (typeof SocialMediaReviewStatusValues)[number];
export const SocialMediaReviewStatusLabels: Record<SocialMediaReviewStatus, string> = {
    "1": "Pending",
    "2": "Approved",
    "3": "Declined",
};

export interface SportShare {
    sport: string;
    bets: number;
    turnover_cents: number;
    profit_cents: number;
    margin_basis_points: number | null;
}

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

export interface StoredFile {
    id: number;
    name: string;
    duplicate_of: string | null;
}

export const SuppressionReasonValues = ["stop", "betstop", "barred", "bounce", "invalid"] as const;
export type SuppressionReason = (typeof SuppressionReasonValues)[number];
export const SuppressionReasonLabels: Record<SuppressionReason, string> = {
    "stop": "Asked to stop",
    "betstop": "BetStop",
    "barred": "Barred",
    "bounce": "Bounced",
    "invalid": "Invalid details",
};

export interface TemplateChoice {
    id: number;
    name: string;
    subject: string | null;
    body: string;
    refusal: string | null;
}

export interface TimelineEntry {
    key: string;
    kind: TimelineKind;
    source: string;
    at: string;
    text: string;
    amount_cents: number | null;
    state: string | null;
    url: string;
}

export const TimelineKindValues = ["bets", "money", "messages", "rsg", "notes", "staff"] as const;
export type TimelineKind = (typeof TimelineKindValues)[number];
export const TimelineKindLabels: Record<TimelineKind, string> = {
    "bets": "Bets",
    "money": "Money",
    "messages": "Messages",
    "rsg": "Safety",
    "notes": "Notes",
    "staff": "Staff actions",
};

export interface TimelineSlice {
    entries: TimelineEntry[];
    next_cursor: string | null;
}

export interface TransactionFacts {
    status_at: string;
    round: number;
    source_url: string | null;
    balance_cents: number | null;
    previous_id: number | null;
    next_id: number | null;
    can_see_client: boolean;
}

export interface TransactionIndexPage {
    transactions: TransactionRow[];
    meta: ListMeta;
    has_balances: boolean;
    client: Choice | null;
    totals?: TransactionTotals;
    presets: FilterPresetMenu;
    can_export: boolean;
}

export interface TransactionRow {
    id: number;
    type: TransactionType;
    type_name: string;
    status: TransactionStatus;
    status_name: string;
    client: RowClient | null;
    amount_cents: number;
    effect_cents: number;
    balance_cents: number | null;
    rail: PaymentRail | null;
    reference: string | null;
    description: string | null;
    source_name: string;
    occurred_at: string;
}

export interface TransactionShowPage {
    transaction: TransactionRow;
    facts: TransactionFacts;
    steps: LedgerStep[];
    history?: HistoryEntry[];
}

export const TransactionStatusValues = ["pending", "completed", "cancelled", "declined", "returned"] as const;
export type TransactionStatus = (typeof TransactionStatusValues)[number];
export const TransactionStatusLabels: Record<TransactionStatus, string> = {
    "pending": "Pending",
    "completed": "Completed",
    "cancelled": "Cancelled",
    "declined": "Declined",
    "returned": "Returned",
};

export interface TransactionTotal {
    type: TransactionType;
    status: TransactionStatus;
    count: number;
    amount_cents: number;
    effect_cents: number;
}

export interface TransactionTotals {
    lines: TransactionTotal[];
    is_added_up: boolean;
}

export const TransactionTypeValues = ["deposit", "withdrawal", "bet", "bonus_bet", "boosted_bet", "bonus", "transfer", "adjustment", "fee", "reversal"] as const;
export type TransactionType = (typeof TransactionTypeValues)[number];
export const TransactionTypeLabels: Record<TransactionType, string> = {
    "deposit": "Deposit",
    "withdrawal": "Withdrawal",
    "bet": "Bet",
    "bonus_bet": "Bonus bet",
    "boosted_bet": "Boosted bet",
    "bonus": "Bonus",
    "transfer": "Transfer",
    "adjustment": "Adjustment",
    "fee": "Fee",
    "reversal": "Reversal",
};

export interface TransferAccount {
    id: number;
    site_name: string;
    username: string | null;
    status: SiteAccountStatus;
    balance_cents: number;
    promised_cents: number;
    is_open: boolean;
}

export interface TransferRow {
    id: number;
    reference: string;
    from_site: string;
    to_site: string;
    amount_cents: number;
    status: TransferStatus;
    reason: string | null;
    requested_by: string;
    requested_at: string;
    decided_by: string | null;
    decided_at: string | null;
    sent_at: string | null;
    settled_at: string | null;
    next: TransferStatus[];
}

export const TransferStatusValues = ["requested", "approved", "sent", "confirmed", "failed", "declined"] as const;
export type TransferStatus = (typeof TransferStatusValues)[number];
export const TransferStatusLabels: Record<TransferStatus, string> = {
    "requested": "Requested",
    "approved": "Approved",
    "sent": "Sent",
    "confirmed": "Confirmed",
    "failed": "Failed",
    "declined": "Declined",
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

export interface WithdrawalChoices {
    companies: Choice[];
    managers: Choice[];
    reasons: Choice[];
    client: Choice | null;
}

export interface WithdrawalClient {
    id: number;
    full_name: string;
    pin: string;
    company_name: string;
    company_color: string;
    company_logo: string | null;
    client_rating: number | null;
    client_rating_description: string | null;
    rating_reviewed_at: string | null;
    account_manager: string | null;
    is_betstopped: boolean;
    is_barred: boolean;
    is_closed: boolean;
}

export interface WithdrawalDestination {
    id: number;
    account: string;
    holder: string;
    status: BankAccountStatus;
    likeness: HolderLikeness;
    likeness_reason: string;
    evidence: string | null;
    decided_by: string | null;
    decided_at: string | null;
}

export interface WithdrawalDetails {
    row: WithdrawalRow;
    note: string | null;
    balance_cents: number;
    steps: WithdrawalSteps;
    deposits: MoneyLine[];
    withdrawals: MoneyLine[];
    history: HistoryEntry[];
    split: WithdrawalSplit | null;
    claim: PayoutClaimFacts | null;
    can_fail: boolean;
}

export interface WithdrawalFacts {
    last_deposit_at: string | null;
    last_deposit_cents: number | null;
    turnover_cents: number | null;
    turnover_percent: number | null;
    bonus_7_cents: number;
    bonus_30_cents: number;
    bonus_30_count: number;
    bonus_staked_30_cents: number;
    risk_value: RiskCheckValue | null;
}

export interface WithdrawalIndexPage {
    view: WithdrawalView;
    withdrawals?: WithdrawalRow[];
    meta?: ListMeta;
    totals?: WithdrawalTotals;
    opened: WithdrawalDetails | null;
    choices: WithdrawalChoices;
    warn_after_minutes: number;
    late_after_minutes: number;
    four_eyes_cents: number;
    can_request: boolean;
    can_export: boolean;
}

export interface WithdrawalRow {
    id: number;
    reference: string;
    client: WithdrawalClient;
    amount_cents: number;
    status: WithdrawalStatus;
    requested_at: string;
    requested_by: string | null;
    needs_four_eyes: boolean;
    hold: HoldState;
    short_cents: number | null;
    destination: WithdrawalDestination | null;
    facts: WithdrawalFacts;
    checked_by: string | null;
    checked_at: string | null;
    approved_by: string | null;
    approved_at: string | null;
    paid_at: string | null;
    ended_by: string | null;
    ended_at: string | null;
    reason: string | null;
}

export interface WithdrawalSplit {
    count: number;
    cents: number;
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

export interface WithdrawalStep {
    against: string | null;
}

export interface WithdrawalSteps {
    hold: WithdrawalStep | null;
    choose_destination: WithdrawalStep | null;
    verify_account: WithdrawalStep | null;
    block_account: WithdrawalStep | null;
    check: WithdrawalStep | null;
    approve: WithdrawalStep | null;
    end: WithdrawalStep | null;
    needs_password: boolean;
    warnings: string[];
}

export interface WithdrawalTotals {
    count: number;
    amount_cents: number;
    four_eyes_count: number;
    not_held_count: number;
    not_held_cents: number;
}

export const WithdrawalViewValues = ["open", "to_check", "to_approve", "approved", "paid", "ended", "all"] as const;
export type WithdrawalView = (typeof WithdrawalViewValues)[number];
export const WithdrawalViewLabels: Record<WithdrawalView, string> = {
    "open": "Open",
    "to_check": "To check",
    "to_approve": "To approve",
    "approved": "To pay",
    "paid": "Paid",
    "ended": "Not paid",
    "all": "All",
};
