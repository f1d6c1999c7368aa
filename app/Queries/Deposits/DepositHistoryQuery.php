<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\Deposits\DepositEvent;
use App\Domain\Clients\History\AuditAuthors;
use App\Models\AuditEvent;
use App\Models\Deposit;
use App\Support\BankLineText;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** The history of a deposit, from the audit trail. */
final readonly class DepositHistoryQuery
{
    private const MOST = 50;

    private const TITLES = [
        'deposit.received' => 'Received from the bank',
        'deposit.confirmed_by_feed' => 'Confirmed by the bank feed',
        'deposit.matched' => 'Matched',
        'deposit.unmatched' => 'Unmatched',
        'deposit.approved' => 'Approved and credited',
        'deposit.rejected' => 'Rejected',
        'deposit.returned' => 'Returned to the payer',
        'deposit.undone' => 'Approval undone',
        'deposit.bounced' => 'Marked as a returned withdrawal',
        'deposit.reopened' => 'Decision undone',
        'deposit.split' => 'Split',
        'deposit.parted' => 'Created by a split',
    ];

    /** @return list<DepositEvent> newest first */
    public function of(Deposit $deposit): array
    {
        $events = AuditAuthors::newest(DB::table('audit_events')->where('audit_events.subject_type', $deposit->getMorphClass())
            ->where('audit_events.subject_id', $deposit->id), self::MOST);
        $names = $this->names($events->all());

        return array_values($events->map(fn (AuditEvent $event): DepositEvent => new DepositEvent(
            id: $event->id,
            title: self::TITLES[$event->action] ?? Str::ucfirst(str_replace(['deposit.', '_'], ['', ' '], $event->action)),
            note: $this->note($event, $names),
            // The bank feed acts with a colleague's token.
            actor_name: $event->action === 'deposit.received' ? null : AuditAuthors::actor($event),
            at: $event->created_at->toIso8601ZuluString(),
        ))->all());
    }

    /** @param  array<int, string>  $names */
    private function note(AuditEvent $event, array $names): ?string
    {
        $clientId = $event->after['client_id'] ?? $event->before['client_id'] ?? null;
        $payer = $event->after['other_payer'] ?? null;
        $repeat = $event->after['duplicate_case'] ?? null;
        $own = $event->after['own_payment'] ?? null;
        $withdrawal = $event->after['withdrawal'] ?? null;
        $notes = array_filter([
            is_int($clientId) ? $names[$clientId] ?? null : null,
            is_string($payer) ? 'the payer '.BankLineText::withoutContacts($payer).' was accepted' : null,
            is_int($repeat) ? 'although it may be a duplicate' : null,
            is_string($own) ? "although it may be {$own} returned" : null,
            is_string($withdrawal) ? $withdrawal : null,
            $event->after['reason'] ?? null,
        ]);

        return $notes === [] ? null : implode(' · ', $notes);
    }

    /**
     * @param  array<array-key, AuditEvent>  $events
     * @return array<int, string> names of clients by their id
     */
    private function names(array $events): array
    {
        $ids = [];
        foreach ($events as $event) {
            array_push($ids, $event->after['client_id'] ?? null, $event->before['client_id'] ?? null);
        }
        $ids = array_unique(array_filter($ids, is_int(...)));

        return DB::table('clients')->whereIntegerInRaw('id', $ids)->get(['id', 'first_name', 'last_name'])
            ->mapWithKeys(static fn (object $client): array => [(int) $client->id => trim("{$client->first_name} {$client->last_name}")])->all();
    }
}
