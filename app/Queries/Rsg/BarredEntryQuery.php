<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\BarredEntryDetails;
use App\Data\Rsg\BarredTotals;
use App\Domain\Clients\History\AuditHistory;
use App\Enums\BarredEntryStatus;
use App\Lists\ListContext;
use App\Lists\Rsg\BarredEntryList;
use App\Models\BarredEntry;
use App\Models\User;
use App\Support\ContactMask;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/** The counts above the barred lists, and the drawer of one entry. */
final readonly class BarredEntryQuery
{
    private const EVENTS = 30;

    public function __construct(private BarredEntryList $list) {}

    public function totals(): BarredTotals
    {
        $active = static fn (): Builder => DB::table('barred_entries')->where('barred_entries.status', BarredEntryStatus::Active);

        return new BarredTotals(
            active_count: $active()->count(),
            ending_count: $this->list->endsSoon($active())->count(),
            client_count: $active()->whereNotNull('client_id')->count(),
        );
    }

    /** Null when there is no such entry. */
    public function find(int $id, User $viewer): ?BarredEntryDetails
    {
        $entry = BarredEntry::query()->find($id);
        $row = $this->list->find([$id], new ListContext($viewer))[0] ?? null;
        if ($entry === null || $row === null) {
            return null;
        }
        $place = implode(', ', array_filter([ContactMask::show($viewer, 'address', $entry->address), trim("{$entry->suburb} {$entry->postcode}")]));

        return new BarredEntryDetails(
            row: $row,
            address: $place === '' ? null : $place,
            history: AuditHistory::of(DB::table('audit_events')->where('audit_events.subject_type', $entry->getMorphClass())->where('audit_events.subject_id', $entry->id), self::EVENTS, $viewer),
        );
    }
}
