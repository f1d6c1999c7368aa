<?php

// Written by `php artisan schema:document` from the migrations and the models; do not edit.
// A property that a model's own docblock declares, such as the shape of a JSON document, takes precedence over this file.

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/**
 * @property int $id
 * @property string $reference
 * @property int $client_id
 * @property \App\Enums\TransactionType $type adjustment, fee or reversal.
 * @property int $amount_cents Signed change of the available balance.
 * @property string $reason
 * @property \App\Enums\AdjustmentStatus $status
 * @property int $requested_by
 * @property \Carbon\CarbonImmutable $requested_at
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $refusal Why it was declined.
 * @property ?int $reverses_id The transaction that a reversal takes back.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $decidedBy
 * @property-read ?\App\Models\Adjustment $reverses
 */
class AdjustmentProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property ?string $abn Australian Business Number.
 * @property bool $is_gst_registered
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property int $commission_basis_points Share of our profit, in hundredths of a per cent.
 * @property int $new_client_cents Fee for each new client.
 * @property int $version Increases with every edit. A form opened on an older version is a conflict.
 * @property ?int $changed_by The last colleague who edited the terms or tax details.
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\AuditEvent> $termChanges
 */
class AffiliateProperties extends Model
{
}

/**
 * @property int $id
 * @property int $affiliate_id
 * @property string $period The first day of the month.
 * @property \App\Enums\AffiliateStatementStatus $status
 * @property string $affiliate_name
 * @property ?string $abn Null when no valid ABN was quoted.
 * @property bool $is_gst_registered
 * @property int $commission_basis_points
 * @property int $new_client_cents
 * @property int $profit_cents
 * @property int $new_clients
 * @property int $commission_cents Commission of the month.
 * @property array<array-key, mixed> $adjustments Cents by earlier month whose figures changed after its statement was approved.
 * @property int $gross_cents Commission and adjustments, without GST.
 * @property int $gst_cents
 * @property int $withheld_cents Withheld because no ABN was quoted.
 * @property int $payable_cents
 * @property int $drafted_by
 * @property int $changed_by The last colleague whose draft changed the figures.
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property ?int $paid_by
 * @property ?\Carbon\CarbonImmutable $paid_at
 * @property ?string $payment_reference
 * @property int $version Increases when a draft gets other figures.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Affiliate $affiliate
 * @property-read \App\Models\User $changedBy
 * @property-read ?\App\Models\User $approvedBy
 * @property-read ?\App\Models\User $paidBy
 */
class AffiliateStatementProperties extends Model
{
}

/**
 * @property int $id
 * @property string $subject_type
 * @property int $subject_id
 * @property ?int $user_id
 * @property string $name
 * @property string $mime
 * @property int $size Bytes.
 * @property string $path On the private disk.
 * @property string $sha256
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read ?\Illuminate\Database\Eloquent\Model $subject
 */
class AttachmentProperties extends Model
{
}

/**
 * @property int $id
 * @property ?int $actor_id Null when the system, the intake or a command acted.
 * @property ?int $impersonator_id
 * @property ?string $subject_type
 * @property ?int $subject_id
 * @property ?int $client_id The client the change is about. No foreign key: the log outlives the record.
 * @property string $action
 * @property array<array-key, mixed> $before
 * @property array<array-key, mixed> $after
 * @property ?string $ip
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read ?\App\Models\User $actor
 * @property-read ?\App\Models\User $impersonator
 */
class AuditEventProperties extends Model
{
}

/**
 * @property int $id
 * @property ?int $user_id
 * @property string $email As typed, also when no user has it.
 * @property \App\Enums\AuthenticationKind $kind
 * @property ?string $ip
 * @property string $user_agent
 * @property string $device Browser and system in plain words, from the user agent.
 * @property bool $succeeded
 * @property ?string $session_name Hash of the id of the session that a sign-in started.
 * @property bool $is_unusual
 * @property ?array<array-key, mixed> $unusual_reasons Why a sign-in is unusual. Null when it is not.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $user
 */
class AuthenticationLogProperties extends Model
{
}

/**
 * @property int $id
 * @property int $auto_message_id
 * @property \App\Enums\AutoMessageTrigger $trigger
 * @property int $client_id
 * @property string $reference auto:{trigger}:{auto_message_id}:{subject id}. The same cause sends one message.
 * @property ?int $amount_cents
 * @property ?int $message_template_id The version that was sent.
 * @property ?string $body Null until the message is queued.
 * @property ?int $sms_message_id
 * @property \App\Enums\AutoCommunicationStatus $status
 * @property ?string $reason Why it was suppressed or failed.
 * @property \Carbon\CarbonImmutable $due_at Not sent before.
 * @property ?\Carbon\CarbonImmutable $queued_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class AutoCommunicationProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\AutoMessageTrigger $trigger
 * @property array<array-key, mixed> $conditions company_id, state, min_cents, days; each optional.
 * @property int $template_id Its approved version.
 * @property bool $is_enabled
 * @property ?\Carbon\CarbonImmutable $checked_until Clients whose last bet is not later were looked for; for the trigger client_quiet.
 * @property int $checked_client_id The last of them with that time.
 * @property int $version
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\MessageTemplate $template
 */
class AutoMessageProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property ?string $bsb
 * @property ?string $number Encrypted.
 * @property ?string $payid Encrypted.
 * @property string $holder
 * @property string $fingerprint Keyed hash of the number or PayID, because encrypted values cannot be searched.
 * @property \App\Enums\BankAccountStatus $status
 * @property ?int $added_by A colleague must verify the account.
 * @property ?int $decided_by Who verified or blocked it.
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $evidence How it was verified, or why it was blocked.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\User $decidedBy
 */
class BankAccountProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property string $sha256
 * @property string $layout Which bank's format.
 * @property ?int $user_id
 * @property int $rows
 * @property int $created_rows
 * @property int $duplicate_rows
 * @property int $error_rows
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $user
 */
class BankFileProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\PaymentRail $rail osko, payid or eft.
 * @property string $bank_reference
 * @property ?string $end_to_end_id The payer's id of the payment.
 * @property string $description
 * @property ?string $payer_name
 * @property int $amount_cents
 * @property \Carbon\CarbonImmutable $value_at When the bank credited it.
 * @property ?string $file_reference Reference of the file row that made the line. Kept when the feed replaces bank_reference.
 * @property ?string $file_account The account in that file. With the next three columns it tells overlapping files apart.
 * @property ?string $file_from First day of that file.
 * @property ?string $file_until Last day of that file.
 * @property ?int $file_opening_cents Balance before that row.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class BankLineProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\BarredList $list Whether we or a venue barred the person, or they excluded themselves.
 * @property ?\App\Enums\AustralianState $jurisdiction The state of the list. Null for our own.
 * @property ?string $source The name of the list, as its sender calls it. Null for our own.
 * @property ?string $external_reference The sender's id of the entry.
 * @property string $first_name
 * @property string $last_name
 * @property ?\Carbon\CarbonImmutable $date_of_birth
 * @property ?string $mobile_e164
 * @property ?string $email
 * @property ?string $address
 * @property ?string $suburb
 * @property ?string $postcode
 * @property ?int $client_id The client who is this person. Null when there is none.
 * @property ?string $reason
 * @property \Carbon\CarbonImmutable $from_on
 * @property ?\Carbon\CarbonImmutable $until_on The last day. Null when it does not end.
 * @property \App\Enums\BarredEntryStatus $status
 * @property ?\Carbon\CarbonImmutable $lifted_at
 * @property ?int $lifted_by
 * @property ?int $lift_requested_by A colleague must confirm the lift.
 * @property ?\Carbon\CarbonImmutable $lift_requested_at Null when no lift is requested.
 * @property ?string $lift_reason
 * @property ?int $user_id
 * @property int $version Goes up with each change.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\Client $client
 * @property-read ?\App\Models\User $liftRequestedBy
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\BarredMatch> $matches
 * @property-read string $full_name
 */
class BarredEntryProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\BarredList $list
 * @property ?\App\Enums\AustralianState $jurisdiction
 * @property string $source The name of the list. Only its entries can change or end.
 * @property string $name The name of the file.
 * @property string $format
 * @property string $sha256
 * @property array<array-key, mixed> $columns The heading of each field that was read.
 * @property \App\Enums\ImportStatus $status
 * @property bool $is_complete Whether entries that are missing from the file end.
 * @property int $total_rows Rows of the file.
 * @property int $planned_rows Rows with a change to make.
 * @property int $processed_rows Of the planned rows.
 * @property int $added_rows
 * @property int $changed_rows
 * @property int $lifted_rows
 * @property int $unchanged_rows
 * @property int $skipped_rows Rows that change nothing, with their reasons.
 * @property int $error_rows
 * @property int $undone_rows
 * @property int $kept_rows Rows that the undo left, because their entries changed later.
 * @property int $failures
 * @property ?string $error
 * @property int $user_id
 * @property ?int $undone_by
 * @property ?\Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $heartbeat_at
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property ?\Carbon\CarbonImmutable $undone_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\BarredImportRow> $rows
 */
