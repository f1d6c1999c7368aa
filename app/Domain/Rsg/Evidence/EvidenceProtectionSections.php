<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Enums\BarredMatchStatus;
use App\Enums\BetstopDecision;
use App\Enums\ExclusionRecordState;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** Sections about the person's protection: BetStop, exclusions, limits, and the RSG work about them. */
final readonly class EvidenceProtectionSections
{
    /** @return list<EvidenceSection> */
    public static function of(EvidenceScope $scope): array
    {
        $rows = new EvidenceRows($scope);
        // Also cases, entries and notices that name another record of the person first.
        $cases = static fn (): Builder => $rows->ofPeople('exclusion_records.record')
            ->whereIn('state', ExclusionRecordState::own())->select('exclusion_case_id');
        $entries = DB::table('barred_matches')->where('status', BarredMatchStatus::Same->value)
            ->whereIntegerInRaw('client_id', $scope->clients)->select('barred_entry_id');
        $notices = DB::table('betstop_notice_decisions')->where('decision', BetstopDecision::SamePerson->value)
            ->whereIntegerInRaw('client_id', $scope->clients)->select('betstop_update_id');
        $steps = DB::table('exclusion_steps')
            ->whereIn('exclusion_steps.exclusion_case_id', $rows->clientsOf('exclusion_cases', $cases())->select('exclusion_cases.id'));

        return [
            new EvidenceSection(
                'betstop-checks',
                'BetStop checks',
                $rows->between($rows->ofPeople('betstop_checks.person'), 'betstop_checks.checked_at'),
                'betstop_checks.id',
                [
                    'Check' => 'id', 'Checked' => 'checked_at', 'Purpose' => 'purpose', 'Result' => 'result', 'By' => 'user_id',
                    'Valid until' => 'valid_until', 'Hash of the request' => 'request_hash', 'Response' => 'evidence',
                ],
            ),
            new EvidenceSection(
                'betstop-notices',
                'BetStop notices',
                $rows->toDate($rows->clientsOf('betstop_updates', $notices), 'betstop_updates.received_at'),
                'betstop_updates.id',
                [
                    'Notice' => 'id', 'Received' => 'received_at', 'Change' => 'change', 'Effective' => 'effective_at',
                    'Register reference' => 'external_id', 'Status' => 'status',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'receipts',
                'Permission receipts',
                $rows->between($rows->ofPeople('permission_receipts.person'), 'permission_receipts.decided_at'),
                'permission_receipts.id',
                [
                    'Receipt' => 'id', 'Decided' => 'decided_at', 'Purpose' => 'purpose', 'Allowed' => 'is_allowed',
                    'Reasons' => 'reasons', 'Rules' => 'rule_version', 'About' => 'subject_type', 'Number' => 'subject_id',
                    'By' => 'actor_id', 'Impersonated by' => 'impersonator_id', 'Inputs' => 'inputs',
                ],
            ),
            new EvidenceSection(
                'barred-entries',
                'Barred entries',
                $rows->toDate($rows->clientsOf('barred_entries', $entries), 'barred_entries.created_at'),
                'barred_entries.id',
                [
                    'Entry' => 'id', 'List' => 'list', 'Jurisdiction' => 'jurisdiction', 'Reference' => 'external_reference',
                    'Reason' => 'reason', 'From' => 'from_on', 'Until' => 'until_on', 'Status' => 'status', 'By' => 'user_id',
                    'Lifted' => 'lifted_at', 'Lifted by' => 'lifted_by', 'Created' => 'created_at',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'possible-matches',
                'Possible matches with excluded people',
                $rows->toDate($rows->ofPeople('exclusion_reviews.person'), 'exclusion_reviews.created_at'),
                'exclusion_reviews.id',
                [
                    'Match' => 'id', 'Found' => 'created_at', 'Record' => 'person_type', 'Number' => 'person_id',
                    'May be' => 'source_text', 'Score of 100' => 'score', 'Status' => 'status', 'Decided' => 'decided_at',
                    'By' => 'decided_by', 'Why' => 'why',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'exclusion-cases',
                'Exclusion cases',
                $rows->toDate($rows->clientsOf('exclusion_cases', $cases()), 'exclusion_cases.created_at'),
                'exclusion_cases.id',
                [
                    'Case' => 'id', 'Opened' => 'created_at', 'Reasons' => 'reasons', 'Status' => 'status', 'Owner' => 'owner_id',
                    'Due' => 'due_at', 'Accounts frozen' => 'enforced_at', 'Completed' => 'completed_at',
                    'Lift requested' => 'lift_requested_at', 'Lift requested by' => 'lift_requested_by', 'Lifted' => 'lifted_at',
                    'Lifted by' => 'lifted_by',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'exclusion-steps',
                'Steps of exclusion cases',
                $rows->toDate($steps, 'exclusion_steps.created_at'),
                'exclusion_steps.id',
                [
                    'Case' => 'exclusion_case_id', 'Step' => 'kind', 'Site account' => 'site_account_id', 'Due' => 'due_at',
                    'Done' => 'done_at', 'By' => 'done_by', 'Note' => 'note', 'Proof' => 'proof', 'File' => 'attachment_id',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'limits',
                'Limits',
                $rows->toDate($rows->clientsOf('rsg_limits'), 'rsg_limits.created_at'),
                'rsg_limits.id',
                [
                    'Limit' => 'id', 'Recorded' => 'created_at', 'Kind' => 'kind', 'Amount (AUD)' => 'amount_cents',
                    'Minutes' => 'minutes', 'Period' => 'period', 'Effective' => 'effective_at', 'Ended' => 'ended_at',
                    'By' => 'user_id', 'Reason' => 'reason',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'time-outs',
                'Time-outs',
                $rows->toDate($rows->clientsOf('time_outs'), 'time_outs.created_at'),
                'time_outs.id',
                [
                    'Time-out' => 'id', 'Recorded' => 'created_at', 'Starts' => 'starts_at', 'Ends' => 'ends_at',
                    'Reason' => 'reason', 'By' => 'user_id',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'forms',
                'RSG forms',
                $rows->toDate($rows->clientsOf('rsg_form_submissions'), 'rsg_form_submissions.submitted_at'),
                'rsg_form_submissions.id',
                [
                    'Form' => 'id', 'Submitted' => 'submitted_at', 'Type' => 'form_type', 'Content' => 'payload',
                    'Due' => 'due_at', 'Owner' => 'owner_id', 'Decision' => 'decision', 'Effect' => 'decision_text',
                    'Note' => 'decision_note', 'Handled' => 'resolved_at', 'Handled by' => 'resolved_by',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'communications',
                'RSG communications',
                $rows->toDate($rows->clientsOf('rsg_communications'), 'rsg_communications.sent_at'),
                'rsg_communications.id',
                [
                    'Communication' => 'id', 'Sent' => 'sent_at', 'Channel' => 'channel', 'Staff sender' => 'sender_id',
                    'Text' => 'body', 'Severity' => 'severity', 'Due' => 'due_at', 'Owner' => 'owner_id',
                    'Handled' => 'resolved_at', 'Handled by' => 'resolved_by',
                ],
                EvidenceSections::TO_DATE,
            ),
            new EvidenceSection(
                'events',
                'RSG events',
                $rows->toDate($rows->clientsOf('rsg_events'), 'rsg_events.created_at'),
                'rsg_events.id',
                [
                    'Event' => 'id', 'Opened' => 'created_at', 'Kind' => 'kind', 'Severity' => 'severity',
                    'Description' => 'description', 'Status' => 'status', 'Owner' => 'owner_id', 'Due' => 'due_at',
                    'Actioned' => 'actioned_at', 'Closed' => 'closed_at',
                ],
                EvidenceSections::TO_DATE,
            ),
        ];
    }
}
