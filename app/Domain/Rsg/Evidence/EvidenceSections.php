<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Support\ContactHash;
use Illuminate\Support\Facades\DB;

/** The sections of an evidence pack. Rows of the period, except where the note says otherwise. */
final readonly class EvidenceSections
{
    public const TO_DATE = 'All rows until the end of the period, because earlier ones can still apply in it.';

    private const PERSON = ['First name' => 'first_name', 'Last name' => 'last_name', 'Date of birth' => 'date_of_birth', 'Email' => 'email'];

    /** Their notes and files belong to them, not to the client. */
    private const WITH_NOTES = ['rsg_event' => 'rsg_events'];

    private const WITH_FILES = ['email' => 'emails', 'rsg_event' => 'rsg_events', 'rsg_form_submission' => 'rsg_form_submissions'];

    private EvidenceRows $rows;

    private function __construct(private EvidenceScope $scope)
    {
        $this->rows = new EvidenceRows($scope);
    }

    /** @return list<EvidenceSection> */
    public static function of(EvidenceScope $scope): array
    {
        $sections = new self($scope);

        return [
            ...$sections->records(), ...$sections->contacts(), ...EvidenceProtectionSections::of($scope), ...$sections->money(),
            ...EvidenceStaffSections::of($scope),
        ];
    }

    /** @return list<EvidenceSection> */
    private function records(): array
    {
        $now = 'As the records were when this pack was built. The activity log has their history.';
        $notes = $this->rows->ofPeople('notes.subject', self::WITH_NOTES);
        $revisions = (clone $notes)
            ->join('note_revisions', 'note_revisions.note_id', '=', 'notes.id')
            ->select(['note_revisions.*', 'note_revisions.body as note_body']);

        return [
            new EvidenceSection(
                'clients',
                'Client records',
                DB::table('clients')->whereIntegerInRaw('clients.id', $this->scope->clients),
                'clients.id',
                [
                    'Client' => 'id', 'PIN' => 'pin', ...self::PERSON, 'Mobile' => 'mobile_e164', 'Address' => 'address',
                    'Suburb' => 'suburb', 'State' => 'state', 'Postcode' => 'postcode', 'Status' => 'status',
                    'BetStop' => 'betstop_state', 'Entered in Genweb' => 'genweb_betstopped_at', 'Barred' => 'is_barred',
                    'SMS opt-out' => 'sms_opted_out_at', 'Account manager' => 'account_manager_id',
                    'Balance (AUD)' => 'balance_cents', 'Merged into client' => 'merged_into_id', 'Created' => 'created_at',
                    'Deleted' => 'deleted_at',
                ],
                $now,
            ),
            new EvidenceSection(
                'leads',
                'Lead records',
                DB::table('leads')->whereIntegerInRaw('leads.id', $this->scope->leads),
                'leads.id',
                [
                    'Lead' => 'id', ...self::PERSON, 'Mobile' => 'mobile_e164', 'Status' => 'status', 'Source' => 'source',
                    'Owner' => 'owner_id', 'Client' => 'client_id', 'Created' => 'created_at', 'Deleted' => 'deleted_at',
                ],
                $now,
            ),
            new EvidenceSection(
                'db-clients',
                'DB client records',
                DB::table('db_clients')->whereIntegerInRaw('db_clients.id', $this->scope->dbClients),
                'db_clients.id',
                [
                    'DB client' => 'id', ...self::PERSON, 'Status' => 'status', 'Source' => 'source',
                    'Suppressed because' => 'suppressed_reason', 'Client' => 'client_id', 'Created' => 'created_at',
                    'Deleted' => 'deleted_at',
                ],
                $now,
            ),
            new EvidenceSection(
                'notes',
                'Notes',
                $this->rows->between($notes, 'notes.created_at')->select(['notes.*', 'notes.body as note_body']),
                'notes.id',
                [
                    'Note' => 'id', 'About' => 'subject_type', 'Number' => 'subject_id', 'Written' => 'created_at', 'By' => 'user_id',
                    'Category' => 'category', 'Text' => 'note_body', 'Edited' => 'edited_at', 'Deleted' => 'deleted_at',
                ],
            ),
            new EvidenceSection(
                'note-versions',
                'Earlier versions of notes',
                $this->rows->between($revisions, 'note_revisions.created_at'),
                'note_revisions.id',
                [
                    'Note' => 'note_id', 'Replaced' => 'created_at', 'By' => 'user_id', 'Category' => 'category',
                    'Text' => 'note_body',
                ],
            ),
            new EvidenceSection(
                'files',
                'Attached files',
                $this->rows->between($this->rows->ofPeople('attachments.subject', self::WITH_FILES), 'attachments.created_at'),
                'attachments.id',
                [
                    'File' => 'id', 'About' => 'subject_type', 'Number' => 'subject_id', 'Added' => 'created_at', 'By' => 'user_id',
                    'Name' => 'name', 'Type' => 'mime', 'Bytes' => 'size', 'SHA-256' => 'sha256', 'Deleted' => 'deleted_at',
                ],
                'The files themselves are not in this pack. Their hashes prove that a copy is the same file.',
            ),
        ];
    }

    /** @return list<EvidenceSection> */
    private function contacts(): array
    {
        $sms = DB::table('sms_messages')->join('conversations', 'conversations.id', '=', 'sms_messages.conversation_id')
            ->whereIntegerInRaw('conversations.client_id', $this->scope->clients)->select(['sms_messages.*', 'conversations.phone_e164']);

        return [
            new EvidenceSection(
                'sms',
                'SMS messages',
                $this->rows->between($sms, 'sms_messages.sent_at'),
                'sms_messages.id',
                [
                    'Message' => 'id', 'Time' => 'sent_at', 'Direction' => 'direction', 'Number' => 'phone_e164',
                    'By' => 'user_id', 'Text' => 'body', 'Status' => 'status', 'Error' => 'error', 'Delivered' => 'delivered_at',
                ],
            ),
            new EvidenceSection(
                'emails',
                'Emails',
                $this->rows->ofClients('emails'),
                'emails.id',
                [
                    'Email' => 'id', 'Time' => 'created_at', 'Direction' => 'direction', 'From' => 'from_address',
                    'To' => 'to_address', 'By' => 'user_id', 'Subject' => 'subject', 'Text' => 'body', 'Status' => 'status',
                    'Error' => 'error', 'Sent' => 'sent_at', 'Delivered' => 'delivered_at',
                ],
            ),
            new EvidenceSection(
                'calls',
                'Calls',
                $this->rows->between($this->rows->ofPeople('phone_logs.person'), 'phone_logs.called_at'),
                'phone_logs.id',
                [
                    'Call' => 'id', 'Time' => 'called_at', 'Direction' => 'direction', 'Number' => 'number_e164',
                    'With' => 'person_type', 'Record' => 'person_id', 'By' => 'user_id', 'Seconds' => 'seconds',
                    'Outcome' => 'outcome',
                ],
                'Calls with these records. A call from a number that several people have belongs to no record.',
            ),
            new EvidenceSection(
                'consents',
                'Consents',
                $this->rows->toDate($this->rows->ofPeople('consents.person'), 'consents.created_at'),
                'consents.id',
                [
                    'Consent' => 'id', 'Recorded' => 'recorded_at', 'Channel' => 'channel', 'Purpose' => 'purpose',
                    'Basis' => 'basis', 'Evidence' => 'evidence', 'By' => 'user_id',
                ],
                self::TO_DATE,
            ),
            new EvidenceSection(
                'do-not-contact',
                'Do not contact',
                $this->rows->toDate(DB::table('suppressions')->whereIn('value_hash', $this->contactHashes()), 'suppressions.created_at'),
                'suppressions.id',
                [
                    'Entry' => 'id', 'Since' => 'created_at', 'Channel' => 'channel', 'Reason' => 'reason', 'Until' => 'until',
                    'By' => 'user_id', 'Hash of the number or address' => 'value_hash',
                ],
                'Numbers and addresses of these records that are suppressed until the end of the period. The list stores only their hashes.',
            ),
        ];
    }

    /** @return list<EvidenceSection> */
    private function money(): array
    {
        $genweb = $this->rows->clientsOf('genweb_bonuses')->leftJoin('bonus_promotions', 'bonus_promotions.id', '=', 'genweb_bonuses.bonus_promotion_id')
            ->select(['genweb_bonuses.*', 'bonus_promotions.title as promotion_title']);

        return [
            new EvidenceSection(
                'transactions',
                'Money movements',
                $this->rows->ofClients('transactions', 'occurred_at'),
                'transactions.id',
                [
                    'Transaction' => 'id', 'Time' => 'occurred_at', 'Type' => 'type', 'Status' => 'status',
                    'Amount (AUD)' => 'amount_cents', 'Effect on the balance (AUD)' => 'effect_cents', 'Payment method' => 'rail',
                    'Reference' => 'reference', 'Description' => 'description',
                ],
                'Deposits, withdrawals, bets, bonuses, transfers, adjustments, fees and reversals.',
            ),
            new EvidenceSection(
                'bonuses',
                'Bonuses',
                $this->rows->toDate($this->rows->clientsOf('bonus_claims'), 'bonus_claims.offered_at'),
                'bonus_claims.id',
                [
                    'Bonus' => 'id', 'Offered' => 'offered_at', 'Amount (AUD)' => 'amount_cents', 'Status' => 'status',
                    'Explanation' => 'explanation', 'Requested by' => 'requested_by', 'Approved by' => 'approved_by',
                    'Claimed' => 'claimed_at', 'Credited' => 'credited_at', 'Used' => 'used_at', 'Reversed' => 'reversed_at',
                    'Reason' => 'reason',
                ],
                self::TO_DATE,
            ),
            new EvidenceSection(
                'genweb-bonuses',
                'Genweb bonuses',
                $this->rows->toDate($genweb, 'genweb_bonuses.given_at'),
                'genweb_bonuses.id',
                [
                    'Bonus' => 'id', 'Given' => 'given_at', 'Kind' => 'kind', 'Promotion' => 'promotion_title',
                    'Amount (AUD)' => 'amount_cents', 'Boost (%)' => 'boost_permille', 'Market' => 'market', 'By' => 'given_by',
                    'Expires' => 'expires_at', 'Cancelled' => 'cancelled_at', 'Cancelled by' => 'cancelled_by',
                    'Reason' => 'cancel_reason',
                ],
                self::TO_DATE.' They move no money in Paddock, so they are not among the money movements.',
            ),
        ];
    }

    /** @return list<string> */
    private function contactHashes(): array
    {
        $contacts = ['mobile_e164', 'email'];
        $people = [
            ...DB::table('clients')->whereIntegerInRaw('id', $this->scope->clients)->get($contacts),
            ...DB::table('leads')->whereIntegerInRaw('id', $this->scope->leads)->get($contacts),
        ];
        $emails = DB::table('db_clients')->whereIntegerInRaw('id', $this->scope->dbClients)->pluck('email')->all();
        $values = array_filter([...array_column($people, 'mobile_e164'), ...array_column($people, 'email'), ...$emails]);
        $numbers = DB::table('db_phone_numbers')->whereIntegerInRaw('db_client_id', $this->scope->dbClients)->pluck('value_hash')->all();
        $hashes = array_merge([], ...array_map(ContactHash::all(...), array_values($values)));

        return array_values(array_unique([...$hashes, ...array_map(strval(...), $numbers)]));
    }
}