class BarredImportProperties extends Model
{
}

/**
 * @property int $id
 * @property int $barred_import_id
 * @property ?int $row_no Row of the file. Null for an entry that is missing from it.
 * @property \App\Enums\BarredImportOutcome $outcome
 * @property \App\Enums\BarredImportRowStatus $status
 * @property ?int $barred_entry_id
 * @property ?int $entry_version Version of the entry at the check, then after the change.
 * @property string $full_name
 * @property array<array-key, mixed> $before
 * @property array<array-key, mixed> $after
 * @property ?string $message Why nothing is changed.
 */
class BarredImportRowProperties extends Model
{
}

/**
 * @property int $id
 * @property int $barred_entry_id
 * @property int $client_id
 * @property int $score 0 to 100.
 * @property array<array-key, mixed> $reasons
 * @property \App\Enums\BarredMatchStatus $status Suggested, same or different.
 * @property ?int $decided_by Null when it was decided automatically.
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\BarredEntry $entry
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\User $decidedBy
 */
class BarredMatchProperties extends Model
{
}

/**
 * @property int $id
 * @property int $site_account_id
 * @property int $client_id
 * @property string $external_id The bookmaker's bet number.
 * @property string $sport
 * @property string $market
 * @property string $selection
 * @property int $stake_cents
 * @property int $odds_milli
 * @property ?int $return_cents
 * @property \Carbon\CarbonImmutable $placed_at
 * @property ?\Carbon\CarbonImmutable $settled_at
 * @property bool $is_bonus
 * @property bool $is_boosted
 * @property \App\Enums\BetStatus $status
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?string $former_username The reported username, when it came to the account by a merge. The undo moves the bet back with it.
 * @property-read \App\Models\Client $client
 * @property-read \App\Models\SiteAccount $siteAccount
 */
class BetProperties extends Model
{
}

/**
 * @property int $id
 * @property ?string $person_type Null for a person without a record. Their details are not stored.
 * @property ?int $person_id
 * @property ?int $betstop_run_id
 * @property ?int $line Of the listed people.
 * @property \App\Enums\BetstopCheckPurpose $purpose
 * @property string $request_hash Keyed hash of the person that was checked.
 * @property \App\Enums\BetstopCheckResult $result
 * @property \Carbon\CarbonImmutable $checked_at
 * @property ?\Carbon\CarbonImmutable $valid_until
 * @property ?int $user_id
 * @property array<array-key, mixed> $evidence
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read ?\Illuminate\Database\Eloquent\Model $person
 * @property-read ?\App\Models\User $user
 */
class BetstopCheckProperties extends Model
{
}

/**
 * @property int $id
 * @property int $betstop_update_id
 * @property ?int $client_id Null when the decision is about the whole update.
 * @property \App\Enums\BetstopDecision $decision
 * @property ?int $score 0 to 100: the evidence for one person at that time. Null without a client.
 * @property ?string $reason
 * @property int $user_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read ?\App\Models\Client $client
 * @property-read \App\Models\User $user
 */
class BetstopNoticeDecisionProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\BetstopRunKind $kind
 * @property \App\Enums\BetstopRunStatus $status
 * @property ?int $user_id Null for the nightly check.
 * @property ?array<array-key, mixed> $people The listed people, encrypted. Null after the last of them.
 * @property int $cursor The last checked client or line.
 * @property int $attempt The nightly check asks again about people without an answer.
 * @property int $total_rows
 * @property int $processed_rows
 * @property int $registered_rows
 * @property int $error_rows People without an answer of the register.
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $user
 */
class BetstopRunProperties extends Model
{
}

/**
 * @property int $id
 * @property string $external_id BetStop's id.
 * @property string $first_name
 * @property string $last_name
 * @property \Carbon\CarbonImmutable $date_of_birth
 * @property ?string $mobile_e164
 * @property ?array<array-key, mixed> $other_phones Landlines and further mobiles of the person, E.164.
 * @property ?string $email
 * @property ?string $postcode
 * @property \App\Enums\BetstopChange $change
 * @property \Carbon\CarbonImmutable $effective_at
 * @property ?int $client_id
 * @property \App\Enums\BetstopUpdateStatus $status
 * @property \Carbon\CarbonImmutable $received_at
 * @property ?\Carbon\CarbonImmutable $end_checked_at When BetStop was last asked whether the exclusion ended as announced.
 * @property ?\Carbon\CarbonImmutable $suppressions_ended_at When the suppressions ended with the exclusion.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\Client $client
 */
class BetstopUpdateProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\BlastKind $kind
 * @property string $name
 * @property string $body With variables such as {first_name}.
 * @property array<array-key, mixed> $audience The filters of the client list, or the file and its skipped rows.
 * @property int $newest_id The newest client when the blast was created. Later ones get nothing.
 * @property int $user_id The author.
 * @property \App\Enums\BlastStatus $status
 * @property ?\Carbon\CarbonImmutable $send_at Null for as soon as it is approved.
 * @property \Carbon\CarbonImmutable $send_until Nothing is sent after this.
 * @property int $after_id The last client who was checked.
 * @property int $eligible_rows Clients who passed the check.
 * @property int $suppressed_rows Clients who get nothing.
 * @property int $queued_rows Messages handed over.
 * @property int $segments Billed parts of all messages, as checked.
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property ?\Carbon\CarbonImmutable $next_at When the next batch may start.
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 * @property-read ?\App\Models\User $approver
 */
class BlastProperties extends Model
{
}

/**
 * @property int $id
 * @property int $blast_id
 * @property int $client_id
 * @property \App\Enums\BlastRecipientStatus $status
 * @property ?\App\Enums\AustralianState $state The client's state, whose contact hours apply.
 * @property ?\App\Enums\BlastRefusal $refusal Why the client gets nothing.
 * @property ?array<array-key, mixed> $values The cells of the client's row in the file, or what the message says of the bonus, by variable.
 * @property ?int $sms_message_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class BlastRecipientProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property int $bonus_promotion_id
 * @property int $amount_cents
 * @property \App\Enums\BonusClaimStatus $status
 * @property ?string $explanation
 * @property ?int $requested_by
 * @property ?int $approved_by
 * @property \Carbon\CarbonImmutable $offered_at
 * @property ?\Carbon\CarbonImmutable $claimed_at
 * @property ?\Carbon\CarbonImmutable $credited_at
 * @property ?\Carbon\CarbonImmutable $used_at
 * @property ?\Carbon\CarbonImmutable $reversed_at
 * @property ?\Carbon\CarbonImmutable $expires_at
 * @property ?string $reason
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?int $bonus_rule_id The rule version it was last decided by. No foreign key: SQLite would rebuild the table.
 * @property ?int $skipping_rule_id The exception that allowed it.
 * @property-read \App\Models\Client $client
 * @property-read \App\Models\BonusPromotion $bonusPromotion
 * @property-read ?\App\Models\User $approvedBy
 */
class BonusClaimProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property int $site_account_id
 * @property \App\Enums\BonusLoginPurpose $purpose
 * @property \App\Enums\BonusLoginResult $result
 * @property ?string $notes
 * @property \Carbon\CarbonImmutable $logged_in_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class BonusLoginLogProperties extends Model
{
}

/**
 * @property int $id
 * @property int $company_id
 * @property string $title
 * @property ?int $value_cents
 * @property ?int $percent Of the deposit.
 * @property \App\Enums\BonusPromotionStatus $status
 * @property ?\Carbon\CarbonImmutable $starts_at
 * @property ?\Carbon\CarbonImmutable $ends_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property ?int $written_by Who added it or last changed its terms, and so can’t approve it.
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property-read \App\Models\Company $company
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\BonusClaim> $requestedBonuses
 */
class BonusPromotionProperties extends Model
{
}

/**
 * @property int $id
 * @property int $bonus_promotion_id
 * @property int $version
 * @property array<array-key, mixed> $predicate The conditions. Empty when the rule was removed.
 * @property int $created_by
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $createdBy
 */
class BonusRuleProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property \App\Enums\BulkChangeKind $kind
 * @property array<array-key, mixed> $payload
 * @property array<array-key, mixed> $filters
 * @property \App\Enums\BulkChangeStatus $status
 * @property ?int $total_rows
 * @property int $changed_rows
 * @property int $skipped_rows
 * @property int $after_id The last client id changed. Back to 0 when an undo begins.
 * @property ?string $error
 * @property ?\Carbon\CarbonImmutable $heartbeat_at When the job last worked on it.
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 */
class BulkChangeProperties extends Model
{
}

/**
 * @property int $id
 * @property int $bulk_change_id
 * @property int $client_id
 * @property ?string $before The earlier value. Null when nothing was changed.
 * @property ?int $note_id The note that the change added.
 * @property ?string $skipped_because Why the client was not changed.
 * @property ?\Carbon\CarbonImmutable $undone_at
 */
class BulkChangeRowProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property \App\Enums\SuppressionReason $reason
 * @property array<array-key, mixed> $ids The selected DB clients.
 * @property \App\Enums\BulkChangeStatus $status
 * @property int $total_rows
 * @property int $processed_rows Processed ids, from the first.
 * @property int $suppressed_rows People who were not suppressed before.
 * @property ?string $error
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class BulkSuppressionProperties extends Model
{
}

/**
 * @property int $id
 * @property string $title
 * @property bool $is_active
 * @property int $position Order in the list of reasons.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class CancellationReasonProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property int $certification_type_id
 * @property \App\Enums\CertificationStatus $status
 * @property ?\Carbon\CarbonImmutable $issued_on
 * @property ?\Carbon\CarbonImmutable $expires_on The last valid day in Melbourne. Null when it never expires.
 * @property ?\Carbon\CarbonImmutable $evidence_at When the evidence was sent. Null while there is none to decide on.
 * @property ?int $decided_by Who approved, refused or revoked it, or recorded the training.
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $reason Why the evidence was refused or the certification revoked.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 * @property-read ?\App\Models\User $decidedBy
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\Attachment> $evidence
 * @property-read \App\Models\CertificationType $certificationType
 */
class CertificationProperties extends Model
{
}

/**
 * @property int $id
 * @property int $certification_id
 * @property int $days 30, 7 or 0 days before the last valid day.
 * @property ?\Carbon\CarbonImmutable $emailed_at Null until the mail server accepted it.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Certification $certification
 */
class CertificationReminderProperties extends Model
{
}

/**
 * @property int $id
 * @property string $title
 * @property string $description
 * @property ?int $valid_months Null when it never expires.
 * @property bool $has_grace New colleagues keep the abilities that need it for their first month.
 * @property int $version Increases with every save. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\Role> $roles
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\GatedAbility> $gatedAbilities
 */
class CertificationTypeProperties extends Model
{
}

/**
 * @property int $id
 * @property int $company_id
 * @property ?int $account_manager_id
 * @property ?int $affiliate_id
 * @property string $pin The number that staff and partners use for the client.
 * @property ?string $former_pins PINs of records merged into this one, separated by spaces.
 * @property string $first_name
 * @property string $last_name
 * @property ?string $preferred_name
 * @property ?\Carbon\CarbonImmutable $date_of_birth
 * @property ?string $email
 * @property ?string $mobile_e164
 * @property ?string $address
 * @property ?string $suburb
 * @property ?string $postcode
 * @property ?\App\Enums\AustralianState $state
 * @property \App\Enums\ClientStatus $status
 * @property ?int $merged_into_id The client this record was merged into.
 * @property ?int $client_rating A client_ratings value.
 * @property ?\Carbon\CarbonImmutable $rating_reviewed_at
 * @property ?int $rating_reviewed_by
 * @property int $balance_cents Cache of the client's available ledger account.
 * @property ?\Carbon\CarbonImmutable $last_bet_at
 * @property ?\Carbon\CarbonImmutable $last_deposit_at
 * @property \App\Enums\BetstopState $betstop_state
 * @property ?\Carbon\CarbonImmutable $genweb_betstopped_at When the exclusion was entered in Genweb. BetStop does not close the account there.
 * @property bool $is_barred
 * @property ?\Carbon\CarbonImmutable $sms_opted_out_at
 * @property ?\Carbon\CarbonImmutable $new_account_checked_at Null until the new-account risk check has an outcome.
 * @property int $version Increases with every edit. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read \App\Models\Company $company
 * @property-read ?\App\Models\User $accountManager
 * @property-read ?\App\Models\Affiliate $affiliate
 * @property-read ?\App\Models\ClientRating $rating
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\BonusClaim> $bonusClaims
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\Transfer> $transfers
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\RsgEvent> $rsgEvents
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\AuditEvent> $auditEvents
 * @property-read string $full_name
 */
class ClientProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property ?int $user_id
 * @property ?string $occupation
 * @property ?string $employer
 * @property ?string $source_of_funds
 * @property ?string $acquisition
 * @property ?string $kyc_method
 * @property ?\Carbon\CarbonImmutable $kyc_at When the identity was verified.
 * @property array<array-key, mixed> $answers
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $user
 */
class ClientBackgroundProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property string $type
 * @property string $name
 * @property \App\Enums\RiskCheckValue $value
 * @property int $user_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 */
class ClientCheckProperties extends Model
{
}

/**
 * @property int $id
 * @property int $value 1 to 8 and 11 to 16.
 * @property string $description
 * @property string $color CSS colour.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 */
class ClientRatingProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property string $slug
 * @property string $color CSS colour.
 * @property ?string $logo_path
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 */
class CompanyProperties extends Model
{
}

/**
 * @property int $id
 * @property string $person_type
 * @property int $person_id
 * @property \App\Enums\ConsentChannel $channel
 * @property string $purpose
 * @property \App\Enums\ConsentBasis $basis
 * @property ?string $evidence
 * @property ?int $user_id
 * @property \Carbon\CarbonImmutable $recorded_at
 * @property ?int $import_id The import that recorded it. Null when a person did.
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read ?\App\Models\User $user
 */
class ConsentProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\ContactKind $kind
 * @property string $name
 * @property ?string $organisation
 * @property ?string $role
 * @property ?string $mobile_e164
 * @property ?string $phone_e164
 * @property ?string $email
 * @property ?string $notes
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class ContactProperties extends Model
{
}

/**
 * @property int $id
 * @property ?int $client_id Null when no client has the number.
 * @property string $phone_e164
 * @property ?int $assignee_id
 * @property \App\Enums\ConversationStatus $status
 * @property ?\Carbon\CarbonImmutable $due_at
 * @property ?\Carbon\CarbonImmutable $last_message_at
 * @property int $unread_count
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\Client $client
 * @property-read ?\App\Models\User $assignee
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\SmsMessage> $messages
 */
class ConversationProperties extends Model
{
}

/**
 * @property int $id
 * @property int $service_credential_id
 * @property int $user_id
 * @property bool $is_copy Copied without being shown.
 * @property string $reason
 * @property ?string $ip
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read \App\Models\User $user
 */
class CredentialRevealProperties extends Model
{
}

/**
 * @property int $id
 * @property int $role_id
 * @property string $task The text of the guide.
 * @property \Carbon\CarbonImmutable $day Business day.
 * @property int $user_id
 * @property \Carbon\CarbonImmutable $completed_at
 */
class DailyTaskCompletionProperties extends Model
{
}

/**
 * @property int $id
 * @property int $db_client_id
 * @property ?string $line
 * @property ?string $suburb
 * @property ?\App\Enums\AustralianState $state
 * @property ?string $postcode
 * @property ?\Carbon\CarbonImmutable $from_on
 * @property ?\Carbon\CarbonImmutable $to_on
 * @property ?string $source
 * @property ?bool $is_valid
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class DbAddressProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\DbCleanupKind $kind
 * @property int $user_id
 * @property ?int $impersonator_id Who impersonated the user.
 * @property ?array<array-key, mixed> $ids The selected DB clients, or null.
 * @property ?array<array-key, mixed> $filters The list query of the DB clients, or null for all.
 * @property \App\Enums\DbCleanupStatus $status
 * @property int $total_rows Rows of its kind, or the selected DB clients.
 * @property int $processed_rows
 * @property int $changed_rows
 * @property int $kept_rows Rows that an undo kept, because they were changed since.
 * @property int $cursor The last id worked on.
 * @property ?string $error
 * @property ?\Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $heartbeat_at When the job last worked on it.
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property ?\Carbon\CarbonImmutable $undone_at
 * @property ?int $undone_by
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 */
class DbCleanupProperties extends Model
{
}

/**
 * @property int $id
 * @property string $first_name
 * @property string $last_name
 * @property ?\Carbon\CarbonImmutable $date_of_birth
 * @property ?string $email
 * @property ?bool $email_is_valid
 * @property ?string $source
 * @property \App\Enums\ConsentBasis $consent_basis
 * @property ?\Carbon\CarbonImmutable $consent_at
 * @property \App\Enums\DbClientStatus $status
 * @property ?\Carbon\CarbonImmutable $worked_at When an outcome was last recorded.
 * @property ?\App\Enums\DbClientOutcome $last_outcome
 * @property ?int $db_list_id
 * @property ?int $assignee_id
 * @property ?int $lead_id The lead this DB client became.
 * @property ?int $merged_into_id The DB client this record was merged into.
 * @property ?int $client_id The client this DB client already was.
 * @property ?\App\Enums\SuppressionReason $suppressed_reason Why this person must not be contacted.
 * @property int $version Increases with every edit. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read ?\App\Models\DbList $dbList
 * @property-read ?\App\Models\User $assignee
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\DbPhoneNumber> $phoneNumbers
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\DbAddress> $addresses
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\DbClientOutcomeEntry> $outcomes
 * @property-read string $full_name
 */
