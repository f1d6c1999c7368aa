<?php

declare(strict_types=1);

namespace App\Lists\Clients\Timeline;

use App\Domain\Clients\History\ClientPast;
use App\Enums\DepositStatus;
use App\Enums\PhoneOutcome;
use App\Enums\RsgEventStatus;
use App\Lists\PastRows;
use App\Models\AuditEvent;
use App\Models\Deposit;
use App\Models\PhoneLog;
use Illuminate\Database\Query\Builder;

/** A client's records that have no list of their own, as they were at an earlier time. Each takes the records of today. */
final readonly class PastTimelineRows
{
    /** Deposits that were the client's then. Every change of status is in the activity log. */
    public static function deposits(Builder $deposits, ClientPast $past): Builder
    {
        $changes = AuditEvent::query()
            ->where('subject_type', (new Deposit)->getMorphClass())
            ->where('created_at', '>=', $past->moment)
            ->whereIn(
                'subject_id',
                (clone $deposits)
                    ->where('deposits.created_at', '<', $past->moment)
                    ->where('deposits.updated_at', '>=', $past->moment)
                    ->select('deposits.id'),
            )
            ->orderByDesc('id')
            ->get(['subject_id', 'before']);
        $former = [];
        foreach ($changes as $change) {
            $status = DepositStatus::tryFrom((string) ($change->before['status'] ?? ''));
            if ($status !== null) {
                $former[(int) $change->subject_id] = "'{$status->value}'";
            }
        }

        return PastRows::of(
            $deposits->whereRaw("coalesce(deposits.matched_at, deposits.created_at) < {$past->sql()}"),
            $past,
            'deposits.client_id',
            'created_at',
            ['id', 'rail', 'amount_cents', 'created_at'],
            [
                'status' => PastRows::formerly($former, 'deposits.id', 'deposits.status'),
                'approved_by' => PastRows::once($past, 'deposits.decided_at', 'deposits.approved_by'),
            ],
        );
    }

    /** Every saved outcome is in the activity log. */
    public static function calls(Builder $calls, ClientPast $past): Builder
    {
        $changes = AuditEvent::query()
            ->where('subject_type', (new PhoneLog)->getMorphClass())
            ->where('action', 'phone_log.outcome_saved')
            ->where('created_at', '>=', $past->moment)
            ->whereIn(
                'subject_id',
                (clone $calls)
                    ->where('phone_logs.created_at', '<', $past->moment)
                    ->where('phone_logs.updated_at', '>=', $past->moment)
                    ->select('phone_logs.id'),
            )
            ->orderByDesc('id')
            ->get(['subject_id', 'before']);
        $former = $changes
            ->mapWithKeys(static function (AuditEvent $change): array {
                $outcome = PhoneOutcome::tryFrom((string) ($change->before['outcome'] ?? ''));

                return [(int) $change->subject_id => $outcome === null ? 'null' : "'{$outcome->value}'"];
            })->all();

        return PastRows::of($calls, $past, 'phone_logs.person_id', 'created_at', ['id', 'user_id', 'direction', 'seconds', 'called_at'], [
            'outcome' => PastRows::formerly($former, 'phone_logs.id', 'phone_logs.outcome'),
        ]);
    }

    /** Each step has its time. */
    public static function withdrawals(Builder $withdrawals, ClientPast $past): Builder
    {
        $at = $past->sql();

        return PastRows::of(
            $withdrawals,
            $past,
            'withdrawals.client_id',
            'requested_at',
            ['id', 'amount_cents', 'requested_at'],
            [
                'status' => "case when withdrawals.ended_at < {$at} then withdrawals.status when withdrawals.paid_at < {$at} then 'paid' when withdrawals.approved_at < {$at} then 'approved'"
                    ." when withdrawals.checked_at < {$at} then 'checked' else 'pending' end",
                'reason' => PastRows::once($past, 'withdrawals.ended_at', 'withdrawals.reason'),
            ],
        );
    }

    public static function events(Builder $events, ClientPast $past): Builder
    {
        $former = array_map(
            static fn (mixed $was): string => "'".RsgEventStatus::from((string) $was)->value."'",
            $past->former('client.rsg_event_moved', 'rsg_event_id', 'rsg_event_status'),
        );

        return PastRows::of(
            $events,
            $past,
            'rsg_events.client_id',
            'created_at',
            ['id', 'kind', 'severity', 'created_at'],
            ['status' => PastRows::formerly($former, 'rsg_events.id', 'rsg_events.status')],
        );
    }

    /** An entry that is no longer active never becomes active again. */
    public static function exclusions(Builder $entries, ClientPast $past): Builder
    {
        return PastRows::of($entries, $past, 'barred_entries.client_id', 'created_at', ['id', 'list', 'until_on', 'created_at'], [
            'status' => "case when coalesce(barred_entries.lifted_at, barred_entries.updated_at) < {$past->sql()} then barred_entries.status else 'active' end",
        ]);
    }

    /** A limit that changed since had no end then: a limit never ends before its change. */
    public static function limits(Builder $limits, ClientPast $past): Builder
    {
        return PastRows::of(
            $limits,
            $past,
            'rsg_limits.client_id',
            'created_at',
            ['id', 'kind', 'amount_cents', 'minutes', 'period', 'effective_at', 'created_at'],
            [
                'ended_at' => PastRows::once($past, 'rsg_limits.updated_at', 'rsg_limits.ended_at'),
            ],
        );
    }
}
