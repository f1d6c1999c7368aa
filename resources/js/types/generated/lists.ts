// Written by `php artisan types:generate`; do not edit.

import type { ListDefinition } from '@/components/data-table/list-definition';
import type { ActivityEntry, AdjustmentRow, ApiTokenRow, AttachmentRow, BetRow, BonusClaimRow, ClientRow, DbAddressRow, DbClientRow, DbListRow, DbPhoneRow, DeliveryRow, DepositRow, DuplicateRow, EmailRow, ExportRow, ImportLine, ImportListRow, IpSightingRow, LeadRow, MatchRow, NoteItem, NotificationData, PaymentBatchRow, ReconciliationLine, RsgCommunicationRow, SmsBubble, TransactionRow, TransferRow, WebhookSourceRow, WithdrawalRow } from './index';

export const activityLogList: ListDefinition<ActivityEntry, 'title' | 'changes' | 'actor_name' | 'ip' | 'at', 'action' | 'field' | 'actor'> = {
    key: "activity",
    title: "Activity log",
    noun: "changes",
    filters: [
        {"key":"action","label":"Change","kind":"multi-select"},
        {"key":"field","label":"Field","kind":"single-select"},
        {"key":"actor","label":"Changed by","kind":"multi-select"},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["at"],
    columns: [
        {"key":"title","heading":"Change"},
        {"key":"changes","heading":"Before and after"},
        {"key":"actor_name","heading":"Changed by"},
        {"key":"ip","heading":"IP address"},
        {"key":"at","heading":"Date","sort":"at"},
    ],
};

export const adjustmentList: ListDefinition<AdjustmentRow, 'type' | 'status' | 'client_name' | 'amount_cents' | 'requested_at' | 'decided_by' | 'reverses' | 'reference', 'status'> = {
    key: "adjustments",
    title: "Adjustments",
    noun: "adjustments",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"requested","label":"Requested"},{"value":"approved","label":"Approved"},{"value":"declined","label":"Declined"}]},
    ],
    sorts: ["requested_at"],
    columns: [
        {"key":"type","heading":"Adjustment"},
        {"key":"status","heading":"Status"},
        {"key":"client_name","heading":"Client"},
        {"key":"amount_cents","heading":"Balance change"},
        {"key":"requested_at","heading":"Requested","sort":"requested_at"},
        {"key":"decided_by","heading":"Decided by"},
        {"key":"reverses","heading":"Reverses"},
        {"key":"reference","heading":"Reference"},
    ],
};

export const apiTokenList: ListDefinition<ApiTokenRow, 'name' | 'is_live' | 'owner_name' | 'scopes' | 'last_used_at' | 'expires_at' | 'created_at', never> = {
    key: "tokens",
    title: "API tokens",
    noun: "tokens",
    filters: [],
    sorts: ["name","created_at","last_used_at"],
    columns: [
        {"key":"name","heading":"Token","sort":"name"},
        {"key":"is_live","heading":"Status"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"scopes","heading":"Scopes"},
        {"key":"last_used_at","heading":"Last used","sort":"last_used_at"},
        {"key":"expires_at","heading":"Ends"},
        {"key":"created_at","heading":"Issued","sort":"created_at"},
    ],
};

export const attachmentList: ListDefinition<AttachmentRow, 'name' | 'size' | 'uploader_name' | 'created_at', never> = {
    key: "attachments",
    title: "Files",
    noun: "files",
    filters: [],
    sorts: ["added_at"],
    columns: [
        {"key":"name","heading":"File"},
        {"key":"size","heading":"Size"},
        {"key":"uploader_name","heading":"Added by"},
        {"key":"created_at","heading":"Added","sort":"added_at"},
    ],
};

export const betList: ListDefinition<BetRow, 'selection' | 'sport' | 'site_name' | 'placed_at' | 'status' | 'odds_milli' | 'stake_cents' | 'return_cents' | 'profit_cents' | 'settled_at', 'sport' | 'site' | 'status'> = {
    key: "bets",
    title: "Bets",
    noun: "bets",
    filters: [
        {"key":"sport","label":"Sport","kind":"multi-select"},
        {"key":"site","label":"Site","kind":"multi-select"},
        {"key":"placed","label":"Placed","kind":"date-range","params":["from","to"]},
        {"key":"status","label":"Result","kind":"multi-select","options":[{"value":"open","label":"Open"},{"value":"won","label":"Won"},{"value":"lost","label":"Lost"},{"value":"void","label":"Void"},{"value":"cashed_out","label":"Cashed out"}]},
        {"key":"stake","label":"Stake","kind":"number-range","unit":"cents"},
        {"key":"is_bonus","label":"Bonus bet","kind":"boolean"},
        {"key":"is_boosted","label":"Boosted","kind":"boolean"},
    ],
    sorts: ["placed_at","stake_cents"],
    columns: [
        {"key":"selection","heading":"Bet"},
        {"key":"sport","heading":"Sport"},
        {"key":"site_name","heading":"Site"},
        {"key":"placed_at","heading":"Placed","sort":"placed_at"},
        {"key":"status","heading":"Result"},
        {"key":"odds_milli","heading":"Odds"},
        {"key":"stake_cents","heading":"Stake","sort":"stake_cents"},
        {"key":"return_cents","heading":"Return"},
        {"key":"profit_cents","heading":"Our profit"},
        {"key":"settled_at","heading":"Settled"},
    ],
};