class DbClientProperties extends Model
{
}

/**
 * @property int $id
 * @property int $db_client_id
 * @property ?int $db_list_id
 * @property int $user_id
 * @property \App\Enums\DbClientOutcome $outcome
 * @property ?string $number_ending The last digits of the number that was called.
 * @property ?string $note
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read \App\Models\User $user
 */
class DbClientOutcomeEntryProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property int $assignee_id
 * @property int $created_by
 * @property ?int $impersonator_id Who impersonated the creator.
 * @property ?\Carbon\CarbonImmutable $due_on
 * @property ?\Carbon\CarbonImmutable $closed_at
 * @property ?array<array-key, mixed> $filters The list query that fills it.
 * @property int $wanted_rows
 * @property int $filled_rows
 * @property int $fill_cursor The last DB client id looked at.
 * @property ?\Carbon\CarbonImmutable $filled_at Null while it is being filled.
 * @property ?\Carbon\CarbonImmutable $heartbeat_at When the job last worked on it.
 * @property ?string $fill_error Why it has fewer DB clients than requested.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class DbListProperties extends Model
{
}

/**
 * @property int $id
 * @property int $db_client_id
 * @property string $e164 E.164.
 * @property ?string $value_hash Keyed hash, as in suppressions.
 * @property \App\Enums\PhoneKind $kind
 * @property ?bool $is_valid
 * @property ?string $source
 * @property \App\Enums\ConsentBasis $consent_basis
 * @property ?\Carbon\CarbonImmutable $consent_at
 * @property ?string $consent_evidence
 * @property ?\Carbon\CarbonImmutable $checked_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class DbPhoneNumberProperties extends Model
{
}

/**
 * @property int $id
 * @property ?int $client_id
 * @property int $bank_line_id
 * @property ?int $parent_id The deposit that was split.
 * @property int $part 0 for the original, then 1 and up.
 * @property \App\Enums\PaymentRail $rail
 * @property int $amount_cents
 * @property \Carbon\CarbonImmutable $value_at Copied from the bank line, for the orders of the list.
 * @property ?\Carbon\CarbonImmutable $waiting_since Null once it is decided.
 * @property \App\Enums\DepositStatus $status
 * @property int $version Increases with every change. A decision on an older version is a conflict.
 * @property int $attempt Approvals so far that were undone, plus one.
 * @property ?int $matched_by Null when it was matched automatically.
 * @property ?\Carbon\CarbonImmutable $matched_at
 * @property ?int $approved_by
 * @property ?int $decided_by Who approved, rejected, returned, split or bounced it.
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $reason
 * @property ?int $withdrawal_id The returned withdrawal that this deposit is. No foreign key: SQLite would rebuild the table.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $propose_after Set when suggesting a client failed: not tried again before.
 * @property-read ?\App\Models\Client $client
 * @property-read \App\Models\BankLine $bankLine
 * @property-read ?\App\Models\User $decider
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\Deposit> $parts
 */
class DepositProperties extends Model
{
}

/**
 * @property int $id
 * @property int $left_bank_line_id The earlier line, so that each pair is one row.
 * @property int $right_bank_line_id
 * @property int $score
 * @property array<array-key, mixed> $reasons
 * @property \App\Enums\DuplicateCaseStatus $status
 * @property int $amount_cents Would be returned.
 * @property \Carbon\CarbonImmutable $paid_at When the later line was paid.
 * @property ?int $repeat_bank_line_id The line confirmed as the duplicate.
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $note
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\BankLine $left
 * @property-read \App\Models\BankLine $right
 * @property-read ?\App\Models\User $decidedBy
 */
class DuplicateCaseProperties extends Model
{
}

/**
 * @property int $id
 * @property ?int $client_id Null when the sender's address belongs to no client yet.
 * @property ?string $reference Our id.
 * @property ?int $user_id
 * @property \App\Enums\MessageDirection $direction
 * @property string $from_address
 * @property string $to_address
 * @property string $subject
 * @property string $body
 * @property \App\Enums\EmailStatus $status
 * @property ?string $provider_id The mail server's id.
 * @property ?int $message_template_id
 * @property ?string $error
 * @property ?\Carbon\CarbonImmutable $submitted_at Committed before the mail server is called, so that the email is sent once.
 * @property ?\Carbon\CarbonImmutable $sent_at
 * @property ?\Carbon\CarbonImmutable $delivered_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\Client $client
 * @property-read ?\App\Models\MessageTemplate $messageTemplate
 */
class EmailProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id The client who was excluded first.
 * @property array<array-key, mixed> $reasons BetStop, barred, self-excluded, in the order in which they came.
 * @property \App\Enums\ExclusionCaseStatus $status
 * @property ?int $owner_id
 * @property \Carbon\CarbonImmutable $due_at The latest due time of its steps.
 * @property int $round Increases when there is more to freeze, so that a run that began before does not end it.
 * @property ?\Carbon\CarbonImmutable $enforced_at When every known record of the person was frozen. Null while that is still to do.
 * @property ?\Carbon\CarbonImmutable $completed_at
 * @property ?string $lift_reason
 * @property ?int $lift_requested_by
 * @property ?\Carbon\CarbonImmutable $lift_requested_at
 * @property ?\Carbon\CarbonImmutable $lift_from The end of the waiting period.
 * @property ?int $lifted_by
 * @property ?\Carbon\CarbonImmutable $lifted_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\User $owner
 * @property-read ?\App\Models\User $liftRequester
 * @property-read ?\App\Models\User $lifter
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\ExclusionRecord> $records
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\ExclusionStep> $steps
 */
class ExclusionCaseProperties extends Model
{
}

/**
 * @property int $id
 * @property int $exclusion_case_id
 * @property string $record_type
 * @property int $record_id
 * @property \App\Enums\ExclusionRecordState $state
 * @property int $score 0 to 100, as of possible matches.
 * @property array<array-key, mixed> $reasons Why it may be the person, in words.
 * @property ?string $live_key Type and id while the record is frozen, so that it is in one case. Null once the exclusion is lifted.
 * @property ?\Carbon\CarbonImmutable $frozen_at
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\ExclusionCase $exclusionCase
 * @property-read ?\App\Models\User $decider
 */
class ExclusionRecordProperties extends Model
{
}

/**
 * @property int $id
 * @property string $person_type client, lead or db_client.
 * @property int $person_id
 * @property string $source_type barred_entry, betstop_update, client or time_out.
 * @property int $source_id
 * @property string $source_text Who is excluded and how, for staff.
 * @property int $score
 * @property array<array-key, mixed> $reasons The evidence for and against one person.
 * @property \App\Enums\ExclusionReviewStatus $status
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $why
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\Illuminate\Database\Eloquent\Model $person
 * @property-read ?\App\Models\User $decider
 */
class ExclusionReviewProperties extends Model
{
}

/**
 * @property int $id
 * @property int $exclusion_case_id
 * @property \App\Enums\ExclusionStepKind $kind
 * @property ?int $site_account_id For the closing of one site account. No foreign key: a merge may remove the account.
 * @property \Carbon\CarbonImmutable $due_at
 * @property ?\Carbon\CarbonImmutable $done_at
 * @property ?int $done_by
 * @property ?string $note Why it was checked off although the data did not show it.
 * @property ?string $proof The bookmaker's reference for the closure.
 * @property ?int $attachment_id The proof as a file.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $doneBy
 * @property-read ?\App\Models\Attachment $attachment
 */
class ExclusionStepProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property \App\Enums\ExportKind $kind
 * @property ?string $subject_type client or exclusion_case. Only of an evidence pack.
 * @property ?int $subject_id
 * @property array<array-key, mixed> $filters
 * @property string $reason Why the user needs the data.
 * @property \App\Enums\ExportStatus $status
 * @property ?int $total_rows
 * @property int $written_rows
 * @property int $parts Part files written so far.
 * @property ?int $bytes
 * @property ?array<array-key, mixed> $files The part files that count, in order.
 * @property ?string $error
 * @property ?\Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $heartbeat_at When the job last worked on it.
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property ?\Carbon\CarbonImmutable $expires_at
 * @property ?\Carbon\CarbonImmutable $downloaded_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\Illuminate\Database\Eloquent\Model $subject
 * @property-read \App\Models\User $user
 */
class ExportProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property \App\Enums\FilterPresetList $list
 * @property string $name
 * @property array<array-key, mixed> $filters
 * @property ?string $sort
 * @property ?array<array-key, mixed> $columns
 * @property array<array-key, mixed> $shared_role_ids Roles that see the preset.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class FilterPresetProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property \App\Enums\FilterPresetList $list
 * @property int $filter_preset_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class FilterPresetDefaultProperties extends Model
{
}

