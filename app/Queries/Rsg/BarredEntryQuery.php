<?php

declare(strict_types=1);

namespace App\Queries\Rsg;

use App\Data\Rsg\BarredEntryDetails;
use App\Data\Rsg\BarredEntryForm;
use App\Data\Rsg\BarredLift;
use App\Data\Rsg\BarredMatchRow;
use App\Data\Rsg\BarredTotals;
use App\Domain\Clients\History\AuditHistory;
use App\Domain\People\MatchReason;
use App\Domain\Rsg\BarredEntryFields;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BarredMatchStatus;
use App\Lists\ListContext;
use App\Lists\Rsg\BarredEntryList;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
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
            review_count: $this->list->awaitsReview(DB::table('barred_entries'))->count(),
            lift_count: $this->list->awaitsLift(DB::table('barred_entries'))->count(),
        );
    }

    /** Null when there is no such entry. */
    public function find(int $id, User $viewer): ?BarredEntryDetails
    {
        $entry = BarredEntry::query()->with(['matches.client', 'matches.decidedBy', 'liftRequestedBy'])->find($id);
        $row = $this->list->find([$id], new ListContext($viewer))[0] ?? null;
        if ($entry === null || $row === null) {
            return null;
        }
        $canManage = $viewer->can('manage', BarredEntry::class) && $entry->status === BarredEntryStatus::Active;
        $place = implode(', ', array_filter([ContactMask::show($viewer, 'address', $entry->address), trim("{$entry->suburb} {$entry->postcode}")]));

        return new BarredEntryDetails(
            row: $row,
            address: $place === '' ? null : $place,
            matches: self::matches($entry, $viewer),
            history: AuditHistory::of(
                DB::table('audit_events')
                    ->where('audit_events.subject_type', $entry->getMorphClass())
                    ->where('audit_events.subject_id', $entry->id),
                self::EVENTS,
                $viewer,
            ),
            lift: $row->is_lift_requested && $entry->lift_requested_at !== null
                ? new BarredLift(
                    (string) $entry->liftRequestedBy?->full_name,
                    $entry->lift_requested_at->toIso8601ZuluString(),
                    (string) $entry->lift_reason,
                    $canManage && $entry->lift_requested_by !== $viewer->id,
                )
                : null,
            form: $canManage ? new BarredEntryForm($entry->version, ...BarredEntryFields::of($entry)) : null,
            can_decide: $canManage,
            can_request_lift: $canManage && $entry->list === BarredList::Barred && ! $row->is_lift_requested,
        );
    }

    /** @return list<BarredMatchRow> undecided ones first, then by score */
    private static function matches(BarredEntry $entry, User $viewer): array
    {
        return array_values(
            $entry->matches
                ->filter(static fn (BarredMatch $match): bool => $match->client !== null)
                ->sortBy([
                    static fn (BarredMatch $one, BarredMatch $other): int => [
                        $other->status === BarredMatchStatus::Suggested,
                        $other->score,
                    ] <=> [$one->status === BarredMatchStatus::Suggested, $one->score],
                ])
                ->map(
                    static fn (BarredMatch $match): BarredMatchRow => new BarredMatchRow(
                        id: $match->id,
                        client_id: $match->client_id,
                        client_name: (string) $match->client?->full_name,
                        client_pin: (string) $match->client?->pin,
                        client_date_of_birth: $match->client?->date_of_birth?->toDateString(),
                        status: $match->status,
                        score: $match->score,
                        reasons: array_map(
                            static fn (MatchReason $reason): string => $reason->wordsFor($viewer),
                            MatchReason::listOf($match->reasons),
                        ),
                        decided_by: $match->decidedBy?->full_name,
                        decided_at: $match->decided_at?->toIso8601ZuluString(),
                    ),
                )
                ->all(),
        );
    }
}