export const bonusClaimList: ListDefinition<BonusClaimRow, 'promotion_title' | 'amount_cents' | 'status' | 'requested_by' | 'approved_by' | 'offered_at' | 'credited_at' | 'expires_at', 'status'> = {
    key: "claims",
    title: "Bonuses",
    noun: "bonuses",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"offered","label":"Offered"},{"value":"claimed","label":"Claimed"},{"value":"credited","label":"Credited"},{"value":"used","label":"Used"},{"value":"expired","label":"Expired"},{"value":"reversed","label":"Reversed"}]},
    ],
    sorts: ["offered_at","amount_cents"],
    columns: [
        {"key":"promotion_title","heading":"Promotion"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"requested_by","heading":"Requested by"},
        {"key":"approved_by","heading":"Approved by"},
        {"key":"offered_at","heading":"Offered","sort":"offered_at"},
        {"key":"credited_at","heading":"Credited"},
        {"key":"expires_at","heading":"Expires"},
    ],
};

export const clientList: ListDefinition<ClientRow, 'full_name' | 'pin' | 'client_rating' | 'company_name' | 'account_manager' | 'affiliate_name' | 'state' | 'status' | 'marks' | 'balance_cents' | 'last_bet_at' | 'last_deposit_at' | 'turnover' | 'created_at', 'status' | 'account_manager' | 'company' | 'custom_risk_filter' | 'custom_sales_filter' | 'state' | 'client_rating' | 'affiliate' | 'betstop_state'> = {
    key: "clients",
    title: "Clients",
    noun: "clients",
    search: {"label":"Search clients","placeholder":"Name, PIN or phone…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"pending","label":"Pending"},{"value":"verified","label":"Verified"},{"value":"active","label":"Active"},{"value":"dormant","label":"Dormant"},{"value":"closed","label":"Closed"}]},
        {"key":"account_manager","label":"Manager","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not"]},
        {"key":"custom_risk_filter","label":"Risk","kind":"single-select"},
        {"key":"custom_sales_filter","label":"Sales","kind":"single-select"},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}],"isSecondary":true},
        {"key":"client_rating","label":"Rating","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"affiliate","label":"Affiliate","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"betstop_state","label":"BetStop","kind":"multi-select","operators":["is","not"],"options":[{"value":"unchecked","label":"Not checked"},{"value":"clear","label":"Clear"},{"value":"registered","label":"Registered"}],"isSecondary":true},
        {"key":"is_barred","label":"Barred","kind":"boolean","isSecondary":true},
        {"key":"is_sms_opted_out","label":"Opted out","kind":"boolean","isSecondary":true},
        {"key":"balance_cents","label":"Balance","kind":"number","operators":["is","least","most","between"],"unit":"cents","isSecondary":true},
        {"key":"last_bet_at","label":"Last bet","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"last_deposit_at","label":"Last deposit","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
        {"key":"name","label":"Name","kind":"text","placeholder":"Beginnings of words","isSecondary":true},
        {"key":"suburb","label":"Suburb","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
        {"key":"email","label":"Email","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
    ],
    sorts: ["name","pin","state","status","client_rating","balance_cents","last_bet_at","last_deposit_at","created_at","company","account_manager","affiliate"],
    columns: [
        {"key":"full_name","heading":"Client","sort":"name"},
        {"key":"pin","heading":"PIN","sort":"pin"},
        {"key":"client_rating","heading":"Rating","sort":"client_rating"},
        {"key":"company_name","heading":"Company","sort":"company"},
        {"key":"account_manager","heading":"Manager","sort":"account_manager"},
        {"key":"affiliate_name","heading":"Affiliate","sort":"affiliate"},
        {"key":"state","heading":"State","sort":"state"},
        {"key":"status","heading":"Status","sort":"status"},
        {"key":"marks","heading":"Marks"},
        {"key":"balance_cents","heading":"Balance","sort":"balance_cents"},
        {"key":"last_bet_at","heading":"Last bet","sort":"last_bet_at"},
        {"key":"last_deposit_at","heading":"Last deposit","sort":"last_deposit_at"},
        {"key":"turnover","heading":"Turnover, 12 months"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};

export const dbAddressList: ListDefinition<DbAddressRow, 'address' | 'state' | 'postcode' | 'full_name' | 'from_on' | 'to_on' | 'is_valid' | 'source', 'state' | 'validity' | 'current'> = {
    key: "addresses",
    title: "DB addresses",
    noun: "addresses",
    search: {"label":"Search addresses","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}]},
        {"key":"suburb","label":"Suburb","kind":"text","operators":["contains","is","not","empty","filled"]},
        {"key":"postcode","label":"Postcode","kind":"text","operators":["contains","is","not","empty","filled"]},
        {"key":"validity","label":"Check","kind":"single-select","options":[{"value":"valid","label":"Valid"},{"value":"wrong","label":"Wrong"},{"value":"unchecked","label":"Unchecked"}]},
        {"key":"current","label":"Current","kind":"single-select","options":[{"value":"1","label":"Lives there now"},{"value":"0","label":"Lived there"}]},
        {"key":"from_on","label":"From","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
    ],
    sorts: ["suburb","state","postcode","from_on"],
    columns: [
        {"key":"address","heading":"Address","sort":"suburb"},
        {"key":"state","heading":"State","sort":"state"},
        {"key":"postcode","heading":"Postcode","sort":"postcode"},
        {"key":"full_name","heading":"DB client"},
        {"key":"from_on","heading":"From","sort":"from_on"},
        {"key":"to_on","heading":"To"},
        {"key":"is_valid","heading":"Check"},
        {"key":"source","heading":"Source"},
    ],
};

export const dbClientList: ListDefinition<DbClientRow, 'full_name' | 'best_phone' | 'place' | 'source' | 'consent_basis' | 'status' | 'last_outcome' | 'assignee_name' | 'list_name' | 'created_at', 'status' | 'list' | 'assignee' | 'source' | 'consent' | 'state' | 'has_valid_phone'> = {
    key: "db_clients",
    title: "DB clients",
    noun: "DB clients",
    search: {"label":"Search DB clients","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"raw","label":"Raw"},{"value":"validated","label":"Validated"},{"value":"assigned","label":"Assigned"},{"value":"converted","label":"Converted"},{"value":"suppressed","label":"Do not contact"}]},
        {"key":"list","label":"List","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"assignee","label":"Assignee","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"source","label":"Source","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"consent","label":"Consent","kind":"multi-select","operators":["is","not"],"options":[{"value":"express","label":"Express"},{"value":"inferred","label":"Inferred"},{"value":"unknown","label":"Unknown"},{"value":"none","label":"None"}]},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}],"isSecondary":true},
        {"key":"has_valid_phone","label":"Valid phone","kind":"single-select","options":[{"value":"1","label":"Yes"},{"value":"0","label":"No"}],"isSecondary":true},
        {"key":"name","label":"Name","kind":"text","placeholder":"Beginnings of words","isSecondary":true},
        {"key":"suburb","label":"Suburb","kind":"text","operators":["contains","is","not","empty","filled"],"isSecondary":true},
        {"key":"source_text","label":"Source text","kind":"text","operators":["contains","is","not"],"isSecondary":true},
        {"key":"date_of_birth","label":"Date of birth","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["name","source","status","consent_basis","created_at"],
    columns: [
        {"key":"full_name","heading":"DB client","sort":"name"},
        {"key":"best_phone","heading":"Phone"},
        {"key":"place","heading":"Suburb"},
        {"key":"source","heading":"Source","sort":"source"},
        {"key":"consent_basis","heading":"Consent","sort":"consent_basis"},
        {"key":"status","heading":"Status","sort":"status"},
        {"key":"last_outcome","heading":"Last call"},
        {"key":"assignee_name","heading":"Assignee"},
        {"key":"list_name","heading":"List"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};

export const dbListList: ListDefinition<DbListRow, 'name' | 'assignee_name' | 'progress' | 'left' | 'due_on' | 'creator_name' | 'created_at' | 'closed_at', 'open'> = {
    key: "db_lists",
    title: "Lists",
    noun: "lists",
    filters: [
        {"key":"open","label":"Status","kind":"single-select","options":[{"value":"1","label":"Open"},{"value":"0","label":"Closed"}]},
    ],
    sorts: ["name","due_on","created_at"],
    columns: [
        {"key":"name","heading":"List","sort":"name"},
        {"key":"assignee_name","heading":"Assignee"},
        {"key":"progress","heading":"Progress"},
        {"key":"left","heading":"Left"},
        {"key":"due_on","heading":"Due","sort":"due_on"},
        {"key":"creator_name","heading":"Created by"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
        {"key":"closed_at","heading":"Status"},
    ],
};

export const dbPhoneNumberList: ListDefinition<DbPhoneRow, 'number' | 'full_name' | 'kind' | 'is_valid' | 'suppressed_reason' | 'source' | 'consent_basis' | 'checked_at' | 'created_at', 'kind' | 'validity' | 'consent' | 'suppressed'> = {
    key: "phone_numbers",
    title: "DB phone numbers",
    noun: "numbers",
    search: {"label":"Search numbers","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"kind","label":"Kind","kind":"multi-select","operators":["is","not"],"options":[{"value":"mobile","label":"Mobile"},{"value":"landline","label":"Landline"},{"value":"other","label":"Other"}]},
        {"key":"validity","label":"Check","kind":"single-select","options":[{"value":"valid","label":"Valid"},{"value":"wrong","label":"Wrong"},{"value":"unchecked","label":"Unchecked"}]},
        {"key":"consent","label":"Consent","kind":"multi-select","operators":["is","not"],"options":[{"value":"express","label":"Express"},{"value":"inferred","label":"Inferred"},{"value":"unknown","label":"Unknown"},{"value":"none","label":"None"}]},
        {"key":"suppressed","label":"Do not contact","kind":"single-select","options":[{"value":"1","label":"Yes"},{"value":"0","label":"No"}]},
        {"key":"checked_at","label":"Checked","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["number","kind","consent_basis","checked_at","created_at"],
    columns: [
        {"key":"number","heading":"Number","sort":"number"},
        {"key":"full_name","heading":"DB client"},
        {"key":"kind","heading":"Kind","sort":"kind"},
        {"key":"is_valid","heading":"Check"},
        {"key":"suppressed_reason","heading":"Do not contact"},
        {"key":"source","heading":"Source"},
        {"key":"consent_basis","heading":"Consent","sort":"consent_basis"},
        {"key":"checked_at","heading":"Checked","sort":"checked_at"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};

export const deliveryList: ListDefinition<DeliveryRow, 'call' | 'source_name' | 'status' | 'response_status' | 'attempts' | 'duplicates' | 'delivery_id' | 'received_at', 'endpoint' | 'source' | 'status'> = {
    key: "deliveries",
    title: "Deliveries",
    noun: "deliveries",
    search: {"label":"Search deliveries","placeholder":"Number or sender’s ID…"},
    filters: [
        {"key":"endpoint","label":"Call","kind":"multi-select"},
        {"key":"source","label":"Source","kind":"multi-select"},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"received","label":"Received"},{"value":"processed","label":"Processed"},{"value":"refused","label":"Refused"},{"value":"failed","label":"Failed"}]},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
    ],
    sorts: ["received_at"],
    columns: [
        {"key":"call","heading":"Call"},
        {"key":"source_name","heading":"Source"},
        {"key":"status","heading":"Status"},
        {"key":"response_status","heading":"Response"},
        {"key":"attempts","heading":"Attempts"},
        {"key":"duplicates","heading":"Duplicates"},
        {"key":"delivery_id","heading":"Sender’s ID"},
        {"key":"received_at","heading":"Received","sort":"received_at"},
    ],
};

export const depositList: ListDefinition<DepositRow, 'payer' | 'amount_cents' | 'status' | 'waiting_since' | 'client' | 'value_at' | 'rail' | 'description', 'status' | 'rail' | 'age' | 'client'> = {
    key: "deposits",
    title: "Deposits",
    noun: "deposits",
    search: {"label":"Search deposits","placeholder":"Payer, client, reference, amount…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"pending","label":"Pending"},{"value":"matched","label":"Matched"},{"value":"approved","label":"Approved"},{"value":"rejected","label":"Rejected"},{"value":"returned","label":"Returned"},{"value":"split","label":"Split"},{"value":"bounced","label":"Bounced payment"}]},
        {"key":"rail","label":"Rail","kind":"multi-select","operators":["is","not"],"options":[{"value":"osko","label":"OSKO"},{"value":"payid","label":"PayID"},{"value":"eft","label":"EFT"}]},
        {"key":"age","label":"Waiting","kind":"single-select","options":[{"value":"fresh","label":"Under 1 hour"},{"value":"waiting","label":"Over 1 hour"},{"value":"late","label":"Over 4 hours"},{"value":"overdue","label":"Over 24 hours"}]},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"amount_cents","label":"Amount","kind":"number","operators":["is","least","most","between"],"unit":"cents"},
        {"key":"value_at","label":"Value time","kind":"day","operators":["is","before","after","between"]},
        {"key":"payer","label":"Payer","kind":"text","placeholder":"Beginnings of words","isSecondary":true},
        {"key":"reference","label":"Reference","kind":"text","isSecondary":true},
    ],
    sorts: ["value_at","amount_cents","waiting_since"],
    columns: [
        {"key":"payer","heading":"Payer"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"waiting_since","heading":"Waiting","sort":"waiting_since"},
        {"key":"client","heading":"Client"},
        {"key":"value_at","heading":"Value time","sort":"value_at"},
        {"key":"rail","heading":"Rail"},
        {"key":"description","heading":"Description"},
    ],
};

export const duplicateList: ListDefinition<DuplicateRow, 'earlier' | 'later' | 'amount_cents' | 'score' | 'reasons' | 'status', 'score' | 'age'> = {
    key: "cases",
    title: "Duplicate OSKO deposits",
    noun: "cases",
    search: {"label":"Search cases","placeholder":"Payer, number or bank reference…"},
    filters: [
        {"key":"score","label":"Score","kind":"single-select"},
        {"key":"client","label":"Client PIN","kind":"text"},
        {"key":"amount","label":"Amount","kind":"number-range","unit":"cents"},
        {"key":"date","label":"Paid","kind":"date-range","params":["from","to"]},
        {"key":"age","label":"Age","kind":"single-select","options":[{"value":"1","label":"1 day or older"},{"value":"3","label":"3 days or older"},{"value":"7","label":"1 week or older"},{"value":"30","label":"30 days or older"}]},
    ],
    sorts: ["score","paid_at","amount_cents"],
    columns: [
        {"key":"earlier","heading":"First payment"},
        {"key":"later","heading":"Second payment","sort":"paid_at"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"score","heading":"Score","sort":"score"},
        {"key":"reasons","heading":"Reasons"},
        {"key":"status","heading":"Decision"},
    ],
};

export const emailList: ListDefinition<EmailRow, 'subject' | 'who' | 'status' | 'created_at', 'direction' | 'status'> = {
    key: "emails",
    title: "Emails",
    noun: "emails",
    filters: [
        {"key":"direction","label":"Direction","kind":"single-select","options":[{"value":"inbound","label":"Inbound"},{"value":"outbound","label":"Outbound"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"queued","label":"Queued"},{"value":"sent","label":"Sent"},{"value":"delivered","label":"Delivered"},{"value":"bounced","label":"Bounced"},{"value":"failed","label":"Failed"},{"value":"received","label":"Received"},{"value":"unknown","label":"Unknown"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"subject","heading":"Subject"},
        {"key":"who","heading":"From and to"},
        {"key":"status","heading":"Status"},
        {"key":"created_at","heading":"Date","sort":"created_at"},
    ],
};

export const exportList: ListDefinition<ExportRow, 'kind' | 'reason' | 'status' | 'written_rows' | 'bytes' | 'owner_name' | 'created_at' | 'expires_at', 'kind' | 'status'> = {
    key: "exports",
    title: "Exports",
    noun: "exports",
    filters: [
        {"key":"kind","label":"List","kind":"multi-select","options":[{"value":"clients","label":"Clients"},{"value":"leads","label":"Leads"},{"value":"db_clients","label":"DB clients"},{"value":"db_addresses","label":"DB addresses"},{"value":"db_phone_numbers","label":"DB phone numbers"},{"value":"matches","label":"Match imports"},{"value":"transactions","label":"Transactions"},{"value":"withdrawals","label":"Withdrawals"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"queued","label":"Queued"},{"value":"running","label":"Running"},{"value":"ready","label":"Ready"},{"value":"expired","label":"Expired"},{"value":"failed","label":"Failed"},{"value":"cancelled","label":"Cancelled"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"kind","heading":"List"},
        {"key":"reason","heading":"Reason"},
        {"key":"status","heading":"Status"},
        {"key":"written_rows","heading":"Rows"},
        {"key":"bytes","heading":"Size"},
        {"key":"owner_name","heading":"Requested by"},
        {"key":"created_at","heading":"Requested","sort":"created_at"},
        {"key":"expires_at","heading":"Available until"},
    ],
};

export const importLineList: ListDefinition<ImportLine, 'row_no' | 'who' | 'status' | 'why' | 'text', 'row_status'> = {
    key: "lines",
    title: "Rows",
    noun: "rows",
    filters: [
        {"key":"row_status","label":"Outcome","kind":"multi-select","options":[{"value":"waiting","label":"Needs decision"},{"value":"ok","label":"Ready"},{"value":"created","label":"Created"},{"value":"updated","label":"Updated"},{"value":"skipped","label":"Skipped"},{"value":"error","label":"Error"},{"value":"undone","label":"Undone"},{"value":"kept","label":"Kept on undo"}]},
    ],
    sorts: ["row_no"],
    columns: [
        {"key":"row_no","heading":"Row","sort":"row_no"},
        {"key":"who","heading":"Person"},
        {"key":"status","heading":"Outcome"},
        {"key":"why","heading":"Reason or changes"},
        {"key":"text","heading":"In the file"},
    ],
};

export const importList: ListDefinition<ImportListRow, 'name' | 'kind' | 'mode' | 'status' | 'total_rows' | 'created_rows' | 'updated_rows' | 'skipped_rows' | 'waiting_rows' | 'error_rows' | 'importer' | 'created_at', 'kind' | 'status'> = {
    key: "imports",
    title: "Imports",
    noun: "imports",
    filters: [
        {"key":"kind","label":"Kind","kind":"multi-select","options":[{"value":"clients","label":"Clients"},{"value":"leads","label":"Leads"},{"value":"db_clients","label":"DB clients"}]},
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"uploaded","label":"Uploaded"},{"value":"mapped","label":"Mapped"},{"value":"checking","label":"Checking"},{"value":"checked","label":"Checked"},{"value":"running","label":"Running"},{"value":"done","label":"Done"},{"value":"cancelled","label":"Cancelled"},{"value":"failed","label":"Failed"},{"value":"undoing","label":"Undoing"},{"value":"undone","label":"Undone"}]},
    ],
    sorts: ["created_at"],
    columns: [
        {"key":"name","heading":"File"},
        {"key":"kind","heading":"Kind"},
        {"key":"mode","heading":"Mode"},
        {"key":"status","heading":"Status"},
        {"key":"total_rows","heading":"Rows"},
        {"key":"created_rows","heading":"New"},
        {"key":"updated_rows","heading":"Updated"},
        {"key":"skipped_rows","heading":"Skipped"},
        {"key":"waiting_rows","heading":"To decide"},
        {"key":"error_rows","heading":"Errors"},
        {"key":"importer","heading":"By"},
        {"key":"created_at","heading":"When","sort":"created_at"},
    ],
};

export const ipSightingList: ListDefinition<IpSightingRow, 'ip' | 'place' | 'other_clients' | 'hits' | 'first_seen_at' | 'last_seen_at', never> = {
    key: "sightings",
    title: "IP report",
    noun: "addresses",
    search: {"label":"Search addresses","placeholder":"Address or place…"},
    filters: [
        {"key":"shared","label":"Shared","kind":"boolean","trueLabel":"With other clients","falseLabel":"All"},
    ],
    sorts: ["last_seen_at","first_seen_at","hits"],
    columns: [
        {"key":"ip","heading":"Address"},
        {"key":"place","heading":"Place"},
        {"key":"other_clients","heading":"Other clients"},
        {"key":"hits","heading":"Sign-ins","sort":"hits"},
        {"key":"first_seen_at","heading":"First seen","sort":"first_seen_at"},
        {"key":"last_seen_at","heading":"Last seen","sort":"last_seen_at"},
    ],
};

export const leadList: ListDefinition<LeadRow, 'full_name' | 'mobile' | 'email' | 'source' | 'company_name' | 'state' | 'owner_name' | 'status' | 'next_action' | 'due_on' | 'created_at', 'status' | 'owner' | 'due' | 'state' | 'company'> = {
    key: "leads",
    title: "Leads",
    noun: "leads",
    search: {"label":"Search leads","placeholder":"Name, phone or email…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"new","label":"New"},{"value":"contacted","label":"Contacted"},{"value":"qualified","label":"Qualified"},{"value":"converted","label":"Converted"},{"value":"lost","label":"Lost"},{"value":"barred","label":"Barred"}]},
        {"key":"owner","label":"Owner","kind":"multi-select","operators":["is","not","empty","filled"]},
        {"key":"due","label":"Due","kind":"single-select","options":[{"value":"overdue","label":"Overdue"},{"value":"today","label":"Today"},{"value":"week","label":"Within 7 days"},{"value":"none","label":"No due date"}]},
        {"key":"source","label":"Source","kind":"text","operators":["contains","is","not","empty","filled"]},
        {"key":"state","label":"State","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"NSW","label":"New South Wales"},{"value":"VIC","label":"Victoria"},{"value":"QLD","label":"Queensland"},{"value":"WA","label":"Western Australia"},{"value":"SA","label":"South Australia"},{"value":"TAS","label":"Tasmania"},{"value":"ACT","label":"Australian Capital Territory"},{"value":"NT","label":"Northern Territory"}],"isSecondary":true},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"next_action_due_at","label":"Due date","kind":"day","operators":["is","before","after","between","empty","filled"],"isSecondary":true},
        {"key":"created_at","label":"Created","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["name","status","due","created_at"],
    columns: [
        {"key":"full_name","heading":"Lead","sort":"name"},
        {"key":"mobile","heading":"Mobile"},
        {"key":"email","heading":"Email"},
        {"key":"source","heading":"Source"},
        {"key":"company_name","heading":"Company"},
        {"key":"state","heading":"State"},
        {"key":"owner_name","heading":"Owner"},
        {"key":"status","heading":"Status","sort":"status"},
        {"key":"next_action","heading":"Next action"},
        {"key":"due_on","heading":"Due","sort":"due"},
        {"key":"created_at","heading":"Created","sort":"created_at"},
    ],
};

export const matchList: ListDefinition<MatchRow, 'left' | 'right' | 'score' | 'reasons' | 'status', 'pair' | 'score' | 'import'> = {
    key: "matches",
    title: "Match imports",
    noun: "matches",
    filters: [
        {"key":"pair","label":"Records","kind":"multi-select","options":[{"value":"client-client","label":"Two clients"},{"value":"client-lead","label":"Client and lead"},{"value":"lead-lead","label":"Two leads"},{"value":"client-db_client","label":"Client and DB client"},{"value":"lead-db_client","label":"Lead and DB client"},{"value":"db_client-db_client","label":"Two DB clients"}]},
        {"key":"score","label":"Score","kind":"single-select","options":[{"value":"90","label":"90 or more"},{"value":"80","label":"80 or more","hint":"Likely the same person"},{"value":"65","label":"65 or more"}]},
        {"key":"import","label":"Import","kind":"single-select"},
    ],
    sorts: ["priority","score"],
    columns: [
        {"key":"left","heading":"Record A"},
        {"key":"right","heading":"Record B"},
        {"key":"score","heading":"Score","sort":"score"},
        {"key":"reasons","heading":"Why"},
        {"key":"status","heading":"Decision"},
    ],
};

export const noteList: ListDefinition<NoteItem, 'created_at' | 'author_name' | 'category' | 'is_pinned' | 'body' | 'edited_at', 'category'> = {
    key: "notes",
    title: "Notes",
    noun: "notes",
    filters: [
        {"key":"category","label":"Category","kind":"single-select","options":[{"value":"general","label":"General"},{"value":"call","label":"Call"},{"value":"payment","label":"Payment"},{"value":"risk","label":"Risk"},{"value":"rsg","label":"RSG"},{"value":"complaint","label":"Complaint"}]},
    ],
    sorts: ["pinned"],
    columns: [
        {"key":"created_at","heading":"Written"},
        {"key":"author_name","heading":"Written by"},
        {"key":"category","heading":"Category"},
        {"key":"is_pinned","heading":"Pinned"},
        {"key":"body","heading":"Note"},
        {"key":"edited_at","heading":"Edited"},
    ],
};

export const notificationList: ListDefinition<NotificationData, 'body' | 'type' | 'client' | 'company' | 'notified_at' | 'is_read', 'type' | 'state'> = {
    key: "notifications",
    title: "Notifications",
    noun: "notifications",
    filters: [
        {"key":"type","label":"Type","kind":"multi-select","options":[{"value":"risk_check","label":"Risk check"},{"value":"withdrawal","label":"Withdrawal"},{"value":"rsg_communication","label":"RSG communication"},{"value":"form_submission","label":"Form submission"},{"value":"social_media_review","label":"Social media review"},{"value":"message","label":"Message"},{"value":"deposit","label":"Deposit"}]},
        {"key":"date","label":"Date","kind":"date-range","params":["from","to"]},
        {"key":"state","label":"Status","kind":"single-select","options":[{"value":"unread","label":"Unread"},{"value":"read","label":"Read"}]},
    ],
    sorts: ["notified_at"],
    columns: [
        {"key":"body","heading":"Notification"},
        {"key":"type","heading":"Type"},
        {"key":"client","heading":"Client"},
        {"key":"company","heading":"Company"},
        {"key":"notified_at","heading":"When","sort":"notified_at"},
        {"key":"is_read","heading":"Status"},
    ],
};

export const paymentBatchList: ListDefinition<PaymentBatchRow, 'number' | 'status' | 'total_cents' | 'items_count' | 'value_on' | 'created_by' | 'created_at' | 'exported_by' | 'exported_at', 'status'> = {
    key: "batches",
    title: "Payment batches",
    noun: "batches",
    search: {"label":"Search batches","placeholder":"PB-12…"},
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"draft","label":"Draft"},{"value":"exported","label":"Exported, not confirmed"},{"value":"confirmed","label":"With the bank"},{"value":"settled","label":"Settled"},{"value":"cancelled","label":"Cancelled"}]},
    ],
    sorts: ["id","value_on","total_cents"],
    columns: [
        {"key":"number","heading":"Batch","sort":"id"},
        {"key":"status","heading":"Status"},
        {"key":"total_cents","heading":"Total","sort":"total_cents"},
        {"key":"items_count","heading":"Payments"},
        {"key":"value_on","heading":"Value date","sort":"value_on"},
        {"key":"created_by","heading":"Created by"},
        {"key":"created_at","heading":"Created"},
        {"key":"exported_by","heading":"Exported by"},
        {"key":"exported_at","heading":"Exported"},
    ],
};

export const reconciliationLineList: ListDefinition<ReconciliationLine, 'payer_name' | 'value_at' | 'rail' | 'bank_reference' | 'amount_cents' | 'posted_cents' | 'state' | 'deposits', never> = {
    key: "lines",
    title: "Reconciliation",
    noun: "lines",
    filters: [],
    sorts: ["value_at","amount_cents"],
    columns: [
        {"key":"payer_name","heading":"Payer"},
        {"key":"value_at","heading":"Value time","sort":"value_at"},
        {"key":"rail","heading":"Rail"},
        {"key":"bank_reference","heading":"Reference"},
        {"key":"amount_cents","heading":"Bank","sort":"amount_cents"},
        {"key":"posted_cents","heading":"Ledger"},
        {"key":"state","heading":"Comparison"},
        {"key":"deposits","heading":"Deposit"},
    ],
};

export const rsgCommunicationList: ListDefinition<RsgCommunicationRow, 'body' | 'sender' | 'channel_label' | 'sent_at' | 'is_resolved', 'channel'> = {
    key: "communications",
    title: "RSG communication",
    noun: "RSG messages",
    filters: [
        {"key":"channel","label":"Channel","kind":"multi-select","options":[{"value":"sms","label":"SMS"},{"value":"email","label":"Email"},{"value":"phone","label":"Phone"},{"value":"chat","label":"Live chat"},{"value":"letter","label":"Letter"}]},
        {"key":"resolved","label":"Status","kind":"boolean","trueLabel":"Handled","falseLabel":"Open"},
    ],
    sorts: ["sent_at"],
    columns: [
        {"key":"body","heading":"Message"},
        {"key":"sender","heading":"From"},
        {"key":"channel_label","heading":"Channel"},
        {"key":"sent_at","heading":"Sent","sort":"sent_at"},
        {"key":"is_resolved","heading":"Status"},
    ],
};

export const smsMessageList: ListDefinition<SmsBubble, never, never> = {
    key: "messages",
    title: "SMS",
    noun: "messages",
    filters: [],
    sorts: ["sent_at"],
    columns: [],
};

export const transactionList: ListDefinition<TransactionRow, 'occurred_at' | 'type' | 'status' | 'client' | 'company' | 'amount_cents' | 'balance_cents' | 'effect_cents' | 'rail' | 'reference' | 'description' | 'source', 'type' | 'status' | 'client' | 'rail'> = {
    key: "transactions",
    title: "Transactions",
    noun: "transactions",
    search: {"label":"Search transactions","placeholder":"Reference, PIN or amount…"},
    filters: [
        {"key":"type","label":"Type","kind":"multi-select","operators":["is","not"],"options":[{"value":"deposit","label":"Deposit"},{"value":"withdrawal","label":"Withdrawal"},{"value":"bet","label":"Bet"},{"value":"bonus_bet","label":"Bonus bet"},{"value":"boosted_bet","label":"Boosted bet"},{"value":"bonus","label":"Bonus"},{"value":"transfer","label":"Transfer"},{"value":"adjustment","label":"Adjustment"},{"value":"fee","label":"Fee"},{"value":"reversal","label":"Reversal"}]},
        {"key":"status","label":"Status","kind":"multi-select","operators":["is","not"],"options":[{"value":"pending","label":"Pending"},{"value":"completed","label":"Completed"},{"value":"cancelled","label":"Cancelled"},{"value":"declined","label":"Declined"},{"value":"returned","label":"Returned"}]},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not"]},
        {"key":"period","label":"Period","kind":"date-range","params":["from","to"]},
        {"key":"amount_cents","label":"Amount","kind":"number","operators":["is","least","most","between"],"unit":"cents"},
        {"key":"rail","label":"Rail","kind":"multi-select","operators":["is","not","empty","filled"],"options":[{"value":"osko","label":"OSKO"},{"value":"payid","label":"PayID"},{"value":"eft","label":"EFT"}],"isSecondary":true},
        {"key":"reference","label":"Reference","kind":"text","isSecondary":true},
    ],
    sorts: ["occurred_at","amount_cents"],
    columns: [
        {"key":"occurred_at","heading":"When","sort":"occurred_at"},
        {"key":"type","heading":"Type"},
        {"key":"status","heading":"Status"},
        {"key":"client","heading":"Client"},
        {"key":"company","heading":"Company"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"balance_cents","heading":"Balance after"},
        {"key":"effect_cents","heading":"Balance change"},
        {"key":"rail","heading":"Rail"},
        {"key":"reference","heading":"Reference"},
        {"key":"description","heading":"Description"},
        {"key":"source","heading":"Source"},
    ],
};

export const transferList: ListDefinition<TransferRow, 'reference' | 'amount_cents' | 'status' | 'requested_by' | 'requested_at' | 'decided_by' | 'sent_at' | 'settled_at', 'status'> = {
    key: "transfers",
    title: "Transfers",
    noun: "transfers",
    filters: [
        {"key":"status","label":"Status","kind":"multi-select","options":[{"value":"requested","label":"Requested"},{"value":"approved","label":"Approved"},{"value":"sent","label":"Sent"},{"value":"confirmed","label":"Confirmed"},{"value":"failed","label":"Failed"},{"value":"declined","label":"Declined"}]},
    ],
    sorts: ["requested_at","amount_cents"],
    columns: [
        {"key":"reference","heading":"Transfer"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"requested_by","heading":"Requested by"},
        {"key":"requested_at","heading":"Requested","sort":"requested_at"},
        {"key":"decided_by","heading":"Decided by"},
        {"key":"sent_at","heading":"Sent"},
        {"key":"settled_at","heading":"Settled"},
    ],
};

export const webhookSourceList: ListDefinition<WebhookSourceRow, 'name' | 'is_active' | 'scopes' | 'last_used_at' | 'previous_secret_until' | 'created_at', never> = {
    key: "sources",
    title: "Webhook sources",
    noun: "sources",
    filters: [],
    sorts: ["name","created_at","last_used_at"],
    columns: [
        {"key":"name","heading":"Source","sort":"name"},
        {"key":"is_active","heading":"Status"},
        {"key":"scopes","heading":"Scopes"},
        {"key":"last_used_at","heading":"Last used","sort":"last_used_at"},
        {"key":"previous_secret_until","heading":"Old secret until"},
        {"key":"created_at","heading":"Added","sort":"created_at"},
    ],
};

export const withdrawalList: ListDefinition<WithdrawalRow, 'client' | 'amount_cents' | 'status' | 'requested_at' | 'hold' | 'destination' | 'turnover' | 'bonus' | 'risk' | 'people' | 'account_manager' | 'reason' | 'reference', 'age' | 'destination' | 'money' | 'client' | 'mark' | 'company' | 'account_manager'> = {
    key: "withdrawals",
    title: "Withdrawals",
    noun: "withdrawals",
    search: {"label":"Search withdrawals","placeholder":"Reference, PIN or name…"},
    filters: [
        {"key":"age","label":"Age","kind":"single-select"},
        {"key":"destination","label":"Destination","kind":"single-select","options":[{"value":"verified","label":"Verified"},{"value":"unverified","label":"Not verified"},{"value":"blocked","label":"Blocked"},{"value":"missing","label":"Not known"}]},
        {"key":"money","label":"Money","kind":"single-select","options":[{"value":"held","label":"Held"},{"value":"not_held","label":"Not held"}]},
        {"key":"large","label":"Over the threshold","kind":"boolean","trueLabel":"At or over the threshold","falseLabel":"Below the threshold"},
        {"key":"client","label":"Client","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"mark","label":"Mark","kind":"single-select","options":[{"value":"betstop","label":"BetStop"},{"value":"barred","label":"Barred"},{"value":"closed","label":"Closed"}],"isSecondary":true},
        {"key":"company","label":"Company","kind":"multi-select","operators":["is","not"],"isSecondary":true},
        {"key":"account_manager","label":"Manager","kind":"multi-select","operators":["is","not","empty","filled"],"isSecondary":true},
        {"key":"amount_cents","label":"Amount","kind":"number","operators":["is","least","most","between"],"unit":"cents","isSecondary":true},
        {"key":"requested_at","label":"Requested","kind":"day","operators":["is","before","after","between"],"isSecondary":true},
    ],
    sorts: ["requested_at","amount_cents"],
    columns: [
        {"key":"client","heading":"Client"},
        {"key":"amount_cents","heading":"Amount","sort":"amount_cents"},
        {"key":"status","heading":"Status"},
        {"key":"requested_at","heading":"Waiting","sort":"requested_at"},
        {"key":"hold","heading":"Money"},
        {"key":"destination","heading":"Destination"},
        {"key":"turnover","heading":"Since deposit"},
        {"key":"bonus","heading":"Bonus, 30 days"},
        {"key":"risk","heading":"Risk"},
        {"key":"people","heading":"Handled by"},
        {"key":"account_manager","heading":"Manager"},
        {"key":"reason","heading":"Reason"},
        {"key":"reference","heading":"Reference"},
    ],
};