/**
 * @property int $id
 * @property string $ability Of the enum Ability, or handlesPayments.
 * @property int $certification_type_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\CertificationType $certificationType
 */
class GatedAbilityProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\GenwebBonusKind $kind bonus or boost.
 * @property int $client_id
 * @property ?int $site_account_id
 * @property ?int $bonus_promotion_id
 * @property ?int $bonus_rule_id The rule version it was decided by.
 * @property ?int $skipping_rule_id The exception that allowed it.
 * @property ?string $market Of a boost.
 * @property ?int $amount_cents Of a bonus.
 * @property ?int $boost_permille Of a boost: thousandths added to the odds.
 * @property int $given_by
 * @property \Carbon\CarbonImmutable $given_at
 * @property \Carbon\CarbonImmutable $expires_at
 * @property ?int $cancelled_by
 * @property ?\Carbon\CarbonImmutable $cancelled_at
 * @property ?string $cancel_reason
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\BonusPromotion $bonusPromotion
 * @property-read ?\App\Models\User $cancelledBy
 */
class GenwebBonusProperties extends Model
{
}

/**
 * @property int $id
 * @property int $sport_type_id
 * @property string $name
 * @property ?string $name_key The name in lower case. Null once deleted, so that the name can be used again.
 * @property ?string $external_id Genweb's number of the market. Null once deleted.
 * @property bool $is_enabled Patterns of a disabled market match nothing.
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class GenwebMarketProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\GuideKey $slug
 * @property ?int $owner_id The colleague who keeps the guide current.
 * @property ?\Carbon\CarbonImmutable $review_on The day by which the owner reviews the guide.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\GuideVersion> $versions
 * @property-read ?\App\Models\User $owner
 */
class GuideProperties extends Model
{
}

/**
 * @property int $id
 * @property int $guide_version_id
 * @property int $user_id
 * @property \Carbon\CarbonImmutable $acknowledged_at
 */
class GuideAcknowledgementProperties extends Model
{
}

/**
 * @property int $id
 * @property int $guide_id
 * @property int $number
 * @property string $body Markdown.
 * @property string $summary What changed.
 * @property ?array<array-key, mixed> $table_values JSON. The limits and thresholds of the tables, by GuideValue. Set at publication.
 * @property ?int $author_id Null for the text that Paddock came with.
 * @property ?int $publisher_id
 * @property ?\Carbon\CarbonImmutable $published_at Null for a draft.
 * @property ?\Carbon\CarbonImmutable $effective_at From when it applies, until the next version applies.
 * @property ?\Carbon\CarbonImmutable $archived_at When it was withdrawn before it applied.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Guide $guide
 * @property-read ?\App\Models\User $author
 * @property-read ?\App\Models\User $publisher
 */
class GuideVersionProperties extends Model
{
}

/**
 * @property int $id
 * @property string $scope The token and the endpoint, so that keys of different callers never meet.
 * @property string $key
 * @property string $request_hash SHA-256 of the request body.
 * @property ?int $status HTTP status.
 * @property ?string $response
 * @property ?\Carbon\CarbonImmutable $locked_until
 * @property \Carbon\CarbonImmutable $expires_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class IdempotencyKeyProperties extends Model
{
}

/**
 * @property int $id
 * @property int $actor_id
 * @property int $target_id
 * @property int $actor_security_version The actor's security version at the start. The impersonation ends when it changes.
 * @property string $reason
 * @property \Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $ended_at Null while the impersonation is active.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $actor
 * @property-read \App\Models\User $target
 */
class ImpersonationProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\ImportKind $kind
 * @property string $name
 * @property string $format
 * @property ?string $path Folder on the disk; null after pruning.
 * @property ?string $rows_file The prepared file in the import's folder. Each reading writes a new one.
 * @property ?string $delimiter
 * @property ?string $encoding
 * @property array<array-key, mixed> $header
 * @property array<array-key, mixed> $mapping Field of each column.
 * @property array<array-key, mixed> $defaults
 * @property ?array<array-key, mixed> $options How the file is read: delimiter, encoding, data offset; see CheckImport.
 * @property ?array<array-key, mixed> $problems Problems of rows, counted by kind; see ImportRowRepository.
 * @property \App\Enums\ImportMode $mode
 * @property \App\Enums\ImportStatus $status
 * @property int $user_id
 * @property string $sha256
 * @property int $bytes
 * @property int $read_offset Where the next row begins in the prepared file, in bytes.
 * @property int $total_rows
 * @property int $checked_rows
 * @property int $processed_rows
 * @property int $created_rows
 * @property int $updated_rows
 * @property int $skipped_rows
 * @property int $excluded_rows Rows of excluded people.
 * @property int $error_rows
 * @property int $waiting_rows Rows that need a decision.
 * @property int $undone_rows
 * @property int $kept_rows Rows that an undo left alone because they were changed since.
 * @property ?string $error
 * @property int $failures Failed attempts in a row.
 * @property ?\Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $heartbeat_at When the job last worked on it.
 * @property ?\Carbon\CarbonImmutable $joining_at Since when a process is joining the uploaded file.
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property ?\Carbon\CarbonImmutable $cancelled_at
 * @property ?\Carbon\CarbonImmutable $undone_at
 * @property ?int $undone_by
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 * @property-read ?\App\Models\User $undoneBy
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\ImportRow> $rows
 */
class ImportProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\ImportKind $kind
 * @property string $header_hash Hash of the column names in any order.
 * @property array<array-key, mixed> $mapping
 * @property int $user_id
 * @property \App\Enums\ImportMode $mode
 * @property ?array<array-key, mixed> $defaults
 * @property ?\App\Support\FileEncoding $encoding Set when the user changed the detected encoding.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class ImportMappingProperties extends Model
{
}

/**
 * @property int $id
 * @property int $import_id
 * @property int $row_no Line of the file.
 * @property array<array-key, mixed> $raw
 * @property ?array<array-key, mixed> $before The record before the import, for the undo.
 * @property ?array<array-key, mixed> $after The record after the import.
 * @property ?array<array-key, mixed> $errors
 * @property \App\Enums\ImportRowStatus $status
 * @property bool $is_excluded Counted in excluded_rows of the import.
 * @property ?string $subject_type
 * @property ?int $subject_id
 * @property ?int $audit_event_id The newest audit event when the row was imported. Later events are later changes.
 */
class ImportRowProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property string $ip
 * @property ?string $place
 * @property string $device_hash Hash of the device, or empty.
 * @property \Carbon\CarbonImmutable $first_seen_at
 * @property \Carbon\CarbonImmutable $last_seen_at
 * @property int $hits
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class IpSightingProperties extends Model
{
}

/**
 * @property int $id
 * @property string $payer "name emma walsh", or "payid" and a keyed hash of the PayID.
 * @property \App\Enums\PaymentRail $rail
 * @property int $client_id
 * @property int $times_seen Approvals that were not undone.
 * @property int $times_undone Approvals that were undone.
 * @property \Carbon\CarbonImmutable $first_seen_at
 * @property \Carbon\CarbonImmutable $last_seen_at
 */
class KnownPayerProperties extends Model
{
}

/**
 * @property int $id
 * @property string $first_name
 * @property string $last_name
 * @property ?string $email
 * @property ?string $mobile_e164
 * @property ?\Carbon\CarbonImmutable $date_of_birth
 * @property ?string $address
 * @property ?string $suburb
 * @property ?\App\Enums\AustralianState $state
 * @property ?string $postcode
 * @property ?int $company_id
 * @property ?string $source
 * @property \App\Enums\LeadStatus $status
 * @property ?int $owner_id
 * @property ?string $next_action
 * @property ?\Carbon\CarbonImmutable $next_action_due_at
 * @property ?string $lost_reason Why the lead was lost or barred.
 * @property ?int $client_id The client this lead became.
 * @property ?int $merged_into_id The lead this record was merged into.
 * @property bool $is_client_new True when the conversion created the client, false when it linked an existing one.
 * @property ?\Carbon\CarbonImmutable $converted_at
 * @property ?int $converted_by
 * @property int $version Increases with every edit. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read ?\App\Models\Company $company
 * @property-read ?\App\Models\User $owner
 * @property-read ?\App\Models\User $convertedBy
 * @property-read string $full_name
 */
class LeadProperties extends Model
{
}

/**
 * @property int $id
 * @property \Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $finished_at Null while it runs, or when it was interrupted.
 * @property int $transactions_count Ledger transactions read.
 * @property int $entries_count
 * @property int $last_ledger_transaction_id The end of the chain.
 * @property string $last_hash The end of the chain then. A later check must find the same hash there.
 * @property ?int $problems_count
 * @property ?array<array-key, mixed> $problems
 */
class LedgerVerificationProperties extends Model
{
}

