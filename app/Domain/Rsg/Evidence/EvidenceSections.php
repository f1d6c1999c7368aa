<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Enums\BarredMatchStatus;
use App\Enums\BetstopDecision;
use App\Enums\ExclusionRecordState;
use App\Support\ContactHash;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The sections of an evidence pack. Rows of the period, except where the note says otherwise. */
final readonly class EvidenceSections
{
    private const TO_DATE = 'All rows until the end of the period, because earlier ones can still apply in it.';

    private const PERSON = ['First name' => 'first_name', 'Last name' => 'last_name', 'Date of birth' => 'date_of_birth', 'Email' => 'email'];

    private function __construct(private EvidenceScope $scope) {}

    /** @return list<EvidenceSection> */
    public static function of(EvidenceScope $scope): array
    {
        $sections = new self($scope);

        return [...$sections->records(), ...$sections->contacts(), ...$sections->protection(), ...$sections->money(), ...EvidenceStaffSections::of($scope)];
    }

    /** @return list<EvidenceSection> */
    private function records(): array
    {
        $now = 'As the records were when this pack was built. The activity log has their history.';
        $attached = fn (string $table): Builder => DB::table($table)->where(fn (Builder $any) => $this->ofPeople($any, "{$table}.subject"));

        return [
            new EvidenceSection('clients', 'Client records', DB::table('clients')->whereIntegerInRaw('clients.id', $this->scope->clients), 'clients.id', [
                'Client' => 'id', 'PIN' => 'pin', ...self::PERSON, 'Mobile' => 'mobile_e164', 'Address' => 'address', 'Suburb' => 'suburb', 'State' => 'state', 'Postcode' => 'postcode', 'Status' => 'status',
                'BetStop' => 'betstop_state', 'Entered in Genweb' => 'genweb_betstopped_at', 'Barred' => 'is_barred', 'SMS opt-out' => 'sms_opted_out_at', 'Account manager' => 'account_manager_id',
                'Balance (AUD)' => 'balance_cents', 'Merged into client' => 'merged_into_id', 'Created' => 'created_at', 'Deleted' => 'deleted_at',
            ], $now),
            new EvidenceSection('leads', 'Lead records', DB::table('leads')->whereIntegerInRaw('leads.id', $this->scope->leads), 'leads.id', [
                'Lead' => 'id', ...self::PERSON, 'Mobile' => 'mobile_e164', 'Status' => 'status', 'Source' => 'source', 'Owner' => 'owner_id', 'Client' => 'client_id', 'Created' => 'created_at', 'Deleted' => 'deleted_at',
            ], $now),
            new EvidenceSection('db-clients', 'DB client records', DB::table('db_clients')->whereIntegerInRaw('db_clients.id', $this->scope->dbClients), 'db_clients.id', [
                'DB client' => 'id', ...self::PERSON, 'Status' => 'status', 'Source' => 'source', 'Suppressed because' => 'suppressed_reason', 'Client' => 'client_id', 'Created' => 'created_at', 'Deleted' => 'deleted_at',
            ], $now),
            new EvidenceSection('notes', 'Notes', $this->between($attached('notes'), 'notes.created_at')->select(['notes.*', 'notes.body as note_body']), 'notes.id', [
                'Note' => 'id', 'Written' => 'created_at', 'By' => 'user_id', 'Category' => 'category', 'Text' => 'note_body', 'Edited' => 'edited_at', 'Deleted' => 'deleted_at',
            ]),
            new EvidenceSection('note-versions', 'Earlier versions of notes', $this->between($attached('notes')->join('note_revisions', 'note_revisions.note_id', '=', 'notes.id'), 'note_revisions.created_at')->select(['note_revisions.*', 'note_revisions.body as note_body']), 'note_revisions.id', [
                'Note' => 'note_id', 'Replaced' => 'created_at', 'By' => 'user_id', 'Category' => 'category', 'Text' => 'note_body',
            ]),
            new EvidenceSection('files', 'Attached files', $this->between($attached('attachments'), 'attachments.created_at'), 'attachments.id', [
                'File' => 'id', 'Added' => 'created_at', 'By' => 'user_id', 'Name' => 'name', 'Type' => 'mime', 'Bytes' => 'size', 'SHA-256' => 'sha256', 'Deleted' => 'deleted_at',
            ], 'The files themselves are not in this pack. Their hashes prove that a copy is the same file.'),
        ];
    }

    /** @return list<EvidenceSection> */
    private function contacts(): array
    {
        $sms = DB::table('sms_messages')->join('conversations', 'conversations.id', '=', 'sms_messages.conversation_id')
            ->whereIntegerInRaw('conversations.client_id', $this->scope->clients)->select(['sms_messages.*', 'conversations.phone_e164']);

        return [
            new EvidenceSection('sms', 'SMS messages', $this->between($sms, 'sms_messages.sent_at'), 'sms_messages.id', [
                'Message' => 'id', 'Time' => 'sent_at', 'Direction' => 'direction', 'Number' => 'phone_e164', 'By' => 'user_id', 'Text' => 'body', 'Status' => 'status', 'Error' => 'error',
                'Delivered' => 'delivered_at',
            ]),
            new EvidenceSection('emails', 'Emails', $this->ofClients('emails'), 'emails.id', [
                'Email' => 'id', 'Time' => 'created_at', 'Direction' => 'direction', 'From' => 'from_address', 'To' => 'to_address', 'By' => 'user_id', 'Subject' => 'subject', 'Text' => 'body',
                'Status' => 'status', 'Error' => 'error', 'Sent' => 'sent_at', 'Delivered' => 'delivered_at',
            ]),
            new EvidenceSection('calls', 'Calls', $this->between(DB::table('phone_logs')->where(fn (Builder $any) => $this->ofPeople($any, 'phone_logs.person')), 'phone_logs.called_at'), 'phone_logs.id', [
                'Call' => 'id', 'Time' => 'called_at', 'Direction' => 'direction', 'Number' => 'number_e164', 'With' => 'person_type', 'Record' => 'person_id', 'By' => 'user_id', 'Seconds' => 'seconds', 'Outcome' => 'outcome',
            ], 'Calls with these records. A call from a number that several people have belongs to no record.'),
            new EvidenceSection('consents', 'Consents', $this->toDate(DB::table('consents')->where(fn (Builder $any) => $this->ofPeople($any, 'consents.person')), 'consents.created_at'), 'consents.id', [
                'Consent' => 'id', 'Recorded' => 'recorded_at', 'Channel' => 'channel', 'Purpose' => 'purpose', 'Basis' => 'basis', 'Evidence' => 'evidence', 'By' => 'user_id',
            ], self::TO_DATE),
            new EvidenceSection('do-not-contact', 'Do not contact', $this->toDate(DB::table('suppressions')->whereIn('value_hash', $this->contactHashes()), 'suppressions.created_at'), 'suppressions.id', [
                'Entry' => 'id', 'Since' => 'created_at', 'Channel' => 'channel', 'Reason' => 'reason', 'Until' => 'until', 'By' => 'user_id', 'Hash of the number or address' => 'value_hash',
            ], 'Numbers and addresses of these records that are suppressed until the end of the period. The list stores only their hashes.'),
        ];
    }

    /** @return list<EvidenceSection> */
    private function protection(): array
    {
        // Also cases, entries and notices that name another record of the person first.
        $cases = fn (): Builder => DB::table('exclusion_records')->whereIn('state', ExclusionRecordState::own())->where(fn (Builder $any) => $this->ofPeople($any, 'exclusion_records.record'))->select('exclusion_case_id');
        $entries = DB::table('barred_matches')->where('status', BarredMatchStatus::Same->value)->whereIntegerInRaw('client_id', $this->scope->clients)->select('barred_entry_id');
        $notices = DB::table('betstop_notice_decisions')->where('decision', BetstopDecision::SamePerson->value)->whereIntegerInRaw('client_id', $this->scope->clients)->select('betstop_update_id');

        return [
            new EvidenceSection('betstop-checks', 'BetStop checks', $this->between(DB::table('betstop_checks')->where(fn (Builder $any) => $this->ofPeople($any, 'betstop_checks.person')), 'betstop_checks.checked_at'), 'betstop_checks.id', [
                'Check' => 'id', 'Checked' => 'checked_at', 'Purpose' => 'purpose', 'Result' => 'result', 'By' => 'user_id', 'Valid until' => 'valid_until', 'Hash of the request' => 'request_hash', 'Response' => 'evidence',
            ]),
            new EvidenceSection('betstop-notices', 'BetStop notices', $this->toDate($this->clientsOf('betstop_updates', $notices), 'betstop_updates.received_at'), 'betstop_updates.id', [
                'Notice' => 'id', 'Received' => 'received_at', 'Change' => 'change', 'Effective' => 'effective_at', 'Register reference' => 'external_id', 'Status' => 'status',
            ], self::TO_DATE),
            new EvidenceSection('receipts', 'Permission receipts', $this->between(DB::table('permission_receipts')->where(fn (Builder $any) => $this->ofPeople($any, 'permission_receipts.person')), 'permission_receipts.decided_at'), 'permission_receipts.id', [
                'Receipt' => 'id', 'Decided' => 'decided_at', 'Purpose' => 'purpose', 'Allowed' => 'is_allowed', 'Reasons' => 'reasons', 'Rules' => 'rule_version', 'About' => 'subject_type', 'Number' => 'subject_id',
                'By' => 'actor_id', 'Impersonated by' => 'impersonator_id', 'Inputs' => 'inputs',
            ]),
            new EvidenceSection('barred-entries', 'Barred entries', $this->toDate($this->clientsOf('barred_entries', $entries), 'barred_entries.created_at'), 'barred_entries.id', [
                'Entry' => 'id', 'List' => 'list', 'Jurisdiction' => 'jurisdiction', 'Reference' => 'external_reference', 'Reason' => 'reason', 'From' => 'from_on', 'Until' => 'until_on', 'Status' => 'status',
                'By' => 'user_id', 'Lifted' => 'lifted_at', 'Lifted by' => 'lifted_by', 'Created' => 'created_at',
            ], self::TO_DATE),
            new EvidenceSection('possible-matches', 'Possible matches with excluded people', $this->toDate(DB::table('exclusion_reviews')->where(fn (Builder $any) => $this->ofPeople($any, 'exclusion_reviews.person')), 'exclusion_reviews.created_at'), 'exclusion_reviews.id', [
                'Match' => 'id', 'Found' => 'created_at', 'Record' => 'person_type', 'Number' => 'person_id', 'May be' => 'source_text', 'Score of 100' => 'score', 'Status' => 'status', 'Decided' => 'decided_at', 'By' => 'decided_by', 'Why' => 'why',
            ], self::TO_DATE),
            new EvidenceSection('exclusion-cases', 'Exclusion cases', $this->toDate($this->clientsOf('exclusion_cases', $cases()), 'exclusion_cases.created_at'), 'exclusion_cases.id', [
                'Case' => 'id', 'Opened' => 'created_at', 'Reasons' => 'reasons', 'Status' => 'status', 'Owner' => 'owner_id', 'Due' => 'due_at', 'Accounts frozen' => 'enforced_at', 'Completed' => 'completed_at',
                'Lift requested' => 'lift_requested_at', 'Lift requested by' => 'lift_requested_by', 'Lifted' => 'lifted_at', 'Lifted by' => 'lifted_by',
            ], self::TO_DATE),
            new EvidenceSection('exclusion-steps', 'Steps of exclusion cases', $this->toDate(DB::table('exclusion_steps')->whereIn('exclusion_steps.exclusion_case_id', $this->clientsOf('exclusion_cases', $cases())->select('exclusion_cases.id')), 'exclusion_steps.created_at'), 'exclusion_steps.id', [
                'Case' => 'exclusion_case_id', 'Step' => 'kind', 'Site account' => 'site_account_id', 'Due' => 'due_at', 'Done' => 'done_at', 'By' => 'done_by', 'Note' => 'note', 'Proof' => 'proof', 'File' => 'attachment_id',
            ], self::TO_DATE),
            new EvidenceSection('limits', 'Limits', $this->toDate($this->clientsOf('rsg_limits'), 'rsg_limits.created_at'), 'rsg_limits.id', [
                'Limit' => 'id', 'Recorded' => 'created_at', 'Kind' => 'kind', 'Amount (AUD)' => 'amount_cents', 'Minutes' => 'minutes', 'Period' => 'period', 'Effective' => 'effective_at', 'Ended' => 'ended_at',
                'By' => 'user_id', 'Reason' => 'reason',
            ], self::TO_DATE),
            new EvidenceSection('time-outs', 'Time-outs', $this->toDate($this->clientsOf('time_outs'), 'time_outs.created_at'), 'time_outs.id', [
                'Time-out' => 'id', 'Recorded' => 'created_at', 'Starts' => 'starts_at', 'Ends' => 'ends_at', 'Reason' => 'reason', 'By' => 'user_id',
            ], self::TO_DATE),
            new EvidenceSection('forms', 'RSG forms', $this->ofClients('rsg_form_submissions', 'submitted_at'), 'rsg_form_submissions.id', [
                'Form' => 'id', 'Submitted' => 'submitted_at', 'Type' => 'form_type', 'Content' => 'payload', 'Due' => 'due_at', 'Owner' => 'owner_id', 'Decision' => 'decision', 'Effect' => 'decision_text', 'Note' => 'decision_note',
                'Handled' => 'resolved_at', 'Handled by' => 'resolved_by',
            ]),
            new EvidenceSection('communications', 'RSG communications', $this->ofClients('rsg_communications', 'sent_at'), 'rsg_communications.id', [
                'Communication' => 'id', 'Sent' => 'sent_at', 'Channel' => 'channel', 'Staff sender' => 'sender_id', 'Text' => 'body', 'Severity' => 'severity', 'Due' => 'due_at', 'Owner' => 'owner_id',
                'Handled' => 'resolved_at', 'Handled by' => 'resolved_by',
            ]),
            new EvidenceSection('events', 'RSG events', $this->ofClients('rsg_events'), 'rsg_events.id', [
                'Event' => 'id', 'Opened' => 'created_at', 'Kind' => 'kind', 'Severity' => 'severity', 'Description' => 'description', 'Status' => 'status', 'Owner' => 'owner_id', 'Due' => 'due_at',
                'Actioned' => 'actioned_at', 'Closed' => 'closed_at',
            ]),
        ];
    }

    /** @return list<EvidenceSection> */
    private function money(): array
    {
        return [
            new EvidenceSection('transactions', 'Money movements', $this->ofClients('transactions', 'occurred_at'), 'transactions.id', [
                'Transaction' => 'id', 'Time' => 'occurred_at', 'Type' => 'type', 'Status' => 'status', 'Amount (AUD)' => 'amount_cents', 'Effect on the balance (AUD)' => 'effect_cents', 'Payment method' => 'rail',
                'Reference' => 'reference', 'Description' => 'description',
            ], 'Deposits, withdrawals, bets, bonuses, transfers, adjustments, fees and reversals.'),
            new EvidenceSection('bonuses', 'Bonuses', $this->ofClients('bonus_claims', 'offered_at'), 'bonus_claims.id', [
                'Bonus' => 'id', 'Offered' => 'offered_at', 'Amount (AUD)' => 'amount_cents', 'Status' => 'status', 'Explanation' => 'explanation', 'Requested by' => 'requested_by', 'Approved by' => 'approved_by',
                'Claimed' => 'claimed_at', 'Credited' => 'credited_at', 'Used' => 'used_at', 'Reversed' => 'reversed_at', 'Reason' => 'reason',
            ]),
        ];
    }

    /** @param  Builder|null  $more  ids of further rows */
    private function clientsOf(string $table, ?Builder $more = null): Builder
    {
        return DB::table($table)->where(fn (Builder $any): Builder => $any->whereIntegerInRaw("{$table}.client_id", $this->scope->clients)
            ->when($more !== null, static fn (Builder $also): Builder => $also->orWhereIn("{$table}.id", $more ?? [])));
    }

    private function ofClients(string $table, string $time = 'created_at'): Builder
    {
        return $this->between($this->clientsOf($table), "{$table}.{$time}");
    }

    private function between(Builder $rows, string $time): Builder
    {
        return $this->toDate($rows, $time)->where($time, '>=', $this->scope->startsAt);
    }

    private function toDate(Builder $rows, string $time): Builder
    {
        return $rows->where($time, '<', $this->scope->endsAt);
    }

    /** @param  string  $morph  such as `notes.subject` */
    private function ofPeople(Builder $any, string $morph): void
    {
        foreach (array_filter($this->scope->people()) as $type => $ids) {
            $any->orWhere(static fn (Builder $own): Builder => $own->where("{$morph}_type", $type)->whereIntegerInRaw("{$morph}_id", $ids));
        }
    }

    /** @return list<string> */
    private function contactHashes(): array
    {
        $people = [...DB::table('clients')->whereIntegerInRaw('id', $this->scope->clients)->get(['mobile_e164', 'email']), ...DB::table('leads')->whereIntegerInRaw('id', $this->scope->leads)->get(['mobile_e164', 'email'])];
        $emails = DB::table('db_clients')->whereIntegerInRaw('id', $this->scope->dbClients)->pluck('email')->all();
        $values = array_filter([...array_column($people, 'mobile_e164'), ...array_column($people, 'email'), ...$emails]);
        $numbers = DB::table('db_phone_numbers')->whereIntegerInRaw('db_client_id', $this->scope->dbClients)->pluck('value_hash')->all();

        return array_values(array_unique([...array_merge([], ...array_map(ContactHash::all(...), array_values($values))), ...array_map(strval(...), $numbers)]));
    }
}