/**
 * @property int $id
 * @property int $from_id
 * @property int $to_id
 * @property array<array-key, mixed> $kinds What to transfer.
 * @property array<array-key, mixed> $filters company_id, state, status and db_list_id.
 * @property array<array-key, mixed> $counts Records by kind at the dry run.
 * @property array<array-key, mixed> $newest The newest id by kind at the dry run. Later records stay.
 * @property \App\Enums\LegacyTransferStatus $status
 * @property int $total_rows
 * @property int $moved_rows
 * @property int $undone_rows
 * @property int $kept_rows Not undone because a colleague changed the record later.
 * @property string $reason
 * @property ?string $error
 * @property int $created_by
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property ?int $undone_by
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $from
 * @property-read \App\Models\User $to
 * @property-read \App\Models\User $creator
 * @property-read ?\App\Models\User $approver
 */
class LegacyTransferProperties extends Model
{
}

/**
 * @property int $id
 * @property int $legacy_transfer_id
 * @property string $kind
 * @property int $record_id
 * @property string $result moved, undone or kept
 */
class LegacyTransferRowProperties extends Model
{
}

/**
 * @property int $id
 * @property int $deposit_id
 * @property ?int $proposed_client_id Null when no client was suggested.
 * @property int $score
 * @property string $signature The kinds of evidence behind the suggestion.
 * @property bool $is_automatic
 * @property ?int $approved_client_id
 * @property ?bool $is_right Null while undecided, or when the decision was undone.
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class MatchDecisionProperties extends Model
{
}

/**
 * @property int $id
 * @property string $signature
 * @property bool $is_stopped
 * @property ?int $stopped_by
 * @property ?\Carbon\CarbonImmutable $stopped_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $stopper
 */
class MatchRuleProperties extends Model
{
}

/**
 * @property int $id
 * @property string $left_type
 * @property int $left_id
 * @property string $right_type
 * @property int $right_id
 * @property string $pair Both types, for example client-lead.
 * @property int $score 0 to 100.
 * @property int $priority The score, plus 1,000 for matches of an import. The order of the queue.
 * @property array<array-key, mixed> $reasons
 * @property \App\Enums\MatchStatus $status
 * @property ?string $reason Why it was rejected.
 * @property ?int $import_id The import that found it.
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $decidedBy
 */
class MatchSuggestionProperties extends Model
{
}

/**
 * @property int $id
 * @property string $subject_type
 * @property int $winner_id
 * @property int $loser_id
 * @property ?int $match_suggestion_id Null when the suggestion was deleted, or there was none.
 * @property int $user_id
 * @property string $reason
 * @property array<array-key, mixed> $snapshot Everything the merge changed, for the undo.
 * @property ?\Carbon\CarbonImmutable $undone_at
 * @property ?int $undone_by
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class MergeProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\MessageChannel $channel
 * @property string $name
 * @property ?string $subject
 * @property string $body
 * @property int $version
 * @property \App\Enums\MessageTemplateStatus $status
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?int $author_id Who wrote this version, and can’t approve it.
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property int $edit_version Detects simultaneous edits of a draft.
 */
class MessageTemplateProperties extends Model
{
}

/**
 * @property int $id
 * @property string $subject_type
 * @property int $subject_id
 * @property int $user_id
 * @property string $body
 * @property \App\Enums\NoteCategory $category
 * @property bool $is_pinned
 * @property ?\Carbon\CarbonImmutable $edited_at
 * @property int $version Increases with every edit. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read ?\Illuminate\Database\Eloquent\Model $subject
 * @property-read \App\Models\User $user
 */
class NoteProperties extends Model
{
}

/**
 * @property int $id
 * @property int $note_id
 * @property int $user_id
 * @property ?\Carbon\CarbonImmutable $seen_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Note $note
 */
class NoteMentionProperties extends Model
{
}

/**
 * @property int $id
 * @property int $note_id
 * @property int $user_id The author, who has to do it.
 * @property string $text The sentence.
 * @property \Carbon\CarbonImmutable $due_on In the author's time zone.
 * @property ?\Carbon\CarbonImmutable $done_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Note $note
 */
class NotePromiseProperties extends Model
{
}

/**
 * @property int $id
 * @property int $note_id
 * @property int $user_id
 * @property string $body
 * @property \App\Enums\NoteCategory $category
 * @property \Carbon\CarbonImmutable $created_at
 * @property-read \App\Models\User $user
 */
class NoteRevisionProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property \App\Enums\NotificationType $type
 * @property ?int $client_id
 * @property string $notifiable_type
 * @property int $notifiable_id
 * @property string $subject_key "client:5", or the notifiable itself while its client is unknown.
 * @property string $body
 * @property bool $is_read
 * @property ?\Carbon\CarbonImmutable $read_at
 * @property int $outbox_id The outbox row that last wrote this one, so that a repeated row changes nothing.
 * @property \Carbon\CarbonImmutable $notified_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\Client $client
 * @property-read ?\Illuminate\Database\Eloquent\Model $notifiable
 */
class NotificationProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property string $slug
 * @property \App\Enums\OperatorPlatform $platform
 * @property ?string $url
 * @property bool $is_active
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 */
class OperatorSiteProperties extends Model
{
}

/**
 * @property int $id
 * @property string $topic
 * @property array<array-key, mixed> $payload
 * @property int $events How many users it reaches. A worker takes rows up to a total of events.
 * @property int $attempts
 * @property \Carbon\CarbonImmutable $available_at
 * @property ?\Carbon\CarbonImmutable $delivered_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class OutboxMessageProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\PaymentBatchStatus $status
 * @property \Carbon\CarbonImmutable $value_on The day the bank pays.
 * @property int $items_count
 * @property int $total_cents
 * @property int $created_by
 * @property ?int $exported_by
 * @property ?\Carbon\CarbonImmutable $exported_at
 * @property ?string $sha256 Of the exported file.
 * @property ?int $confirmed_by
 * @property ?\Carbon\CarbonImmutable $confirmed_at
 * @property ?string $bank_receipt
 * @property ?int $cancelled_by
 * @property ?\Carbon\CarbonImmutable $cancelled_at
 * @property ?\Carbon\CarbonImmutable $settled_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read string $number
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\PaymentBatchItem> $items
 * @property-read \App\Models\User $creator
 * @property-read ?\App\Models\User $exporter
 * @property-read ?\App\Models\User $confirmer
 * @property-read ?\App\Models\User $canceller
 */
class PaymentBatchProperties extends Model
{
}

/**
 * @property int $id
 * @property int $payment_batch_id
 * @property int $withdrawal_id
 * @property ?int $live_withdrawal_id The withdrawal again while this batch pays it, so that no other batch can.
 * @property int $amount_cents
 * @property \App\Enums\PaymentItemStatus $status
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\PaymentBatch $batch
 * @property-read \App\Models\Withdrawal $withdrawal
 */
class PaymentBatchItemProperties extends Model
{
}

/**
 * @property int $id
 * @property ?string $person_type client, lead or db_client. Null for a person without a record.
 * @property ?int $person_id
 * @property ?string $subject_type What was decided about: a message, a bonus, a deposit.
 * @property ?int $subject_id
 * @property \App\Enums\GatePurpose $purpose
 * @property bool $is_allowed
 * @property array<array-key, mixed> $reasons The code and text of every reason to refuse. Empty when allowed.
 * @property array<array-key, mixed> $inputs What the decision was based on, without contact details.
 * @property string $rule_version
 * @property ?int $actor_id
 * @property ?int $impersonator_id
 * @property \Carbon\CarbonImmutable $decided_at
 * @property-read ?\App\Models\User $actor
 */
class PermissionReceiptProperties extends Model
{
}

/**
 * @property int $id
 * @property ?string $external_id The phone system's id. Null until it reports a call that was started on screen.
 * @property \App\Enums\MessageDirection $direction
 * @property ?string $number_e164 The other party. Null when a caller withheld it.
 * @property ?string $person_type client, lead or db_client; null when the number is not that of exactly one person.
 * @property ?int $person_id
 * @property ?int $user_id The colleague on the call.
 * @property ?int $seconds
 * @property ?\App\Enums\PhoneOutcome $outcome
 * @property \Carbon\CarbonImmutable $called_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class PhoneLogProperties extends Model
{
}

/**
 * @property int $id
 * @property string $day Business day, YYYY-MM-DD.
 * @property ?bool $is_standing True while closed, null once reopened: a day is closed once.
 * @property string $note
 * @property int $opening_cents
 * @property int $in_cents
 * @property int $out_cents
 * @property int $closing_cents
 * @property int $lines Count of bank lines.
 * @property int $line_cents Sum of bank lines.
 * @property array<array-key, mixed> $differences
 * @property int $last_ledger_id The end of the ledger then. Later postings on the day have higher ids.
 * @property int $closed_by
 * @property \Carbon\CarbonImmutable $closed_at
 * @property ?int $reopened_by
 * @property ?\Carbon\CarbonImmutable $reopened_at
 * @property ?string $reopen_reason
 * @property-read \App\Models\User $closer
 * @property-read ?\App\Models\User $reopener
 */
class ReconciliationProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property string $title
 * @property string $description
 * @property bool $changes_all_clients May change the clients and leads of every account manager.
 * @property bool $handles_payments Payments roles: seeing money does not allow handling it.
 * @property bool $approves_large_withdrawals May approve withdrawals above the dual-approval threshold.
 * @property int $version Increases with every change, so that an older proposal is refused.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\RoleAbility> $abilities
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\User> $users
 */
class RoleProperties extends Model
{
}

/**
 * @property int $id
 * @property int $role_id
 * @property \App\Enums\Ability $ability
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class RoleAbilityProperties extends Model
{
}

/**
 * @property int $id
 * @property int $role_id
 * @property ?int $open_role_id The role while the proposal is open, so that a role has one at most.
 * @property int $role_version The role's version when the change was proposed.
 * @property array<array-key, mixed> $added JSON list of abilities and duties.
 * @property array<array-key, mixed> $removed JSON list of abilities and duties.
 * @property string $reason
 * @property \App\Enums\RoleProposalStatus $status
 * @property int $proposed_by
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?string $refusal Why it was rejected.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $proposedBy
 * @property-read ?\App\Models\User $decidedBy
 */
class RoleProposalProperties extends Model
{
}

/**
 * @property int $id
 * @property ?string $external_id The sender's id.
 * @property int $client_id
 * @property ?int $sender_id
 * @property \App\Enums\RsgChannel $channel
 * @property string $body
 * @property \Carbon\CarbonImmutable $sent_at
 * @property \App\Enums\RsgEventSeverity $severity
 * @property \Carbon\CarbonImmutable $due_at By the severity.
 * @property ?int $owner_id
 * @property ?int $resolved_by
 * @property ?\Carbon\CarbonImmutable $resolved_at Null while it is open.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\User $sender
 * @property-read ?\App\Models\User $owner
 */
class RsgCommunicationProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property \App\Enums\RsgEventKind $kind
 * @property \App\Enums\RsgEventSeverity $severity
 * @property ?int $owner_id
 * @property string $description
 * @property \App\Enums\RsgEventStatus $status
 * @property ?\Carbon\CarbonImmutable $due_at
 * @property ?\Carbon\CarbonImmutable $actioned_at
 * @property ?\Carbon\CarbonImmutable $closed_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\User $owner
 */
class RsgEventProperties extends Model
{
}

/**
 * @property int $id
 * @property ?string $external_id The sender's id.
 * @property ?int $client_id
 * @property \App\Enums\RsgFormType $form_type
 * @property array<array-key, mixed> $payload
 * @property \Carbon\CarbonImmutable $submitted_at
 * @property \Carbon\CarbonImmutable $due_at By the type of the form, in business days of the client's state.
 * @property ?int $owner_id
 * @property ?\App\Enums\RsgFormDecision $decision What took effect. Null when it was only marked as handled.
 * @property ?string $decision_text The decision in words.
 * @property ?string $decision_note The reason that the officer entered.
 * @property ?int $resolved_by
 * @property ?\Carbon\CarbonImmutable $resolved_at Null while it is open.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\Client $client
 * @property-read ?\App\Models\User $owner
 * @property-read ?\App\Models\User $resolver
 */
class RsgFormSubmissionProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property \App\Enums\RsgLimitKind $kind
 * @property ?int $amount_cents
 * @property ?int $minutes
 * @property \App\Enums\RsgLimitPeriod $period
 * @property \Carbon\CarbonImmutable $effective_at
 * @property ?\Carbon\CarbonImmutable $ended_at
 * @property ?int $user_id
 * @property ?string $reason
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\User $user
 */
class RsgLimitProperties extends Model
{
}

/**
 * @property int $id
 * @property string $subject_type The morph name.
 * @property int $subject_id
 * @property string $term Lower-case ASCII.
 */
class SearchTermProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property int $requested_by
 * @property string $reason
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 * @property-read \App\Models\User $requester
 */
class SecondFactorResetProperties extends Model
{
}

/**
 * @property int $id
 * @property string $service
 * @property ?string $address Where the service is: a URL or a host.
 * @property ?string $username
 * @property string $secret Encrypted with a key of SERVICES_KEY, not with APP_KEY.
 * @property string $key_id Identifies the key that encrypted the secret.
 * @property int $owner_id
 * @property ?string $notes
 * @property ?\Carbon\CarbonImmutable $rotate_on The day the secret is due for a change.
 * @property ?\Carbon\CarbonImmutable $reminded_for The rotate_on that the owner was reminded of.
 * @property ?\Carbon\CarbonImmutable $rotated_at
 * @property ?\Carbon\CarbonImmutable $archived_at
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class ServiceCredentialProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property int $operator_site_id
 * @property ?string $username
 * @property int $balance_cents Cache of the account's ledger account.
 * @property \App\Enums\SiteAccountStatus $status
 * @property int $version Increases when the username or the status changes. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read \App\Models\OperatorSite $operatorSite
 */
class SiteAccountProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property int $rule_id
 * @property string $reason
 * @property \Carbon\CarbonImmutable $until It applies before this time.
 * @property \App\Enums\SkippingRuleStatus $status
 * @property int $requested_by
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property ?int $ended_by Who declined or withdrew it.
 * @property ?\Carbon\CarbonImmutable $ended_at
 * @property ?string $end_reason
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\BonusRule $rule
 * @property-read ?\App\Models\User $approvedBy
 * @property-read ?\App\Models\User $endedBy
 */
class SkippingRuleProperties extends Model
{
}

/**
 * @property int $id
 * @property string $provider_id The gateway's id.
 * @property \App\Enums\SmsStatus $status
 * @property ?string $error
 * @property \Carbon\CarbonImmutable $occurred_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class SmsDeliveryReportProperties extends Model
{
}

/**
 * @property int $id
 * @property int $conversation_id
 * @property ?string $reference Our id, sent to the gateway too. The same id twice is one message.
 * @property \App\Enums\MessageDirection $direction
 * @property string $body
 * @property int $segments Billed parts.
 * @property ?int $user_id
 * @property ?int $message_template_id
 * @property ?string $provider_id The gateway's id.
 * @property \App\Enums\SmsStatus $status
 * @property ?string $error
 * @property \Carbon\CarbonImmutable $sent_at
 * @property ?\Carbon\CarbonImmutable $submitted_at Committed before the gateway is called, so that the message is sent once.
 * @property ?\Carbon\CarbonImmutable $delivered_at
 * @property ?\Carbon\CarbonImmutable $read_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?int $blast_id The blast that sent it, which makes it marketing.
 * @property ?int $auto_message_id Sent automatically.
 * @property-read \App\Models\Conversation $conversation
 * @property-read ?\App\Models\Blast $blast
 * @property-read ?\App\Models\AutoMessage $autoMessage
 */
class SmsMessageProperties extends Model
{
}

/**
 * @property int $id
 * @property ?string $external_id The sender's id.
 * @property int $client_id
 * @property string $platform_name For example Google.
 * @property string $file_path On the private disk.
 * @property \App\Enums\SocialMediaReviewStatus $status 1 pending, 2 approved, 3 declined.
 * @property ?int $decided_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 */
class SocialMediaReviewProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property ?string $name_key The name in lower case. Null once deleted, so that the name can be used again.
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class SportProperties extends Model
{
}

/**
 * @property int $id
 * @property int $sport_id
 * @property string $name
 * @property ?string $name_key The name in lower case. Null once deleted, so that the name can be used again.
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class SportTypeProperties extends Model
{
}

/**
 * @property int $id
 * @property string $pattern With * for any text, such as AFL: * – Head to head.
 * @property ?string $name_key The pattern as it is compared. Null once deleted.
 * @property int $sport_type_id
 * @property int $market_id
 * @property int $priority The lowest number wins, then the older pattern.
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class SportsbetPatternProperties extends Model
{
}

/**
 * @property int $id
 * @property \App\Enums\ConsentChannel $channel
 * @property string $value_hash Keyed hash of the normalized number or email.
 * @property \App\Enums\SuppressionReason $reason
 * @property ?\Carbon\CarbonImmutable $until Null when it does not end.
 * @property ?int $user_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class SuppressionProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id The author.
 * @property \App\Enums\TeamNoteCategory $category
 * @property string $body With mentions as @[Tom Vance](user:3).
 * @property bool $is_pinned
 * @property ?\Carbon\CarbonImmutable $expires_at Later the note is hidden behind "Expired".
 * @property int $version Increases with every edit. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read \App\Models\User $user
 */
class TeamNoteProperties extends Model
{
}

/**
 * @property int $id
 * @property int $client_id
 * @property \Carbon\CarbonImmutable $starts_at
 * @property \Carbon\CarbonImmutable $ends_at
 * @property ?string $reason
 * @property ?int $rsg_form_submission_id
 * @property ?int $user_id
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $user
 */
class TimeOutProperties extends Model
{
}

/**
 * @property int $id
 * @property int $training_session_id
 * @property int $user_id
 * @property \App\Enums\TrainingStatus $status
 * @property \Carbon\CarbonImmutable $due_on
 * @property ?int $score Percent.
 * @property ?\Carbon\CarbonImmutable $started_at
 * @property ?\Carbon\CarbonImmutable $completed_on
 * @property ?int $recorded_by Who recorded the result.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\TrainingSession $trainingSession
 * @property-read \App\Models\User $user
 */
class TrainingRecordProperties extends Model
{
}

/**
 * @property int $id
 * @property string $title
 * @property string $description
 * @property ?int $certification_type_id The certification that a pass issues.
 * @property ?\Carbon\CarbonImmutable $held_on Null when it can be done on any day.
 * @property ?int $pass_score Percent. Null when it has no score.
 * @property int $created_by
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property int $version Increases with every save. A form opened on an older version is a conflict.
 * @property-read ?\App\Models\CertificationType $certificationType
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\TrainingRecord> $trainingRecords
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\TrainingRecord> $records
 */
class TrainingSessionProperties extends Model
{
}

/**
 * @property int $id The id of its first ledger transaction.
 * @property \App\Enums\TransactionType $type
 * @property \App\Enums\TransactionStatus $status
 * @property ?int $client_id
 * @property int $amount_cents Above zero.
 * @property int $effect_cents Total change of the client's available balance.
 * @property ?\App\Enums\PaymentRail $rail
 * @property ?string $reference
 * @property ?string $description
 * @property string $source_type
 * @property int $source_id
 * @property int $round Which attempt, from 1. An undone approval can be repeated.
 * @property \Carbon\CarbonImmutable $occurred_at
 * @property \Carbon\CarbonImmutable $status_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class TransactionProperties extends Model
{
}

/**
 * @property int $id
 * @property string $reference Our reference.
 * @property int $client_id
 * @property int $from_site_account_id
 * @property int $to_site_account_id
 * @property int $amount_cents
 * @property \App\Enums\TransferStatus $status
 * @property int $requested_by
 * @property \Carbon\CarbonImmutable $requested_at
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $decided_at
 * @property ?\Carbon\CarbonImmutable $sent_at
 * @property ?\Carbon\CarbonImmutable $settled_at
 * @property ?string $reason
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read ?\App\Models\User $approvedBy
 */
class TransferProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property string $token_hash SHA-256 of the cookie.
 * @property string $name
 * @property ?string $ip
 * @property ?\Carbon\CarbonImmutable $last_used_at
 * @property \Carbon\CarbonImmutable $expires_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class TrustedDeviceProperties extends Model
{
}

/**
 * @property int $id
 * @property string $first_name
 * @property string $last_name
 * @property string $email
 * @property string $password
 * @property ?string $mobile_e164
 * @property ?string $phone_extension Of the phone system, which reports calls by it.
 * @property ?string $photo_path On the private disk.
 * @property int $role_id
 * @property ?int $manager_id
 * @property string $timezone IANA name. Times are shown in this zone.
 * @property bool $is_active
 * @property bool $is_developer_staff
 * @property bool $is_executive_staff
 * @property ?string $totp_secret Encrypted.
 * @property ?\Carbon\CarbonImmutable $totp_confirmed_at
 * @property int $totp_last_step The last accepted TOTP time step, so that a code works once.
 * @property ?array<array-key, mixed> $recovery_codes Hashed, then encrypted.
 * @property int $security_version Increases with every change that must end the user's other sessions.
 * @property ?\Carbon\CarbonImmutable $password_changed_at
 * @property bool $plays_notification_sound
 * @property bool $shows_toasts
 * @property ?\Carbon\CarbonImmutable $last_signed_in_at
 * @property ?\Carbon\CarbonImmutable $last_signed_out_at
 * @property bool $shows_browser_notifications
 * @property bool $counts_in_title Shows the unread count in the browser title.
 * @property int $version Increases with every change of the account form. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 * @property-read \App\Models\Role $role
 * @property-read ?\App\Models\User $manager
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\RoleAbility> $roleAbilities
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\Certification> $certifications
 * @property-read \Illuminate\Database\Eloquent\Collection<int, \App\Models\TrustedDevice> $trustedDevices
 * @property-read ?\App\Models\UserInvitation $invitation
 * @property-read ?\App\Models\SecondFactorReset $secondFactorReset
 * @property-read string $full_name
 */
class UserProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property int $invited_by
 * @property ?string $token_hash SHA-256 of the emailed token. Null until the email is sent.
 * @property \Carbon\CarbonImmutable $expires_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 * @property-read \App\Models\User $inviter
 */
class UserInvitationProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property int $started_by
 * @property array<array-key, mixed> $recipients The colleague for each kind of work. Null leaves it unassigned.
 * @property int $moved_rows
 * @property ?\Carbon\CarbonImmutable $finished_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\User $user
 */
class UserTakeoverProperties extends Model
{
}

/**
 * @property int $id
 * @property string $source "token:5" or "webhook:3".
 * @property string $source_name
 * @property string $endpoint
 * @property string $delivery_id
 * @property string $content_type
 * @property string $payload Encrypted: it holds personal data.
 * @property ?array<array-key, mixed> $parameters Path parameters by name.
 * @property string $payload_hash SHA-256.
 * @property \App\Enums\WebhookDeliveryStatus $status
 * @property ?int $response_status
 * @property ?string $error
 * @property int $attempts
 * @property int $duplicates Repeated calls since.
 * @property \Carbon\CarbonImmutable $received_at
 * @property ?int $signed_at Unix seconds of the newest signature. A call that is not newer is a replay.
 * @property ?\Carbon\CarbonImmutable $processed_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class WebhookDeliveryProperties extends Model
{
}

/**
 * @property int $id
 * @property string $name
 * @property string $slug
 * @property array<array-key, mixed> $scopes
 * @property ?string $endpoint The only call that this source may make. Null for all calls of its scopes.
 * @property string $secret Encrypted.
 * @property ?string $previous_secret Encrypted. Accepted until previous_secret_until.
 * @property ?\Carbon\CarbonImmutable $previous_secret_until
 * @property bool $is_active
 * @property ?int $created_by
 * @property ?\Carbon\CarbonImmutable $last_used_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class WebhookSourceProperties extends Model
{
}

/**
 * @property int $id
 * @property int $user_id
 * @property ?int $company_id The brand whose website changes. Null for Paddock itself.
 * @property string $title
 * @property string $body
 * @property ?\Carbon\CarbonImmutable $published_at Null for a draft. A later time is a scheduled publication.
 * @property int $version Increases with every change. A form opened on an older version is a conflict.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property ?\Carbon\CarbonImmutable $deleted_at
 */
class WebsiteUpdateProperties extends Model
{
}

/**
 * @property int $id
 * @property string $reference
 * @property int $client_id
 * @property ?int $bank_account_id
 * @property int $amount_cents
 * @property bool $needs_dual_approval Dual approval, by the threshold on the day of the request.
 * @property \App\Enums\WithdrawalStatus $status
 * @property ?int $requested_by
 * @property \Carbon\CarbonImmutable $requested_at
 * @property ?\Carbon\CarbonImmutable $held_at When the ledger held the amount. Null while the balance is too low.
 * @property ?int $checked_by
 * @property ?\Carbon\CarbonImmutable $checked_at
 * @property ?int $approved_by
 * @property ?\Carbon\CarbonImmutable $approved_at
 * @property ?int $payout_claimed_by The user who is paying it manually.
 * @property ?\Carbon\CarbonImmutable $payout_claimed_at
 * @property ?\Carbon\CarbonImmutable $paid_at
 * @property ?int $ended_by Who cancelled, declined or failed it. Null when the client cancelled.
 * @property ?\Carbon\CarbonImmutable $ended_at
 * @property ?int $cancellation_reason_id
 * @property ?string $reason
 * @property ?string $note From the colleague who requested it for the client.
 * @property ?string $payment_note
 * @property int $payment_note_version Version of the statement reference and the note.
 * @property ?string $statement_reference On the client's bank statement. Bank files carry 18 characters.
 * @property ?string $bank_reference The bank's reference of the payment.
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 * @property-read \App\Models\Client $client
 * @property-read ?\App\Models\BankAccount $bankAccount
 * @property-read ?\App\Models\User $requestedBy
 * @property-read ?\App\Models\User $checkedBy
 * @property-read ?\App\Models\User $approvedBy
 * @property-read ?\App\Models\User $endedBy
 * @property-read ?\App\Models\User $payoutClaimedBy
 */
class WithdrawalProperties extends Model
{
}

/**
 * @property int $id
 * @property string $reference
 * @property ?string $reason
 * @property \Carbon\CarbonImmutable $cancelled_at
 * @property \Carbon\CarbonImmutable $created_at
 * @property \Carbon\CarbonImmutable $updated_at
 */
class WithdrawalCancellationProperties extends Model
{
}
